import DataLoader from 'dataloader';
import type { Language } from '../../shared/i18n/index.ts';
import type { Claims } from '../tokens/tokens.ts';
import type { Accounts } from './accounts.ts';
import type { CollectionRecord, MaterialOfProduct, ProductRecord, Sources, TypeRecord } from './sources/index.ts';

/** What every resolver gets beside its parent: the caller, the language, and where content comes from. */
export interface Context {
  language: Language;
  caller: Claims;
  sources: Sources;
  accounts: Accounts;
  /** Everything that blocks and products refer to, fetched once a request and many at a time. */
  products: DataLoader<string, ProductRecord | undefined>;
  collections: DataLoader<string, CollectionRecord | undefined>;
  types: DataLoader<string, TypeRecord | undefined>;
  materials: DataLoader<string, MaterialOfProduct[]>;
}

type Request = Pick<Context, 'language' | 'caller' | 'sources' | 'accounts'>;

export function contextOf(request: Request): Context {
  const { products, collections } = request.sources;
  return {
    ...request,
    products: new DataLoader((uids) => products.byUids(uids)),
    collections: new DataLoader((ids) => collections.byIds(ids)),
    types: new DataLoader((values) => products.typesByValues(values)),
    materials: new DataLoader((uids) => products.materialsOf(uids)),
  };
}
