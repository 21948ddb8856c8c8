import { join } from 'node:path';
import type { PageRoutes } from '../routes/index.ts';
import { applications, repository } from './applications.ts';
import { writeIfChanged } from './write-if-changed.ts';

const file = join(repository, 'shared/routes/declared.ts');

const head = `import type { PageRoutes } from './table.ts';

/**
 * What the remotes of this repository declare of their pages, for the types of links. Written by the build from each
 * \`src/routes.ts\`; a page is changed there.
 */
export const declaredPages = `;

/** Writes `shared/routes/declared.ts`: what each `src/routes.ts` says, for all who may not import it. */
export async function collectRoutes(): Promise<void> {
  writeIfChanged(file, await declaredText());
}

/** The text of that file as it has to be. */
export async function declaredText(): Promise<string> {
  const declared = await Promise.all(applications.map(async (name) => [name, await routesOf(name)] as const));
  const text = JSON.stringify(Object.fromEntries(declared), null, 2);
  return `${head}${text} as const satisfies Readonly<Record<string, PageRoutes>>;\n`;
}

/** What an application declares of its pages. */
export async function routesOf(application: string): Promise<PageRoutes> {
  const { default: routes } = await import(`../../${application}/src/routes.ts`);
  return routes;
}
