import { useRef, useState } from 'react';
import { hasCode, minutesToWait } from 'shared/errors';
import { type CaptchaOffer, usePlatform } from 'shared/platform';

/** Why a captcha was not passed; each has its sentence. */
type CaptchaProblem = 'missing' | 'expired' | 'failed' | 'unreachable' | 'too-often';

interface CaptchaFailure {
  problem: CaptchaProblem;
  /** How long to wait before the next try. */
  minutes?: number;
}

/** The captcha was not passed. The cause is for the log. */
export class CaptchaError extends Error implements CaptchaFailure {
  readonly problem: CaptchaProblem;
  readonly minutes?: number;

  constructor(problem: CaptchaProblem, options?: ErrorOptions) {
    super(`The captcha was not passed: ${problem}`, options);
    this.problem = problem;
    this.minutes = minutesToWait(options?.cause);
  }
}

export interface Captcha {
  /** Which captcha the site has, once that is known. */
  offer: CaptchaOffer | undefined;
  failure: CaptchaFailure | undefined;
  /** Gets ready while the visitor fills in the form. */
  begin(): void;
  /** The result of Google's box: a response, or why there is none. */
  answered(response: string | undefined, problem?: CaptchaProblem): void;
  /** Passes the captcha, unless it was passed for this message before; throws CaptchaError. */
  pass(): Promise<void>;
  /** The proof was used or refused: the next message needs a new one. */
  spent(failure?: CaptchaFailure): void;
  /** A key for Google's box: when it changes, the box begins anew. */
  round: number;
}

/**
 * The captcha of the form: the site's own is a proof of work that the browser does by itself, Google's asks the
 * visitor.
 */
export function useCaptcha(): Captcha {
  const { captcha } = usePlatform();
  const [offer, setOffer] = useState<CaptchaOffer>();
  const [failure, setFailure] = useState<CaptchaFailure>();
  const [round, setRound] = useState(0);
  const response = useRef<Promise<string | undefined>>(undefined);
  const passed = useRef(false);

  async function work(): Promise<string | undefined> {
    const got = await captcha.offer();
    setOffer(got);
    if (got.provider !== 'altcha') return undefined;
    const { solve } = await import(/* webpackChunkName: 'altcha' */ './solve.ts');
    return solve(got.challenge).catch((cause) => {
      throw new CaptchaError('failed', { cause });
    });
  }
  function begun() {
    response.current ??= work();
    return response.current;
  }
  function spent(why?: CaptchaFailure) {
    response.current = undefined;
    passed.current = false;
    setFailure(why);
    setRound((before) => before + 1);
  }

  return {
    offer,
    failure,
    round,
    spent,
    begin() {
      // A failure is not shown here: sending the message tries again, and tells then.
      begun().catch(() => {
        response.current = undefined;
      });
    },
    answered(got, why) {
      response.current = Promise.resolve(got);
      setFailure(why && { problem: why });
      if (why) console.warn(`The captcha has no response: ${why}`);
    },
    async pass() {
      if (passed.current) return;
      try {
        const got = await begun();
        if (!got) throw new CaptchaError('missing');
        await captcha.show(got).catch(onceMore);
        passed.current = true;
        setFailure(undefined);
      } catch (error) {
        const why = captchaErrorOf(error);
        if (why.problem === 'missing') setFailure(why);
        else spent(why);
        throw why;
      }
    },
  };

  /** A proof that expired while the visitor wrote is replaced silently, once; Google's the visitor alone can replace. */
  async function onceMore(error: unknown): Promise<void> {
    if (!hasCode(error, 'captcha-expired')) throw error;
    response.current = work();
    const got = await response.current;
    if (!got) throw error;
    await captcha.show(got);
  }
}

/** What an error of the platform's captcha means for the visitor. */
function captchaErrorOf(cause: unknown): CaptchaError {
  if (cause instanceof CaptchaError) return cause;
  if (hasCode(cause, 'captcha-expired')) return new CaptchaError('expired', { cause });
  if (hasCode(cause, 'captcha-refused')) return new CaptchaError('failed', { cause });
  if (hasCode(cause, 'too-often')) return new CaptchaError('too-often', { cause });
  return new CaptchaError('unreachable', { cause });
}
