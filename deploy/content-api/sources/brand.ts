import type { Database } from '../../database/index.ts';
import type { BrandContent } from '../content.ts';
import { brand } from '../tables.ts';

/** Whose site it is; undefined where nobody has written it. */
export type BrandSource = () => Promise<BrandContent | undefined>;

export const databaseBrand =
  (db: Database): BrandSource =>
  async () =>
    (await db.select().from(brand).limit(1))[0];
