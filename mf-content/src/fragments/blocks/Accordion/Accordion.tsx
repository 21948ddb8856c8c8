import { RichText } from 'shared/ui';
import { Fold } from '../Fold/Fold.tsx';
import type { AccordionFragment } from './Accordion.generated.ts';
import styles from './Accordion.module.css';

/** Questions and their answers; several may be open (R209). */
export function Accordion({ block }: { block: AccordionFragment }) {
  return (
    <section className={styles.section}>
      <div className={styles.folds}>
        {block.questions.map(({ heading, text }, index) => (
          <Fold key={index} level="h2" heading={heading}>
            <RichText html={text} />
          </Fold>
        ))}
      </div>
    </section>
  );
}
