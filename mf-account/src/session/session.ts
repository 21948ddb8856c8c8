import { hasCode, isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';

type Dependencies = Pick<Platform, 'bus'>;

let asking: { answer(isSignedIn: boolean): void; answered: Promise<boolean> } | undefined;

/**
 * Does work that needs a session. Where the session has expired, the popin asks the visitor to sign in again, and the
 * work is retried. Throws what the work throws; where nobody signs in, its refusal.
 */
export async function withSession<Result>({ bus }: Dependencies, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, '403') || !bus.current('auth').signedIn) throw error;
    if (!(await askToSignIn({ bus }))) throw error;
    return work();
  }
}

/** Asks once, however many calls wait for the answer. */
function askToSignIn({ bus }: Dependencies): Promise<boolean> {
  if (!asking) {
    const { promise, resolve } = withResolvers();
    asking = { answer: resolve, answered: promise };
    bus.set('popin', { open: true, content: 'mf-account/login-popin', props: { again: true } });
  }
  return asking.answered;
}

/** Answers those who wait: whether the visitor has signed in. */
export function answerSignInAgain(isSignedIn: boolean): void {
  asking?.answer(isSignedIn);
  asking = undefined;
}

/** `Promise.withResolvers`, which older browsers lack. */
function withResolvers() {
  let resolve = (_: boolean) => {};
  const promise = new Promise<boolean>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

/** Whether a call was refused with a code; a session that the gateway refused counts as 403. */
export const isRefusal = (error: unknown, code: '403' | '422'): boolean =>
  isRefusedWith(error, code) || (code === '403' && hasCode(error, 'session-refused'));
