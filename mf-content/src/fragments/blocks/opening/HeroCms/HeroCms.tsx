import { Picture } from 'shared/ui';
import type { HeroCmsFragment } from './HeroCms.generated.ts';
import styles from './HeroCms.module.css';

/** The heading of an editorial page, over its picture if it has one. */
export function HeroCms({ block, first }: { block: HeroCmsFragment; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {block.caption && (
          <p className={styles.caption} lang={block.captionLanguage ?? undefined}>
            {block.caption}
          </p>
        )}
        <Heading lang={block.headingLanguage ?? undefined}>{block.heading}</Heading>
        {block.subheading && (
          <p className={styles.subheading} lang={block.subheadingLanguage ?? undefined}>
            {block.subheading}
          </p>
        )}
      </div>
      {block.picture && <Picture className={styles.picture} image={block.picture} priority={first} />}
    </section>
  );
}
