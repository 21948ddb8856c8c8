import { done } from '../accounts/answers.ts';
import type { PasswordReset } from '../accounts/lost-password.ts';
import type { PasswordChange } from '../accounts/own-account.ts';
import type { Credentials } from '../accounts/sign-in.ts';
import type { Context } from '../context.ts';

const createAccount = (_root: unknown, credentials: Credentials, context: Context) =>
  context.accounts.create(credentials, context);

const refreshJwtToken = (_root: unknown, { token }: { token: string }, { accounts }: Context) =>
  accounts.refresh(token);

export const accountQueries = {
  accountExport: (_root: unknown, _args: object, context: Context) => context.accounts.of(context),
  refreshJwtToken,
};

export const accountMutations = {
  login: (_root: unknown, credentials: Credentials, context: Context) => context.accounts.login(credentials, context),
  createAccount,
  register: createAccount,
  refreshJwtToken,

  endSession: (_root: unknown, { everywhere }: { everywhere: boolean }, context: Context) =>
    context.accounts.endSession(everywhere, context),

  updatePassword: (_root: unknown, change: PasswordChange, context: Context) =>
    context.accounts.changePassword(change, context),

  lostPassword: (_root: unknown, { email }: { email: string }, context: Context) =>
    context.accounts.lose(email, context),

  resetPassword: (_root: unknown, reset: PasswordReset, context: Context) => context.accounts.reset(reset, context),

  requestEmailChange: (_root: unknown, wanted: { email: string; password: string }, context: Context) =>
    context.accounts.askForAddress(wanted, context),

  requestEmailVerification: (_root: unknown, _args: object, context: Context) =>
    context.accounts.askForVerification(context),

  verifyEmail: (_root: unknown, { proof }: { proof: string }, context: Context) =>
    context.accounts.verify(proof, context),

  changeEmail: (_root: unknown, change: { email: string; code: string }, context: Context) =>
    context.accounts.changeAddress(change, context),

  deleteAccount: async (_root: unknown, { password }: { password: string }, context: Context) => {
    await context.accounts.remove(password, context);
    return done('deleted', context.language);
  },
};
