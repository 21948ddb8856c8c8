import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../render/renderer.ts';
import type { LiveReleases } from './releases/live-releases.ts';
import type { ReleaseCache } from './releases/release-store.ts';

interface HealthOptions {
  live: Pick<LiveReleases, 'snapshot' | 'refused'>;
  store: Pick<ReleaseCache, 'unwhole'>;
  renderer: Pick<Renderer, 'isReady'>;
  /** Aborted when the gateway is about to end. */
  ending: AbortSignal;
}

/**
 * Live: the process answers. Ready: it can serve pages, since it has a shell, the render server answers, and it is not
 * ending. It also says which live releases could not be opened, so that their remotes keep their last good versions, and of
 * which files on the disk are missing or wrong: they are answered from the registry meanwhile. What nobody who may has signed
 * is refused, and named.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { live, store, renderer, ending }: HealthOptions,
): Promise<void> {
  app.get('/health/live', () => ({ live: true }));
  app.get('/health/ready', async (_, reply) => {
    const unopened = (live.snapshot?.unopened ?? []).map(({ remote, version, country }) => ({
      remote,
      version,
      country,
    }));
    const shown = (live.snapshot?.all ?? []).map(({ manifest: { name, version } }) => `${name}@${version}`);
    const unwhole = store.unwhole().filter(({ remote, version }) => shown.includes(`${remote}@${version}`));
    const ready = !ending.aborted && live.snapshot?.isComplete === true && (await renderer.isReady());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        ...(unopened.length > 0 && { unopened }),
        ...(unwhole.length > 0 && { unwhole }),
        ...(live.refused.length > 0 && { refused: live.refused }),
      });
  });
}
