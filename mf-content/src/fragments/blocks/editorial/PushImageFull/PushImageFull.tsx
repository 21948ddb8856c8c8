import { CallToAction, Picture, Translated } from 'shared/ui';
import type { PushImageFullFragment } from './PushImageFull.generated.ts';
import styles from './PushImageFull.module.css';

/** A picture from edge to edge, with a line below it that leads somewhere. */
export function PushImageFull({ block }: { block: PushImageFullFragment }) {
  return (
    <section>
      <Picture className={styles.picture} image={block.image} />
      <div className={styles.words}>
        <div className={styles.title}>
          <Translated className={styles.tag} text={block.tag} language={block.tagLanguage} />
          <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        </div>
        {block.cta && <CallToAction link={block.cta} />}
      </div>
    </section>
  );
}
