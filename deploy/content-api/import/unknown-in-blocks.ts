import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { article, collection, inspiration, product, shade, stagedRow } from '../tables.ts';
import type { CheckedRow } from './checked-row.ts';
import type { KindName } from './contract.ts';
import type { WrongRow } from './duplicates.ts';
import { isRecord } from './record.ts';

interface Target {
  table: PgTable;
  column: PgColumn;
  /** What an import calls it, where it can bring such rows. */
  kind?: KindName;
  called: string;
  /** Whether it cannot be imported: a database that has none of it knows no better. */
  isFixed?: boolean;
}

const products: Target = { table: product, column: product.uid, kind: 'products', called: 'product' };
const collections: Target = { table: collection, column: collection.id, kind: 'collections', called: 'collection' };

/** The fields of blocks that name other content. */
const targets: Readonly<Record<string, Target>> = {
  product: products,
  products,
  except: products,
  accessories: products,
  collection: collections,
  collections,
  articles: { table: article, column: article.id, kind: 'articles', called: 'article' },
  inspirations: { table: inspiration, column: inspiration.id, kind: 'inspirations', called: 'inspiration' },
  shades: { table: shade, column: shade.id, called: 'shade', isFixed: true },
};

interface Named {
  target: Target;
  value: string;
  /** As `blocks.0.products`. */
  field: string;
}

/** Finds blocks that name content which neither the database nor this import has: they would show nothing. */
export async function unknownInBlocks(tx: Pick<Database, 'select'>, rows: readonly CheckedRow[]): Promise<WrongRow[]> {
  const named = rows.flatMap((of) =>
    namedIn('blocks' in of.row ? of.row.blocks : [], 'blocks').map((one) => ({ of, ...one })),
  );
  const known = new Map<Target, Set<string>>();
  for (const [target, ones] of Map.groupBy(named, (one) => one.target))
    known.set(target, await existing(tx, target, [...new Set(ones.map(({ value }) => value))]));
  return named
    .filter(({ target, value }) => !known.get(target)?.has(value))
    .map(({ of, field, target, value }) => ({ of, field, message: `there is no ${target.called} "${value}"` }));
}

async function existing(
  tx: Pick<Database, 'select'>,
  { table, column, kind, isFixed = false }: Target,
  values: string[],
): Promise<Set<string>> {
  const [any] = await tx.select({ value: column }).from(table).limit(1);
  if (isFixed && !any) return new Set(values);
  const stored = await tx.select({ value: column }).from(table).where(inArray(column, values));
  const staged = kind
    ? await tx
        .select({ value: stagedRow.key })
        .from(stagedRow)
        .where(and(eq(stagedRow.kind, kind), inArray(stagedRow.key, values)))
    : [];
  return new Set([...stored, ...staged].map(({ value }) => String(value)));
}

function namedIn(value: unknown, field: string): Named[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => namedIn(one, `${field}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
    const at = `${field}.${name}`;
    const names = [inside].flat().filter((one) => typeof one === 'string');
    return target ? names.map((one) => ({ target, value: one, field: at })) : namedIn(inside, at);
  });
}
