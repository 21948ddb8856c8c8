import type { RouteName } from './table.ts';

/** Where the pages lead that are not for everybody (R277). */
const elsewhere: Partial<Record<RouteName, { signedIn?: RouteName; anonymous?: RouteName }>> = {
  login: { signedIn: 'my-account' },
  'my-account': { anonymous: 'login' },
  wishlist: { anonymous: 'login' },
};

/** The page that a visitor is led to instead of one that is not for them; undefined where it is. */
export const redirectFor = (name: RouteName, signedIn: boolean): RouteName | undefined =>
  elsewhere[name]?.[signedIn ? 'signedIn' : 'anonymous'];
