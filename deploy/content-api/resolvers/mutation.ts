import type { Credentials } from '../accounts.ts';
import type { Context } from '../context.ts';

export const Mutation = {
  login: async (_root: unknown, credentials: Credentials, { accounts }: Context) => ({
    token: await accounts.login(credentials),
  }),

  createAccount: (_root: unknown, credentials: Credentials, { accounts }: Context) => accounts.create(credentials),

  refreshJwtToken: async (_root: unknown, { token }: { token: string }, { accounts }: Context) => ({
    token: await accounts.refresh(token),
  }),
};
