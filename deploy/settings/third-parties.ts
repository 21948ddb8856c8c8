import { type Country, countries } from 'shared/i18n';
import { z } from 'zod';

/** The captcha of the contact form. */
export type Captcha =
  /** Proof of work that this site sets and checks itself. */
  | { provider: 'altcha' }
  /** Google's, in version 2. */
  | { provider: 'recaptcha'; siteKey: string; secretKey: string };

/** The settings as they are written; both keys and the version belong to reCAPTCHA. */
export interface CaptchaTexts {
  CAPTCHA_PROVIDER?: 'altcha' | 'recaptcha';
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET_KEY?: string;
  RECAPTCHA_VERSION?: '2';
}

const ofRecaptcha = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY', 'RECAPTCHA_VERSION'] as const;

/**
 * The captcha that the settings ask for: reCAPTCHA where it is named or one of its own settings is there, otherwise
 * ALTCHA. `missing` names what reCAPTCHA cannot run without.
 */
export function captchaOf(given: CaptchaTexts): { captcha: Captcha; missing: string[] } {
  const isNamed = given.CAPTCHA_PROVIDER === 'recaptcha';
  const isMeant = given.CAPTCHA_PROVIDER === undefined && ofRecaptcha.some((name) => given[name]);
  if (!isNamed && !isMeant) return { captcha: { provider: 'altcha' }, missing: [] };
  const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET_KEY: secretKey = '' } = given;
  return {
    captcha: { provider: 'recaptcha', siteKey, secretKey },
    missing: ofRecaptcha.filter((name) => !given[name]),
  };
}

/** The tag-manager container of each country that has one. */
export type TagManagerIds = Partial<Record<Country, string>>;

const pair = /^([a-z]+)=(GTM-[A-Z0-9]+)$/;
const isCountry = (text: string): text is Country => Object.hasOwn(countries, text);

/** Reads `fr=GTM-AAAA,be=GTM-BBBB`: the country by the ending of its host. */
export const tagManagerIds = z.string().transform((list, { addIssue }): TagManagerIds => {
  const ids: TagManagerIds = {};
  for (const entry of list.split(',')) {
    const [, country = '', id] = pair.exec(entry.trim()) ?? [];
    if (isCountry(country) && id) ids[country] = id;
    else addIssue('must be a list as fr=GTM-AAAA,be=GTM-BBBB');
  }
  return ids;
});
