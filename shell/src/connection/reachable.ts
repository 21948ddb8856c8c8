import { untilOnline } from 'shared/browser';

/** How long an answer may take on a slow line, in ms. */
const limitMs = 4_000;
/** Every host has it, and it costs the server nothing. */
const address = '/robots.txt';

/** Whether the site answers: the browser knows of its own line only, and there is Wi-Fi without internet. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    return true;
  } catch {
    return false;
  }
}

/** Calls `work` once the site, which does not answer, does so again. Answers how to wait no longer. */
export function whenReachable(work: () => void): () => void {
  let isWaiting = true;
  async function wait(): Promise<void> {
    for (let attempt = 0; isWaiting; attempt += 1) {
      await untilOnline(Math.min(attempt, 3));
      if (isWaiting && (await isReachable()) && isWaiting) return work();
    }
  }
  void wait();
  return () => {
    isWaiting = false;
  };
}

/** The same, where it is not known whether the site answers: where it does, nothing is called. */
export function ifUnreachable(work: () => void): () => void {
  let stop = () => {};
  let isWaiting = true;
  void isReachable().then((is) => {
    if (isWaiting && !is) stop = whenReachable(work);
  });
  return () => {
    isWaiting = false;
    stop();
  };
}
