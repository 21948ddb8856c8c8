import { and, or, sql } from 'drizzle-orm';
import { parametersOf } from 'shared/routes';
import type { Reader } from '../registry/can-release/read-live-state.ts';
import type { FormerPage, PageLink } from '../registry/can-release/view.ts';
import { kindNames } from './import/contract.ts';
import { kinds } from './import/kinds/index.ts';
import { rowsOf } from './import/kinds/kind.ts';
import { pathsInContent, routeOfPath } from './site-address.ts';

/** Which pieces of content link to which of these pages: by the path that content has for them, or by their address. */
export async function pageLinks(tx: Reader, pages: readonly FormerPage[]): Promise<PageLink[]> {
  const beginnings = pages.flatMap(({ name, formerly }) => [
    ...pathsInContent(name),
    ...Object.entries(formerly).flatMap(([language, paths]) =>
      paths.map((path) => `/${language}/${path.split(':')[0]?.replace(/\/$/, '')}`),
    ),
  ]);
  if (beginnings.length === 0) return [];
  const found = new Map<string, PageLink>();
  for (const name of kindNames) {
    const kind = kinds[name];
    const says = beginnings.map((text) => sql`strpos(to_jsonb(${kind.table})::text, ${text}) > 0`);
    const rows = await tx
      .select()
      .from(kind.table)
      .where(and(rowsOf(kind), or(...says)));
    for (const { [kind.key]: key, ...row } of rows) {
      const content = kind.fixed?.[kind.key] === undefined ? `${kind.called} ${String(key)}` : name;
      for (const page of linkedFrom(row, pages)) found.set(`${content} ${page}`, { content, page });
    }
  }
  return [...found.values()];
}

function linkedFrom(value: unknown, pages: readonly FormerPage[]): string[] {
  if (typeof value === 'string') return linksIn(value).flatMap((path) => pageAt(path, pages) ?? []);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => linkedFrom(one, pages))
    : [];
}

/** A text that is an address, or the addresses of links in HTML. */
const linksIn = (text: string): string[] =>
  text.startsWith('/') ? [text] : [...text.matchAll(/ href="(\/[^"]*)"/g)].map(([, path = '']) => path);

function pageAt(link: string, pages: readonly FormerPage[]): string | undefined {
  const route = routeOfPath(link);
  const [, language = '', ...steps] = (link.split(/[?#]/)[0] ?? '').split('/');
  const path = steps.join('/');
  return pages.find(
    ({ name, formerly }) => name === route || formerly[language]?.some((pattern) => parametersOf(pattern, path)),
  )?.name;
}
