import type { FragmentContext, Loaded } from 'shared/remote';
import { SignInAgain } from '../../popin/account-panels.tsx';
import { ListPopin } from '../../popin/list-popin.tsx';

/** It opens with a form, so that nothing is fetched. */
export const load = async ({ props }: FragmentContext<'mf-account/login-popin'>) => ({ again: props.again === true });

/** Signs in or makes an account, then asks for the list for the product; only signs in where a session has ended. */
export const View = ({ data: { again } }: { data: Loaded<typeof load> }) =>
  again ? <SignInAgain /> : <ListPopin start="SIGN_IN" />;
