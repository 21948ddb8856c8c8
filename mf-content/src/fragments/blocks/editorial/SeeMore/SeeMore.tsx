import { CallToAction, Translated } from 'shared/ui';
import type { SeeMoreFragment } from './SeeMore.generated.ts';
import styles from './SeeMore.module.css';

/** The way onwards from the end of a page. */
export function SeeMore({ block }: { block: SeeMoreFragment }) {
  return (
    <section className={styles.section}>
      <Translated as="h2" text={block.heading} language={block.headingLanguage} />
      <Translated className={styles.intro} text={block.intro} language={block.textLanguage} />
      <CallToAction link={block.link} look="filled" />
    </section>
  );
}
