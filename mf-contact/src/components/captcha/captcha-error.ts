import { hasCode } from 'shared/errors';

/** Why a captcha was not passed; each has its sentence. */
export type CaptchaProblem = 'missing' | 'expired' | 'failed' | 'unreachable' | 'too-often';

/** The captcha was not passed. The cause is for the log. */
export class CaptchaError extends Error {
  readonly problem: CaptchaProblem;

  constructor(problem: CaptchaProblem, options?: ErrorOptions) {
    super(`The captcha was not passed: ${problem}`, options);
    this.problem = problem;
  }
}

/** What an error of the platform's captcha means for the visitor. */
export function captchaErrorOf(cause: unknown): CaptchaError {
  if (cause instanceof CaptchaError) return cause;
  if (hasCode(cause, 'captcha-expired')) return new CaptchaError('expired', { cause });
  if (hasCode(cause, 'captcha-refused')) return new CaptchaError('failed', { cause });
  if (hasCode(cause, 'too-often')) return new CaptchaError('too-often', { cause });
  return new CaptchaError('unreachable', { cause });
}
