import { untilOnline } from 'shared/browser';
import { mayComeLater } from 'shared/errors';

/** Makes a call again, whenever there may be a connection, until something answers it. Throws what the answer says. */
export async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!mayComeLater(error)) throw error;
      await untilOnline(attempt);
    }
  }
}
