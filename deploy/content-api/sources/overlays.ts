import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { handle, handleCategory, shade, shadeGroup, washbasin } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type ShadeRecord = typeof shade.$inferSelect;
export type ShadeGroupRecord = typeof shadeGroup.$inferSelect;
export type HandleRecord = typeof handle.$inferSelect;
export type HandleCategoryRecord = typeof handleCategory.$inferSelect;
export type WashbasinRecord = typeof washbasin.$inferSelect;

/** What the overlays of a product's page show, by the ids that the product names. */
export interface OverlaySource {
  shadesByIds(ids: readonly string[]): Promise<(ShadeRecord | undefined)[]>;
  /** In the order of the groups, and within each of the shades. */
  shadesWithGroups(ids: readonly string[]): Promise<{ shade: ShadeRecord; group: ShadeGroupRecord }[]>;
  handlesWithCategories(ids: readonly string[]): Promise<{ handle: HandleRecord; category: HandleCategoryRecord }[]>;
  washbasins(ids: readonly string[]): Promise<WashbasinRecord[]>;
}

/** What the overlays of products show, from a database. */
export const databaseOverlays = (db: Database): OverlaySource => ({
  shadesByIds: (ids) =>
    inOrder(
      ids,
      (all) => db.select().from(shade).where(inArray(shade.id, all)),
      ({ id }) => id,
    ),

  shadesWithGroups: (ids) =>
    db
      .select({ shade, group: shadeGroup })
      .from(shade)
      .innerJoin(shadeGroup, eq(shadeGroup.id, shade.group))
      .where(inArray(shade.id, [...ids]))
      .orderBy(shadeGroup.position, shade.position),

  handlesWithCategories: (ids) =>
    db
      .select({ handle, category: handleCategory })
      .from(handle)
      .innerJoin(handleCategory, eq(handleCategory.id, handle.category))
      .where(inArray(handle.id, [...ids]))
      .orderBy(handleCategory.position, handle.position),

  washbasins: (ids) =>
    db
      .select()
      .from(washbasin)
      .where(inArray(washbasin.id, [...ids]))
      .orderBy(washbasin.position),
});
