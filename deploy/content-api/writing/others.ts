import {
  handle,
  handleCategory,
  menu,
  project,
  projectChoice,
  shade,
  shadeGroup,
  store,
  washbasin,
} from '../tables.ts';
import { upsert, type Writer, type Written } from './upsert.ts';

/** What has neither HTML nor a place in search; each function answers which rows it added or changed. */

export const writeStores = (tx: Writer, rows: readonly (typeof store.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, store, rows);

export const writeShadeGroups = (tx: Writer, rows: readonly (typeof shadeGroup.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, shadeGroup, rows);

export const writeShades = (tx: Writer, rows: readonly (typeof shade.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, shade, rows);

export const writeHandleCategories = (
  tx: Writer,
  rows: readonly (typeof handleCategory.$inferInsert)[],
): Promise<Written[]> => upsert(tx, handleCategory, rows);

export const writeHandles = (tx: Writer, rows: readonly (typeof handle.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, handle, rows);

export const writeWashbasins = (tx: Writer, rows: readonly (typeof washbasin.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, washbasin, rows);

export const writeProjectChoices = (
  tx: Writer,
  rows: readonly (typeof projectChoice.$inferInsert)[],
): Promise<Written[]> => upsert(tx, projectChoice, rows);

export const writeProjects = (tx: Writer, rows: readonly (typeof project.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, project, rows);

export const writeMenus = (tx: Writer, rows: readonly (typeof menu.$inferInsert)[]): Promise<Written[]> =>
  upsert(tx, menu, rows);
