import { SiteError } from 'shared/errors';
import type { RouteMatch } from 'shared/routes';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Composed } from './composition.ts';

const remotesLimit = 50;

/**
 * Opens the versions that a tab says it has, as `mf-search@1.0.0,shell@1.0.0`. Throws SiteError release-unknown where one
 * was never published, or where they are too old for the page: the tab then makes a page load.
 */
export async function composedByTab(
  header: string,
  { remote, page }: RouteMatch,
  store: ReleaseStore,
): Promise<Composed> {
  const names = header.split(',');
  if (names.length > remotesLimit) throw new SiteError('release-unknown', `A tab named ${names.length} releases`);
  const opening = names.map(async (text) => {
    const [name = '', version = ''] = text.trim().split('@');
    return [name, await store.open(name, version)] as const;
  });
  const composed: Composed = Object.fromEntries(await Promise.all(opening));
  if (!composed[remote]?.manifest.pages[page]) throw new SiteError('release-unknown', `A tab has no ${remote}/${page}`);
  return composed;
}
