import { accountQueries } from './account-operations.ts';
import { brandQueries } from './brand.ts';
import { editorialQueries } from './editorial-operations.ts';
import { pageQueries } from './page-operations.ts';
import { placeQueries } from './place-operations.ts';
import { productQueries } from './product-operations.ts';
import { searchQueries } from './search-operations.ts';
import { wishlistQueries } from './wishlist-operations.ts';

export const Query = {
  ...brandQueries,
  ...pageQueries,
  ...productQueries,
  ...editorialQueries,
  ...placeQueries,
  ...searchQueries,
  ...accountQueries,
  ...wishlistQueries,
};
