/** Every error of the site by its code; the visitor's sentence for it is the text `errors.<code>`. */
export const errorCodes = {
  'content-failed': 'The content system did not answer, or answered with an error',
  'no-connection': 'No answer came over the network',
  'not-found': 'There is no such page or piece of content',
  'part-not-loaded': 'The code of a part could not be loaded',
  'part-unknown': 'A remote was asked for a page or fragment that it does not give',
  'contract-undeclared': 'A remote uses a fragment, an event or a capability that it does not declare',
  'platform-missing': 'A component was rendered outside of a part',
  'session-refused': 'The e-mail address or the password is wrong',
  'session-failed': 'The session could not be changed',
  'release-refused': 'A release cannot be published or made live',
  'release-breaks': 'A release, or a change of what is live, would break the site',
  'release-unsigned': 'Nobody who may has signed a release, or what is live',
  'release-unknown': 'There is no such release',
  'release-forgotten': 'The files of a release were removed, since nobody needed them any more',
  'request-refused': 'A request is not one that a page of this site sends',
  'too-often': 'Something was tried too often; it may be tried again later',
  'captcha-failed': 'What checks the captcha did not answer',
  'captcha-refused': 'The captcha was not passed',
  'backup-failed': 'A backup could not be made or restored',
  'captcha-expired': 'The captcha was passed too long ago',
  'upload-refused': 'A file is no picture or PDF, or its name says another kind',
  'upload-too-large': 'A file is larger than 5 MB',
  'upload-failed': 'A file did not arrive',
  'upload-cancelled': 'A file was called back on its way',
  'qa-link-refused': 'A QA link is none of this site',
  'qa-link-expired': 'A QA link has expired',
  'site-starting': 'No release is live yet',
  'site-busy': 'More is asked for than can be rendered just now',
  'registry-token-wrong': 'A write to the registry came without a token that it knows',
  'registry-token-revoked': 'A token for the registry was revoked',
  'registry-token-expired': 'A token for the registry is too old',
  'registry-forbidden': 'A token for the registry does not allow this',
  'registry-failed': 'The registry did not answer',
  'render-failed': 'The server part of a remote threw an error',
  'render-refused': 'The server part of a remote made HTML that reaches beyond its place',
  'render-late': 'The server part of a remote took too long',
  'render-paused': 'A remote is not rendered on the server for a while, since it was late too often',
  'command-wrong': 'A command was called in a way that it does not know',
  'start-failed': 'The site could not be started',
  'settings-wrong': 'Settings are missing or wrong',
  'disk-full': 'A disk has no space left',
  'database-locked': 'Another process has the embedded database open',
  'database-unreachable': 'The database cannot be reached, or does not let its user in',
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Whether a text from another process is a code of this catalogue. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/**
 * The base of every error that the site throws itself. The log gets `message` and `cause`, the visitor neither. Without a message
 * it says its code: the sentences above stay out of what travels to browsers.
 */
export class SiteError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Thrown by a page's `load` where the address has no content: the not-found page shows, with HTTP status 404. */
export class NotFoundError extends SiteError {
  constructor(what: string) {
    super('not-found', `Not found: ${what}`);
  }
}

/** A rate limit is reached: an address or an account has asked too often, and may ask again after so many seconds. */
export class TooOftenError extends SiteError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = 60) {
    super('too-often');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface ContentErrorOptions extends ErrorOptions {
  /** When a call that came too often may come again. */
  retryAfterSeconds?: number;
}

/** The content system failed; `code` in `details` is its own code, as 403 or 422. */
export class ContentError extends SiteError {
  readonly details: readonly string[];
  readonly retryAfterSeconds?: number;

  constructor(message: string, details: readonly string[] = [], options?: ContentErrorOptions) {
    super('content-failed', message, options);
    this.details = details;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  /** Known by what it carries: the shell throws it and remotes catch it, each with a copy of this class of its own. */
  static override [Symbol.hasInstance](error: unknown): error is ContentError {
    return error instanceof Error && 'code' in error && error.code === 'content-failed' && 'details' in error;
  }
}

/**
 * Whether the content system refused a call with a code, as 403 or 422. Errors cross from one application's bundle to
 * another's, each with classes of its own, so `instanceof` would not tell.
 */
export function isRefusedWith(error: unknown, code: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'content-failed') return false;
  return 'details' in error && Array.isArray(error.details) && error.details.includes(code);
}

/** Whether a call got no answer of the content system: the line is down, or the system is. */
export const isUnanswered = (error: unknown): boolean => error instanceof ContentError && !error.details.some(Boolean);

/** Whether a call may be sent again later as it is: nothing has answered it, or it came too often. */
export const mayComeLater = (error: unknown): boolean => isUnanswered(error) || minutesToWait(error) !== undefined;

/** Whether an error of the site has a code, whichever bundle it comes from. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * How many minutes somebody has to wait who tried something too often, one at least; undefined where an error says anything
 * else. It knows errors of other bundles.
 */
export function minutesToWait(error: unknown): number | undefined {
  if (!hasCode(error, 'too-often') && !isRefusedWith(error, '429')) return undefined;
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : 0;
  return Math.max(1, Math.ceil((seconds || 0) / 60));
}
