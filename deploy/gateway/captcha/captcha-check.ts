import type { Challenge } from 'altcha-lib/types';

/** What the browser needs to show the captcha, or to work on it. */
export type Offer = { provider: 'altcha'; challenge: Challenge } | { provider: 'recaptcha'; siteKey: string };

/** What came of a response: the id of the captcha that was passed, which is the same however often it is shown, or why not. */
export type Outcome = { passed: string } | { refused: 'expired' | 'wrong' };

/** The check that tells people from programs. */
export interface CaptchaCheck {
  offer(): Promise<Offer>;
  /** Throws SiteError captcha-failed where what checks the response does not answer. */
  check(response: string): Promise<Outcome>;
}
