import type { Database } from '../../database/index.ts';
import { countWrite } from '../../registry/counter.ts';
import { productsToSynchronize, synchronizeProduct } from '../writing/products.ts';

/** Products that were changed past the ways in which content is written, and what search knows of them. */
export interface SynchronisationSource {
  /** The uids of products that were changed since search last took them in. */
  pending(): Promise<string[]>;
  /** Has search take in one product; answers whether there is one. */
  synchronise(uid: string): Promise<boolean>;
}

/** The same of a database. */
export const databaseSynchronisation = (db: Database): SynchronisationSource => ({
  pending: () => productsToSynchronize(db),
  synchronise: (uid) =>
    db.transaction(async (tx) => {
      await countWrite(tx, 'content');
      return synchronizeProduct(tx, uid);
    }),
});
