import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { visitorOf } from '../compose/visitor.ts';
import { writeReady } from '../from-memory.ts';
import type { LiveReleases } from './live-releases.ts';
import type { ReleaseFiles } from './release-files.ts';

/** What browsers and phones look for at the root of a site. */
const rootFiles = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'site.webmanifest'];
const keptSeconds = 24 * 60 * 60;

interface RootFileOptions {
  live: Pick<LiveReleases, 'snapshot'>;
  files: ReleaseFiles;
}

/** Files at the root of the site: the shell that is live there brings them. */
export async function rootFileRoutes(app: FastifyInstance, { live, files }: RootFileOptions): Promise<void> {
  for (const file of rootFiles)
    app.get(`/${file}`, async (request, reply) => {
      const shell = live.snapshot?.liveFor(visitorOf(request).country).shell?.release;
      if (!shell || !Object.hasOwn(shell.manifest.files, `browser/${file}`)) throw new SiteError('not-found');
      const { headers, ...ready } = await files.answer(shell, file, undefined, request.headers['accept-encoding']);
      reply.hijack();
      writeReady(reply.raw, { ...ready, headers: { ...headers, 'cache-control': `public, max-age=${keptSeconds}` } });
    });
}
