import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { Notice, PageHeading } from 'shared/ui';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { ProjectForm } from '../../components/project-form/project-form.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';

type Data = Loaded<typeof load>;

/** Three choices and what is recommended for them: the blocks of the project, then its products (R163 to R167). */
export function View({ data: { seo, path, steps, options, choice, isMissing, result } }: { data: Data }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} />
      <div className={styles.form}>
        {isMissing && <Notice kind="note">{t('project.no-longer-offered')}</Notice>}
        <ProjectForm key={Object.values(choice).join()} options={options} choice={choice} />
      </div>
      {result && <Result result={result} />}
    </>
  );
}

function Result({ result: { project } }: { result: NonNullable<Data['result']> }) {
  const { t } = useTranslation();
  return (
    <section id="result" className={styles.result} aria-label={t('project.result')}>
      {project ? (
        <>
          <Fragment of="mf-content/blocks" props={{ path: project.path, underHeading: true }} />
          <div className={styles.products}>
            <h2 className={styles.heading}>{t('project.products')}</h2>
            <ProductGrid products={project.products} />
          </div>
        </>
      ) : (
        <p className={styles.none}>{t('project.no-project')}</p>
      )}
    </section>
  );
}
