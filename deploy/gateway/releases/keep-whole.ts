import type { FastifyBaseLogger } from 'fastify';
import type { Release, ReleaseCache } from './release-store.ts';

/** How often it is seen whether a file is gone; what is there is read in turn, one release each `readEachMs`. */
const lookMs = 500;
const readEachMs = 5_000;
/** After how long it is tried again where the registry does not answer, or the disk is full. */
const againMs = 5_000;

interface Watched {
  store: Pick<ReleaseCache, 'mend'>;
  /** The releases that some visitor may see. */
  live(): readonly Release[];
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Keeps the copies of live releases whole: what is missing or wrong on the disk is fetched again. Answers how to stop. */
export function keepWhole({ store, live, log }: Watched): () => void {
  const notBefore = new WeakMap<Release, number>();
  let readAt = performance.now() + readEachMs;
  let turn = 0;
  let working = false;

  async function lookAt(release: Release, wholly: boolean): Promise<void> {
    if (performance.now() < (notBefore.get(release) ?? 0)) return;
    const { name: remote, version } = release.manifest;
    try {
      const files = await store.mend(release, wholly);
      if (files > 0)
        log.warn({ remote, version, files }, 'Files of a release were missing or wrong: they are whole again');
      notBefore.delete(release);
    } catch (err) {
      if (!notBefore.has(release))
        log.error({ remote, version, err }, 'Files of a release are missing or wrong, and cannot be fetched');
      notBefore.set(release, performance.now() + againMs);
    }
  }

  async function look(): Promise<void> {
    if (working) return;
    working = true;
    const releases = live();
    const read = performance.now() >= readAt ? releases[turn++ % releases.length] : undefined;
    if (read) readAt = performance.now() + readEachMs;
    await Promise.all(releases.map((release) => lookAt(release, release === read || notBefore.has(release))));
    working = false;
  }
  const looking = setInterval(() => void look(), lookMs).unref();
  return () => clearInterval(looking);
}
