import { and, arrayOverlaps, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { refused } from '../../registry/refusal.ts';
import { contentChangeRow, product, stagedRow, wishlist } from '../tables.ts';
import { inBatches } from '../writing/upsert.ts';
import type { ChangeWriter } from './change.ts';
import { type KindName, kindNames } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { type CheckedRow, type Reference, recordOf, rowsOf } from './kinds/kind.ts';
import { sharedAddresses } from './page-addresses.ts';
import { plainWords, problemsOf } from './problems.ts';
import type { UncheckedRecord } from './record.ts';
import { unknownReferences } from './references.ts';

const owned = z.object({ rows: z.array(z.object({ key: z.string(), slug: z.string(), owner: z.string() })) });

/** Throws RefusalError where another product has got the address of one that is staged. */
export async function mustBeFree(tx: ChangeWriter): Promise<void> {
  const answer = await tx.execute(sql`
    select staged.key, owner.slug, owner.uid as owner
    from ${stagedRow} as staged join ${product} as owner on owner.slug = staged.fields ->> 'slug' and owner.uid <> staged.key
    where staged.kind = 'products'
      and not exists (select from ${stagedRow} as other where other.kind = 'products' and other.key = owner.uid)
    order by staged.key limit 1`);
  const [first] = owned.parse(answer).rows;
  if (first)
    throw refused(`The address "${first.slug}" of the product ${first.key} is that of ${first.owner} now`, 409);
}

/** So many rows are named. */
const shown = 20;

type Keys = ReadonlyMap<KindName, readonly string[]>;

/**
 * Checks what a change has made live, before its transaction ends: throws RefusalError with every row that would show nothing
 * in the place of another. Answers what else there is to know of what it has removed: links that lead nowhere, lists of
 * visitors, which keep their products.
 */
export async function mustHold(tx: ChangeWriter, number: number): Promise<string[]> {
  const { kind, key, after } = contentChangeRow;
  const rows = await tx.select({ kind, key, after }).from(contentChangeRow).where(eq(contentChangeRow.change, number));
  const keysWhere = (isThere: boolean): Keys =>
    new Map(
      kindNames.map((name) => [
        name,
        rows.filter((row) => row.kind === name && (row.after !== null) === isThere).map((row) => row.key),
      ]),
    );
  const removed = keysWhere(false);
  const wrong = await wrongOf(tx, keysWhere(true));
  const { naming, links } = await leftBehind(tx, number, removed);
  wrong.push(...naming);
  if (wrong.length > 0) throw refused(`Nothing is changed:\n${listed(wrong.sort())}`);
  const products = [...(removed.get('products') ?? [])];
  const lists = products.length && (await tx.$count(wishlist, arrayOverlaps(wishlist.products, products)));
  return [
    ...links,
    ...(lists ? [`${lists} lists of visitors keep what is removed: it shows again when it comes back`] : []),
  ];
}

const listed = (lines: readonly string[]): string =>
  [...lines.slice(0, shown), ...(lines.length > shown ? [`… and ${lines.length - shown} more`] : [])].join('\n');

/** What an import would say against rows that have been written, a line each. */
async function wrongOf(tx: ChangeWriter, written: Keys): Promise<string[]> {
  const wrong: string[] = [];
  const say = ({ entry, key }: CheckedRow, field: string, message: string) =>
    wrong.push(`${entry.kind} ${key}: ${field}: ${message}`);
  for (const [name, keys] of written)
    for (const batch of inBatches(keys)) {
      const checked: CheckedRow[] = [];
      const named: { of: CheckedRow; reference: Reference }[] = [];
      for (const [key, record] of await recordsOf(tx, name, batch)) {
        const of = { key, row: {}, entry: { kind: name, file: '', line: 0 } };
        const { data: row, error } = kinds[name].schema.safeParse(record, { error: plainWords, reportInput: true });
        if (error) for (const { field, message } of problemsOf(error)) say(of, field, message);
        if (!row) continue;
        checked.push({ ...of, row });
        named.push(...(kinds[name].references?.(row) ?? []).map((reference) => ({ of, reference })));
      }
      const together = [...(await sharedAddresses(tx, checked)), ...(await unknownReferences(tx, named))];
      for (const { of, field, message } of together) say(of, field, message);
    }
  return wrong;
}

async function recordsOf(tx: ChangeWriter, name: KindName, keys: string[]): Promise<[string, UncheckedRecord][]> {
  const kind = kinds[name];
  const column = getTableColumns(kind.table)[kind.key];
  if (!column) return [];
  const rows = await tx
    .select()
    .from(kind.table)
    .where(and(inArray(column, keys), rowsOf(kind)));
  return rows.map((row) => [String(row[kind.key]), recordOf(kind, row)]);
}

/** The rows that still name what a change has removed, and those that link to a page that is gone, a line each. */
async function leftBehind(
  tx: ChangeWriter,
  number: number,
  removed: Keys,
): Promise<{ naming: string[]; links: string[] }> {
  const naming: string[] = [];
  const links: string[] = [];
  const gone = new Set([...removed].flatMap(([kind, keys]) => keys.map((key) => `${kind} ${key}`)));
  const isGone = ({ kind, value }: Reference) => gone.has(`${kind} ${value}`);
  for (const name of kindNames) {
    const kind = kinds[name];
    if (!kind.refersTo?.some((other) => removed.get(other)?.length)) continue;
    const rows = await tx
      .select()
      .from(kind.table)
      .where(
        and(
          rowsOf(kind),
          sql`exists (
            select from jsonb_path_query(to_jsonb(${kind.table}), 'strict $.** ? (@.type() == "string")') as said
            where said #>> '{}' in (select key from ${contentChangeRow} where change = ${number} and after is null))`,
        ),
      );
    for (const row of rows) {
      const what = kind.fixed?.[kind.key] === undefined ? `${name} ${String(row[kind.key])}` : name;
      const record = recordOf(kind, row);
      const whole = kind.schema.safeParse(record).data;
      const named = whole ? (kind.references?.(whole) ?? []).filter(isGone) : [];
      naming.push(
        ...named.map(
          ({ field, kind: other, value }) => `${what}: ${field}: names the ${kinds[other].called} "${value}"`,
        ),
      );
      const text = JSON.stringify(record);
      const paths = removed.get('pages')?.filter((path) => text.includes(JSON.stringify(path))) ?? [];
      links.push(...paths.map((path) => `${what} links to ${path}, which is gone`));
    }
  }
  return { naming, links };
}
