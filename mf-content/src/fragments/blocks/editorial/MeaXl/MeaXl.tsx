import { CallToAction, Picture, RichText, Translated } from 'shared/ui';
import { ground, isDark } from '../../../../domain/ground.ts';
import type { MeaLFragment } from '../MeaL/MeaL.generated.ts';
import type { MeaXlFragment } from './MeaXl.generated.ts';
import styles from './MeaXl.module.css';

/** A picture and words from edge to edge. */
export function MeaXl({ block }: { block: MeaXlFragment }) {
  return <Mea block={block} size="xl" />;
}

interface MeaProps {
  block: MeaLFragment | MeaXlFragment;
  /** `xl` goes from edge to edge, `l` keeps to the page's grid. */
  size: 'l' | 'xl';
}

/** A picture on the side that the editor chose and words on a ground of colour beside it. */
export function Mea({ block, size }: MeaProps) {
  return (
    <section className={styles[size]}>
      <div className={styles.pair} data-picture={block.position === 'right' ? 'right' : 'left'}>
        <Picture className={styles.picture} sizes="half" image={block.image} />
        <div className={styles.words} style={ground(block.backgroundColor)}>
          {block.picto && (
            <img
              className={isDark(block.backgroundColor) ? styles.pale : undefined}
              src={block.picto}
              alt=""
              width="48"
              height="48"
              loading="lazy"
            />
          )}
          <Translated as="h2" className={styles.heading} text={block.heading} language={block.headingLanguage} />
          <RichText html={block.text} lang={block.textLanguage} />
          {block.cta && <CallToAction link={block.cta} />}
        </div>
      </div>
    </section>
  );
}
