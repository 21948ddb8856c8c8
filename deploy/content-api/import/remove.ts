import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { rolledBack } from '../../registry/can-release/refuse-breaking-change.ts';
import type { ContentChanged, ContentRow } from '../../registry/contract.ts';
import { refused } from '../../registry/refusal.ts';
import { stagePreview } from '../preview/previews.ts';
import { routeOfPage } from '../site-address.ts';
import { product, stagedRow } from '../tables.ts';
import { statementsFor } from '../writing/upsert.ts';
import { forget, takeTurn } from './begun-import.ts';
import type { ChangeWriter, NewChange } from './change.ts';
import { type KindName, kindName } from './contract.ts';
import { dateStaged, type NewDatedContent } from './dated-content.ts';
import { goLiveIfItHolds } from './go-live.ts';
import { kinds } from './kinds/index.ts';
import { keyFields } from './stage-over.ts';

/**
 * Takes rows out of the content, and the pages that are theirs alone, in one transaction, as a change that can be put back.
 * Lists of visitors keep their products. Throws RefusalError, having changed nothing, where a row is not there, where the site
 * is made from it, and where something else names it, with all that do. `dryRun` changes nothing and answers what would be; so
 * do `dates`, until then, and `preview`, until it is published.
 */
export const removeContent = (
  db: Database,
  { rows, dryRun, preview, dates, ...about }: Removal,
): Promise<ContentChanged> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    for (const [kind, ones] of Map.groupBy(rows, (row) => kindOf(row.kind)))
      await stageRemoval(tx, kind, [...new Set(ones.map(({ key }) => key))]);
    const change = { ...about, action: 'content-remove' } as const;
    if (!dryRun && !dates && !preview) return goLiveIfItHolds(tx, change);
    const would = await rolledBack(tx, (trial) => goLiveIfItHolds(trial, change));
    if (dryRun) await forget(tx);
    else if (preview) return { ...would, preview: await stagePreview(tx, change) };
    else if (dates) return { ...would, dated: await dateStaged(tx, { ...change, ...dates }) };
    return would;
  });

interface Removal extends Omit<NewChange, 'action' | 'number'> {
  rows: readonly ContentRow[];
  dryRun?: boolean;
  preview?: boolean;
  dates?: Dating;
}
type Dating = Pick<NewDatedContent, 'liveAt' | 'until' | 'tokenId'>;

function kindOf(word: string): KindName {
  const { data: kind } = kindName.safeParse(word);
  if (!kind) throw refused(`There is no kind ${word}`, 400);
  const { called, fixed, key } = kinds[kind];
  if (fixed?.[key] !== undefined) throw refused(`A site has one ${called}: it can be changed, not removed`);
  return kind;
}

/** Stages rows of a kind as removed, with their own pages. */
async function stageRemoval(tx: ChangeWriter, kind: KindName, keys: string[]): Promise<void> {
  const there = new Set(await stageKeys(tx, kind, keys));
  const missing = keys.filter((key) => !there.has(key));
  if (missing.length > 0) throw refused(`There is no ${kinds[kind].called} ${missing.slice(0, 20).join(', ')}`, 404);
  const needed = kind === 'pages' ? keys.find(isOfSite) : undefined;
  if (needed !== undefined) throw refused(`${needed} is a page that every site has: it can be changed, not removed`);
  const folder = folders[kind];
  if (!folder) return;
  const slugs = tx.select({ slug: product.slug }).from(product).where(inArray(product.uid, keys));
  const names = kind === 'products' ? (await slugs).map(({ slug }) => slug) : keys;
  await stageKeys(
    tx,
    'pages',
    names.map((name) => folder + name),
  );
}

/** Where the pages are that are about one row. */
const folders: Partial<Record<KindName, string>> = {
  collections: '/collection/',
  inspirations: '/inspiration/',
  products: '/product/',
  articles: '/article/',
  projects: '/project/',
};

/** The home page, the overviews, and all others that the site has a route for. */
const isOfSite = (path: string): boolean =>
  path.startsWith('/overview/') || routeOfPage(path.replace(/^\/page\//, '')) !== undefined;

const staged = z.object({ rows: z.array(z.object({ key: z.string() })) });

/** Stages those of the rows that are there; answers their keys. */
async function stageKeys(tx: ChangeWriter, kind: KindName, keys: readonly string[]): Promise<string[]> {
  const { table, writing } = kinds[kind];
  const { image, isSame } = statementsFor(table, writing);
  const answer = await tx.execute(sql`
    insert into ${stagedRow} (kind, key, fields, is_made, before, after)
    select ${kind}, key, fields, false, ${image(sql`stored`)}, null
    from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
    cross join lateral (select ${keyFields(kind, sql`key`)} as fields) as one
    cross join lateral jsonb_populate_record(null::${table}, fields) as fresh
    join ${table} as stored on ${isSame('fresh')}
    on conflict (kind, key) do update set before = excluded.before
    returning key`);
  return staged.parse(answer).rows.map(({ key }) => key);
}
