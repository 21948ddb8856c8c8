import type { Context } from '../context.ts';
import type { AccountRecord } from '../sources/accounts.ts';

export const AccountExport = {
  emailVerified: ({ verifiedAt }: AccountRecord) => verifiedAt !== null,
  createdAt: ({ createdAt }: AccountRecord) => createdAt.toISOString(),
  wishlists: ({ id }: AccountRecord, _args: object, { wishlists }: Context) => wishlists.of(id),
  messages: ({ id }: AccountRecord, _args: object, { contact }: Context) => contact.messagesOf(id),
};
