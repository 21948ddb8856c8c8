import { hasCode, isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';

type Dependencies = Pick<Platform, 'bus'>;

/** The calls that wait for the visitor to sign in again. */
const waiting: ((isSignedIn: boolean) => void)[] = [];

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

/**
 * Opens the popin once, however many calls wait for the answer. It is opened again where it could not come for want of a line;
 * whoever closes it does not sign in.
 */
const askToSignIn = ({ bus }: Dependencies): Promise<boolean> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) > 1) return;
    const ask = () => {
      if (waiting.length) bus.set('popin', { open: true, content: 'mf-account/login-popin', props: { again: true } });
    };
    ask();
    const popin = bus.state('popin').subscribe(({ open }) => {
      if (!open && navigator.onLine) answerSignInAgain(false);
      else if (!open) addEventListener('online', ask, { once: true });
    });
    const { userId } = bus.current('auth');
    // In another tab; somebody else does not go on with this.
    const elsewhere = bus.on('account:signed-in').subscribe((news) => {
      const isSame = userId === undefined || news.userId === userId;
      answerSignInAgain(isSame);
      if (isSame && bus.current('popin').content === 'mf-account/login-popin') bus.set('popin', { open: false });
    });
    waiting.push(() => {
      popin.unsubscribe();
      elsewhere.unsubscribe();
    });
  });

/** Answers those who wait: whether the visitor has signed in. */
export function answerSignInAgain(isSignedIn: boolean): void {
  for (const answer of waiting.splice(0)) answer(isSignedIn);
}

/** Whether a call was refused with a code; a session that the gateway refused counts as 403. */
export const isRefusal = (error: unknown, code: '403' | '413' | '422'): boolean =>
  isRefusedWith(error, code) || (code === '403' && hasCode(error, 'session-refused'));
