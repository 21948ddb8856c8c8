import type { Loaded } from 'shared/remote';
import { ListPopin } from '../../popin/list-popin.tsx';
import { SignInAgain } from '../../popin/sign-in-again.tsx';
import type { load } from './load.ts';

/** Sign-in, or an account, and then the list for the product (R124); only the sign-in where a session has ended. */
export const View = ({ data: { again } }: { data: Loaded<typeof load> }) =>
  again ? <SignInAgain /> : <ListPopin start="SIGN_IN" />;
