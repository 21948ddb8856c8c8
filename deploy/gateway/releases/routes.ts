import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { writeReady } from '../from-memory.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';

const address = z.object({ name: z.string(), version: z.string(), '*': z.string() });

interface ReleaseFileOptions {
  store: ReleaseStore;
  files: ReleaseFiles;
}

/** The public files of every release that was ever published, older ones too: open tabs go on with theirs. */
export async function releaseFileRoutes(app: FastifyInstance, { store, files }: ReleaseFileOptions): Promise<void> {
  app.get('/releases/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = address.parse(request.params);
    const release = await store.open(name, version).catch((cause) => {
      throw cause instanceof SiteError && cause.code === 'release-unknown' ? new SiteError('not-found') : cause;
    });
    // Only what the manifest lists under browser/ is public; no other path is ever looked up on the disk.
    if (!Object.hasOwn(release.manifest.files, `browser/${path}`)) throw new SiteError('not-found');
    const ready = await files.answer(release, path, request.url, request.headers['accept-encoding']);
    reply.hijack();
    writeReady(reply.raw, ready);
  });
}
