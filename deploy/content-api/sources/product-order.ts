import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import { inDatabase } from './languages-in-database.ts';
import type { ProductFilter } from './product-filter.ts';

/** The schema's ProductSort. */
export type ProductSort = 'CATALOGUE' | 'NARROWEST' | 'WIDEST' | 'NAME';

/** What products are put in order by: the table's columns, or those of a query that carries them. */
interface OrderColumns {
  uid: SQLWrapper;
  position: SQLWrapper;
  width: SQLWrapper;
  sortNames: SQLWrapper;
}

/**
 * The order of a list. An editor's list keeps the editor's order where no other is asked for; equals come in the order of
 * the catalogue.
 */
export function productOrder(
  { filter: { uids }, sort, language }: { filter: ProductFilter; sort: ProductSort; language: Language },
  { uid, position, width, sortNames }: OrderColumns,
): SQL[] {
  const name = sql`${sortNames}[${sql.raw(String(inDatabase[language].sortName))}] collate "C"`;
  const first: Record<ProductSort, SQL[]> = {
    CATALOGUE: uids ? [sql`array_position(${sql.param([...uids])}::text[], ${uid})`] : [],
    NARROWEST: [sql`${width} asc nulls last`],
    WIDEST: [sql`${width} desc nulls last`],
    NAME: [name],
  };
  return [...first[sort], sql`${position}`];
}
