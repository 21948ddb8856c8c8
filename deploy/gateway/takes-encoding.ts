/** How the gateway compresses what it keeps. */
export type Encoding = 'br' | 'gzip';

/** Named alone, or with a quality that is not zero. */
const taken = (name: Encoding): RegExp => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`);
const patterns: Record<Encoding, RegExp> = { br: taken('br'), gzip: taken('gzip') };

/** Whether an `accept-encoding` header takes a compression. */
export const takesEncoding = (accepted: string | undefined, name: Encoding): boolean =>
  patterns[name].test(accepted ?? '');
