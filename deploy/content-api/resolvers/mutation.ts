import { accountMutations } from './account-operations.ts';
import { contactMutations } from './contact-operations.ts';
import { wishlistMutations } from './wishlist-operations.ts';

export const Mutation = { ...accountMutations, ...wishlistMutations, ...contactMutations };
