import type { RouteName } from './names.ts';

/** Where the pages lead that are not for everybody (R277): a matter of the session, and no remote's own. */
const elsewhere: Readonly<Record<string, { signedIn?: RouteName; anonymous?: RouteName }>> = {
  login: { signedIn: 'my-account' },
  'my-account': { anonymous: 'login' },
  wishlist: { anonymous: 'login' },
};

/** The page that a visitor is led to instead of one that is not for them; undefined where it is. */
export const redirectFor = (name: string, signedIn: boolean): RouteName | undefined =>
  Object.hasOwn(elsewhere, name) ? elsewhere[name]?.[signedIn ? 'signedIn' : 'anonymous'] : undefined;
