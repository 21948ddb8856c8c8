import type { Country, Language } from 'shared/i18n';
import type { Claims } from '../tokens/tokens.ts';

/**
 * Who asks: what the token says, the network address that the question came from, the language to answer in, and the
 * proof of a captcha where the visitor has one.
 */
export interface Visitor {
  caller: Claims;
  address: string;
  language: Language;
  /** Of the site that the visitor looks at. */
  country: Country;
  captchaProof: string;
}
