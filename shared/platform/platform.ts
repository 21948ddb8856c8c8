import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Observable } from 'rxjs';
import type { Bus, States } from '../bus/index.ts';
import type { OpenedRole } from '../fragments/contracts.ts';
import { type Country, type Language, localeOf, settingsOf } from '../i18n/index.ts';
import type { RouteMatch, RouteTable } from '../routes/index.ts';
import type { Brand } from './brand.ts';

/** What every part of a page knows of the visit: on the server, in the document and in the browser alike. Plain data. */
export interface PageVisit {
  country: Country;
  /** `http://be.localhost:8080`. */
  origin: string;
  /** The page being shown; a fragment sees the page that it is in. */
  route: RouteMatch;
  signedIn: boolean;
  /** Whose site it is; missing where a gateway from before brands, or a sample, renders. */
  brand?: Brand;
  /** The result of a form that the browser posted without scripts, for the remote that gives the form; nothing after a navigation. */
  posted?: Posted;
  /** What a visitor without an account has saved while scripts were off, on the pages that show it. */
  guestProducts?: readonly string[];
  /** The secret field in forms of a signed-in visitor: no other site knows it. */
  formToken?: string;
  /** The idempotency key in forms that must not do twice what they do: of this document. */
  formKey?: string;
}

/** What came of a form that was posted by the browser itself, without scripts. */
export interface Posted {
  /** Its remote, or the role that this plays, and its name: `mf-account/sign-in`, `role:save/save-product`. */
  form: string;
  /** What was typed, without its secrets. */
  values: Record<string, string>;
  /** Why fields are not accepted, by their names: the problems of the form's rules. */
  problems: Record<string, string>;
  /** The content system's own sentence about a refused value. */
  refused?: string;
  /** What a call was refused with, as 403. */
  failed?: { code: string; retryAfterSeconds?: number };
  /** The sentence for what has been done. */
  done?: string;
}

/** Calls to the content system. They are never cached in the browser. */
export interface ContentCalls {
  /** Answers the data, or throws ContentError: a part never sees half an answer. */
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** What is sent under a key (`sendOnce`) is done once, however often it comes. It goes on where the tab is closed. */
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    how?: { key: string },
  ): Promise<Data>;
}

/** The visitor's session. The token itself stays in a cookie that scripts cannot read. */
export interface Session {
  /** Logs in; throws SiteError: session-refused, too-often, or session-failed. */
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
}

/** What a visitor is asked about: measuring audience, and showing what third parties serve (videos, maps). */
export const consentCategories = ['analytics', 'media'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What the visitor has agreed to. Nothing is fetched from a third party before. */
export interface Consent {
  allows(category: ConsentCategory): boolean;
  /** Tells when the visitor has chosen, anew or for the first time. */
  changes$: Observable<void>;
  /** Says that the page has something of a category: a visitor who has not been asked about it is asked now. */
  ask(category: ConsentCategory): void;
}

/** Files that are sent ahead of the message that they belong to. */
export interface Uploads {
  /**
   * Sends a file and answers its id; `progress` is called with the share that is sent, from 0 to 1. Rejects with SiteError:
   * upload-too-large, upload-refused, too-often, upload-cancelled or upload-failed.
   */
  send(file: File, progress: (share: number) => void, signal: AbortSignal): Promise<string>;
  /** Removes a file that no message names yet. Where that fails it goes by itself after a day. */
  remove(id: string): Promise<void>;
}

/** Which captcha the site has, as `GET /recaptcha` says; a challenge is altcha's own. */
export type CaptchaOffer = { provider: 'altcha'; challenge: object } | { provider: 'recaptcha'; siteKey: string };

/** The site's captcha. Both calls reject with SiteError: captcha-failed where there is no answer, or too-often. */
export interface CaptchaCalls {
  offer(): Promise<CaptchaOffer>;
  /** Shows the response; the proof is stored in a cookie that scripts cannot read. Rejects with captcha-expired or captcha-refused, too. */
  show(response: string): Promise<void>;
}

/** All that a part can reach. It is the only way in and out of a remote. */
export interface Platform extends Omit<PageVisit, 'brand'>, PlatformCapabilities {
  language: Language;
  /** BCP 47, as `nl-BE`; with `timeZone` it makes formatting the same on server and browser. */
  locale: string;
  timeZone: string;
  content: ContentCalls;
  bus: Bus;
  /** Goes to an address of this site as if a link had been followed; with `replace`, back does not lead here again. */
  navigate(address: string, how?: { replace: boolean }): Promise<void>;
}

/** What a part gets beyond the core, where its remote declares it: `platform:enter@1` (`capabilities.ts` has the majors). */
export interface PlatformCapabilities {
  session: Session;
  consent: Consent;
  /** The public key of the maps service, in the browser, where the site has one; its script needs consent to media. */
  mapsKey?: string;
  /** The shortest text, in characters, that is searched while it is typed, where the site says so. */
  searchMinLength?: number;
  /**
   * Gives the page on screen another query without leaving it, as a filter does: an entry of the history of its own, or
   * with `replace` the present one anew. The page itself shows what the address says.
   */
  enter(address: string, how?: { replace: boolean }): void;
  /**
   * Has the page that is on screen show another query of its path when the visitor goes back or forward to it; what
   * `show` answers is awaited before the reader is taken to where they were. The returned function ends it.
   */
  onReturn(show: (query: Record<string, string>) => Promise<void>): () => void;
  /**
   * Says that something lies over the page now (a menu, a panel) which the browser's back is to close, by `close`. Call
   * the returned function when it is closed in another way; nothing of it is left in the history.
   */
  openLayer(close: () => void): () => void;
  /**
   * Opens the fragment that plays a role in the tab's composition, in the popin or overlay; `more` is for the popin's state.
   * False where no release plays it.
   */
  open(role: OpenedRole, more?: Pick<States['popin'], 'productIdToAdd'>): boolean;
  /**
   * Says that the visitor has something that a full page load would lose (a half-filled form): the tab then keeps the
   * versions that it has. Call the returned function when that is over.
   */
  keepTab(): () => void;
  uploads: Uploads;
  captcha: CaptchaCalls;
  /** Where the pages of the tab's composition are found: `href` makes its links by it. */
  routes: RouteTable;
  /** Whose site it is. Texts name it by `{{brand}}`. */
  brand: Brand;
}

type Surroundings = Pick<Platform, 'country' | 'language' | 'locale' | 'timeZone' | 'origin' | 'route'>;

/** The part of a platform that describes the place of its page; all of it follows from country, origin and route. */
export function surroundings(page: { country: Country; origin: string; route: RouteMatch }): Surroundings {
  const { country, origin, route } = page;
  const { language } = route;
  return {
    country,
    language,
    locale: localeOf(country, language),
    timeZone: settingsOf(country).timeZone,
    origin,
    route,
  };
}
