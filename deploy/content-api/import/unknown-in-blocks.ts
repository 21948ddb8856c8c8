import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordType } from 'shared/schema/block-fields';
import type { Database } from '../../database/index.ts';
import { namesIn } from '../names-in-blocks.ts';
import { isStoredObject, storedValues } from '../stored-value.ts';
import { article, collection, inspiration, product, shade, stagedRow } from '../tables.ts';
import type { CheckedRow } from './checked-row.ts';
import type { KindName } from './contract.ts';
import type { WrongRow } from './duplicates.ts';

interface Target {
  table: PgTable;
  column: PgColumn;
  /** What an import calls it, where it can bring such rows. */
  kind?: KindName;
  called: string;
  /** Whether it cannot be imported: a database that has none of it knows no better. */
  isFixed?: boolean;
}

/** Where the content is kept that blocks name. */
const targets: Readonly<Record<RecordType, Target>> = {
  Product: { table: product, column: product.uid, kind: 'products', called: 'product' },
  Collection: { table: collection, column: collection.id, kind: 'collections', called: 'collection' },
  Article: { table: article, column: article.id, kind: 'articles', called: 'article' },
  Inspiration: { table: inspiration, column: inspiration.id, kind: 'inspirations', called: 'inspiration' },
  Shade: { table: shade, column: shade.id, called: 'shade', isFixed: true },
};

/** Finds blocks that name content which neither the database nor this import has: they would show nothing. */
export async function unknownInBlocks(tx: Pick<Database, 'select'>, rows: readonly CheckedRow[]): Promise<WrongRow[]> {
  const named = rows.flatMap((of) => namedInRow(of.row).map((one) => ({ of, ...one })));
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

const namedInRow = (row: object) =>
  storedValues(row, ['blocks'])
    .filter(isStoredObject)
    .flatMap((block, index) =>
      namesIn(block).map(({ record, value, field }) => ({
        target: targets[record],
        value,
        field: `blocks.${index}.${field}`,
      })),
    );
