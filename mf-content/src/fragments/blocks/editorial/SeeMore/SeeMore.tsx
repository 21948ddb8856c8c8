import { CallToAction } from 'shared/ui';
import type { SeeMoreFragment } from './SeeMore.generated.ts';
import styles from './SeeMore.module.css';

/** The way onwards from the end of a page. */
export function SeeMore({ block }: { block: SeeMoreFragment }) {
  return (
    <section className={styles.section}>
      <h2 lang={block.headingLanguage ?? undefined}>{block.heading}</h2>
      {block.intro && (
        <p className={styles.intro} lang={block.textLanguage ?? undefined}>
          {block.intro}
        </p>
      )}
      <CallToAction link={block.link} look="filled" />
    </section>
  );
}
