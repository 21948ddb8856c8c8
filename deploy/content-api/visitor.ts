import type { Language } from '../../shared/i18n/index.ts';
import type { Claims } from '../tokens/tokens.ts';

/**
 * Who asks: what the token says, the network address that the question came from, the language to answer in, and the
 * proof of a captcha where the visitor has one.
 */
export interface Visitor {
  caller: Claims;
  address: string;
  language: Language;
  captchaProof: string;
}
