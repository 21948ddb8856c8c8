import { hasCode, isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';

type Dependencies = Pick<Platform, 'bus'>;

let asking: { answer(isSignedIn: boolean): void; answered: Promise<boolean> } | undefined;

/**
 * Does something that needs an account. Where the session has ended meanwhile, the visitor is asked to sign in again in place,
 * and it is done then. Throws what the work throws; where nobody signs in, its refusal.
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

/** Asks once, however much is waiting for the answer. */
function askToSignIn({ bus }: Dependencies): Promise<boolean> {
  if (!asking) {
    const { promise, resolve } = withResolvers();
    asking = { answer: resolve, answered: promise };
    bus.set('popin', { open: true, content: 'mf-account/login-popin', props: { again: true } });
  }
  return asking.answered;
}

/** Whether the visitor has signed in when asked. */
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

/** What a call was refused for: by code, or by a code in the text of the error, as older content systems say it. */
export const isRefusal = (error: unknown, code: '403' | '422'): boolean =>
  isRefusedWith(error, code) || (code === '403' && hasCode(error, 'session-refused'));
