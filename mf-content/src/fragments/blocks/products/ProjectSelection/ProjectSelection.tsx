import { Fragment } from 'shared/fragments';
import { CallToAction } from 'shared/ui';
import type { ProjectSelectionFragment } from './ProjectSelection.generated.ts';
import styles from './ProjectSelection.module.css';

/** The invitation to put a project together, and its three questions. */
export function ProjectSelection({ block }: { block: ProjectSelectionFragment }) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        {block.eyebrow && (
          <p className={styles.eyebrow} lang={block.labelLanguage ?? undefined}>
            {block.eyebrow}
          </p>
        )}
        <h2 lang={block.headingLanguage ?? undefined}>{block.heading}</h2>
      </div>
      {(block.intro || block.cta) && (
        <div className={styles.onwards}>
          {block.intro && (
            <p className={styles.intro} lang={block.textLanguage ?? undefined}>
              {block.intro}
            </p>
          )}
          {block.cta && <CallToAction link={block.cta} />}
        </div>
      )}
      <div className={styles.questions}>
        <Fragment of="mf-catalogue/project-selection" props={{}} />
      </div>
    </section>
  );
}
