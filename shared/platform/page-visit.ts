import type { Posted } from '../forms/posted.ts';
import type { Country } from '../i18n/index.ts';
import type { RouteMatch } from '../routes/index.ts';

/** What every part of a page knows of the visit: on the server, in the document and in the browser alike. Plain data. */
export interface PageVisit {
  country: Country;
  /** `http://be.localhost:8080`. */
  origin: string;
  /** The page being shown; a fragment sees the page that it is in. */
  route: RouteMatch;
  signedIn: boolean;
  /** The result of a form that the browser posted without scripts, for the remote that gives the form; nothing after a navigation. */
  posted?: Posted;
  /** What a visitor without an account has saved while scripts were off, on the pages that show it. */
  guestProducts?: readonly string[];
  /** The secret field in forms of a signed-in visitor: no other site knows it. */
  formToken?: string;
}
