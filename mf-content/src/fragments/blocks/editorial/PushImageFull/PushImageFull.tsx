import { CallToAction, Picture } from 'shared/ui';
import type { PushImageFullFragment } from './PushImageFull.generated.ts';
import styles from './PushImageFull.module.css';

/** A picture from edge to edge, with a line at its foot that leads somewhere. */
export function PushImageFull({ block }: { block: PushImageFullFragment }) {
  return (
    <section className={styles.section}>
      <Picture className={styles.picture} image={block.image} />
      <div className={styles.words}>
        <div className={styles.title}>
          {block.tag && (
            <p className={styles.tag} lang={block.tagLanguage ?? undefined}>
              {block.tag}
            </p>
          )}
          <h2 lang={block.headingLanguage ?? undefined}>{block.heading}</h2>
        </div>
        {block.cta && <CallToAction link={block.cta} />}
      </div>
    </section>
  );
}
