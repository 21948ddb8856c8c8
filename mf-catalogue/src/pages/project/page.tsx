import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Platform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, loadSeo } from 'shared/seo';
import { Notice, PageHeading } from 'shared/ui';
import {
  asksForProject,
  asksForUnknown,
  choiceIn,
  type ProjectChoice,
  projectFor,
} from '../../domain/project-choice.ts';
import type ownTexts from '../../locales/fr.json';
import { ProductGrid } from '../../products/product-grid.tsx';
import { loadProjectOptions, ProjectForm } from '../../project/project-form.tsx';
import styles from './page.module.css';
import { ProjectProductsDocument, ProjectsDocument } from './projects.generated.ts';

const path = '/page/project';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const [seo, options, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadProjectOptions(platform),
    texts,
  ]);
  const choice = choiceIn(route.query, options);
  const result = asksForProject(route.query) ? await loadResult(platform, choice) : undefined;
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const isMissing = asksForUnknown(route.query, options);
  return { seo, structured: [breadcrumbList(platform, steps)], path, steps, options, choice, isMissing, result };
}

/** The project for a choice with its products; without a project where none matches. */
async function loadResult(platform: Platform, choice: ProjectChoice) {
  const { projets } = await platform.content.query(ProjectsDocument, {});
  const project = projectFor(projets, choice);
  if (!project) return {};
  const { projetProduits } = await platform.content.query(ProjectProductsDocument, { path: project.url });
  return { project: { path: project.url, products: projetProduits ?? [] } };
}

type Data = Loaded<typeof load>;

/** Three choices and what is recommended for them: the blocks of the project, then its products. */
export function View({ data: { path, steps, options, choice, isMissing, result } }: { data: Data }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
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
