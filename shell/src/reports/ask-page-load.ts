import type { PageLoad } from './page-load.ts';
import type { ReportingTab } from './seen.ts';

/**
 * What `pageLoad` reads, of a page whose answer did not say it, as a cache in front of the site gave it. Nothing where the
 * page is of versions that are no longer live, or nobody is to report it.
 */
export async function askPageLoad({
  composition,
  context,
}: Pick<ReportingTab, 'composition' | 'context'>): Promise<PageLoad> {
  const query = new URLSearchParams({ composition: composition.id, language: context.route.language });
  const answer = await fetch(`/_page-load?${query}`);
  return answer.status === 200 ? answer.json() : {};
}
