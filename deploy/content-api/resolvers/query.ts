import { accountQueries } from './account-operations.ts';
import { editorialQueries } from './editorial-operations.ts';
import { pageQueries } from './page-operations.ts';
import { placeQueries } from './place-operations.ts';
import { productQueries } from './product-operations.ts';
import { searchQueries } from './search-operations.ts';
import { wishlistQueries } from './wishlist-operations.ts';

export const Query = {
  ...pageQueries,
  ...productQueries,
  ...editorialQueries,
  ...placeQueries,
  ...searchQueries,
  ...accountQueries,
  ...wishlistQueries,
};
