import type { Context } from '../context.ts';
import { failure } from '../errors.ts';

/** For the service role only (C33). */
export const adminQueries = {
  adminProductIdsToSynchronize: (_root: unknown, _args: unknown, { sources }: Context) =>
    sources.synchronisation.pending(),
};

export const adminMutations = {
  adminSynchronizeProductId: async (_root: unknown, { productId }: { productId: string }, { sources }: Context) => {
    if (!(await sources.synchronisation.synchronise(productId)))
      throw failure('404', `there is no product ${productId}`);
    return { isError: false, message: `Search has taken in ${productId}` };
  },
};
