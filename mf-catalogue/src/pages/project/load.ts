import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, loadSeo } from 'shared/seo';
import {
  asksForProject,
  asksForUnknown,
  choiceIn,
  type ProjectChoice,
  projectFor,
} from '../../domain/project-choice.ts';
import type ownTexts from '../../locales/fr.json';
import { loadProjectOptions } from '../../project/load-options.ts';
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

/** The project for a choice with its products (R166); without a project where none matches. */
async function loadResult(platform: Platform, choice: ProjectChoice) {
  const { projets } = await platform.content.query(ProjectsDocument, {});
  const project = projectFor(projets, choice);
  if (!project) return {};
  const { projetProduits } = await platform.content.query(ProjectProductsDocument, { path: project.url });
  return { project: { path: project.url, products: projetProduits ?? [] } };
}
