import { Fragment } from 'shared/fragments';
import { CallToAction, Translated } from 'shared/ui';
import type { ProjectSelectionFragment } from './ProjectSelection.generated.ts';
import styles from './ProjectSelection.module.css';

/** The invitation to put a project together, and its three questions. */
export function ProjectSelection({ block }: { block: ProjectSelectionFragment }) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <Translated className={styles.eyebrow} text={block.eyebrow} language={block.labelLanguage} />
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
      </div>
      {(block.intro || block.cta) && (
        <div className={styles.onwards}>
          <Translated className={styles.intro} text={block.intro} language={block.textLanguage} />
          {block.cta && <CallToAction link={block.cta} />}
        </div>
      )}
      <div className={styles.questions}>
        <Fragment of="mf-catalogue/project-selection" props={{}} />
      </div>
    </section>
  );
}
