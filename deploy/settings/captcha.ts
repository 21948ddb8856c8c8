/** The captcha of the contact form (C43). */
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
 * ALTCHA. `missing` names what reCAPTCHA cannot run without (R339).
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

/** The same as the settings have it. */
export const captchaTexts = (captcha: Captcha): CaptchaTexts =>
  captcha.provider === 'altcha'
    ? { CAPTCHA_PROVIDER: 'altcha' }
    : {
        CAPTCHA_PROVIDER: 'recaptcha',
        RECAPTCHA_SITE_KEY: captcha.siteKey,
        RECAPTCHA_SECRET_KEY: captcha.secretKey,
        RECAPTCHA_VERSION: '2',
      };
