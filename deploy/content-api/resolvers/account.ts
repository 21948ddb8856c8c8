import type { Context } from '../context.ts';
import type { AccountRecord } from '../sources/accounts.ts';

/** Whoever gets an account has shown its password or its token, at a log-in in the same operation perhaps. */
export const Account = {
  wishlists: ({ id }: AccountRecord, _args: object, { wishlists }: Context) => wishlists.of(id),
};
