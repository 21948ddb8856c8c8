import { Picture, Translated } from 'shared/ui';
import type { HeroCmsFragment } from './HeroCms.generated.ts';
import styles from './HeroCms.module.css';

/** The heading of an editorial page, over its picture if it has one. */
export function HeroCms({ block, first }: { block: HeroCmsFragment; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Translated className={styles.caption} text={block.caption} language={block.captionLanguage} />
        <Translated as={Heading} text={block.heading} language={block.headingLanguage} />
        <Translated className={styles.subheading} text={block.subheading} language={block.subheadingLanguage} />
      </div>
      {block.picture && <Picture className={styles.picture} image={block.picture} priority={first} />}
    </section>
  );
}
