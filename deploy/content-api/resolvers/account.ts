import type { Context } from '../context.ts';
import type { AccountRecord } from '../sources/accounts.ts';

/** The caller has shown the account's password or token, perhaps at a log-in in the same operation. */
export const Account = {
  wishlists: ({ id }: AccountRecord, _args: object, { wishlists }: Context) => wishlists.of(id),
};
