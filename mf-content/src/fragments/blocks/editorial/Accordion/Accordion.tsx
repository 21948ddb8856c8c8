import { RichText } from 'shared/ui';
import { Disclosure } from '../../../../components/disclosure.tsx';
import type { AccordionFragment } from './Accordion.generated.ts';
import styles from './Accordion.module.css';

/** Questions and their answers; several may be open. Shows nothing without questions. */
export function Accordion({ block }: { block: AccordionFragment }) {
  if (block.questions.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.disclosures}>
        {block.questions.map(({ heading, headingLanguage, text, textLanguage }, index) => (
          <Disclosure key={index} level="h2" heading={heading} headingLanguage={headingLanguage}>
            <RichText html={text} lang={textLanguage} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
