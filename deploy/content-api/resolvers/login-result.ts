import type { SignedIn } from '../accounts/sign-in.ts';

export const LoginResult = {
  account: ({ account }: SignedIn) => account,
};
