import type { ContentCalls, Platform, Posted, Session } from '../platform/platform.ts';

export type { Posted } from '../platform/platform.ts';

/** What an action can do; each call is made by the gateway, in the visitor's name. */
export interface Acting<OwnTexts extends object = object> {
  platform: Pick<Platform, 'country' | 'language' | 'signedIn'>;
  /** The texts of the remote in the visitor's language. */
  texts: OwnTexts;
  content: ContentCalls;
  signIn: Session['signIn'];
  /** Ends the session here; one that has ended already is no failure. */
  signOut: Session['signOut'];
  /** What the visitor has saved without an account while scripts were off. */
  guestProducts: readonly string[];
  keepForGuest(uid: string): Promise<void>;
  forgetForGuest(uid: string): Promise<void>;
  forgetGuestProducts(uids: readonly string[]): Promise<void>;
}

/** What was done and where it leads, or the sentence for what was not accepted. */
export type Sent = { to: string; done?: string } | { refused: string };

/** The rules of a form, of whatever library; the messages of its issues are the problems of fields. */
interface Rules<Values> {
  '~standard': {
    validate(values: unknown): Checked<Values> | Promise<Checked<Values>>;
  };
}
type Checked<Values> = { value: Values; issues?: undefined } | { issues: Issues };
export type Issues = readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }[];

/** How a form works where the browser posts it by itself: before its scripts are there, and without any. */
export interface FormAction<Values> {
  rules: Rules<Values>;
  /** The fields that are never given back. */
  secrets: readonly (keyof Values & string)[];
  /**
   * Does what the form is for; throws ContentError as content calls do. It is run again from its start after each of its
   * calls, with their answers: it does nothing but call, and decides by the answers alone.
   */
  send(values: Values, acting: Acting): Promise<Sent>;
}

/** A form action whatever its values are: its rules make them from what was posted. */
export interface AnyFormAction {
  answer(posting: Posting, acting: Omit<Acting, keyof Calls>): Promise<FormOutcome>;
}

/** What the gateway does for an action, step by step. */
export type Calls = Pick<
  Acting,
  'content' | 'signIn' | 'signOut' | 'keepForGuest' | 'forgetForGuest' | 'forgetGuestProducts'
>;

/** What an action asks the gateway to do. */
export type FormStep =
  | { kind: 'call'; hash: string; operationName: string; variables: object }
  | { kind: 'sign-in'; email: string; password: string }
  | { kind: 'sign-out' }
  | { kind: 'keep-for-guest'; uid: string }
  | { kind: 'forget-for-guest'; uid: string }
  | { kind: 'forget-guest-products'; uids: readonly string[] };

export type StepAnswer = { data: unknown } | { failed: NonNullable<Posted['failed']> };

/** What was posted, and what the steps so far were answered. */
export interface Posting {
  values: Record<string, string>;
  answers: readonly StepAnswer[];
}

/** What an action comes to: another step, an end, or the form once more. */
export type FormOutcome =
  | { kind: 'step'; step: FormStep }
  | { kind: 'done'; to: string; done?: string }
  | { kind: 'again'; posted: Omit<Posted, 'form'> };

/**
 * The form that puts a product on a list, given by whoever plays the role `save`; its one field is `product`, the uid. Any part
 * may show it.
 */
export const savingForm = 'role:save/save-product';

/**
 * The form that takes a product off a list, given by whoever plays the role `save`; its fields are `product`, the uid, and
 * `list`, the id. Without a `list` it is off what a guest has saved.
 */
export const removingForm = 'role:save/remove-product';
