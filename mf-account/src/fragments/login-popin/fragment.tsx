import type { FragmentContext, Loaded } from 'shared/remote';
import { SignInAgain } from '../../popin/account-panels.tsx';
import { ListPopin } from '../../popin/list-popin.tsx';

/** It opens with a form: there is nothing to fetch before somebody is signed in. */
export const load = async ({ props }: FragmentContext<'mf-account/login-popin'>) => ({ again: props.again === true });

/** Sign-in, or an account, and then the list for the product; only the sign-in where a session has ended. */
export const View = ({ data: { again } }: { data: Loaded<typeof load> }) =>
  again ? <SignInAgain /> : <ListPopin start="SIGN_IN" />;
