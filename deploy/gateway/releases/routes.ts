import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import type { ReleaseStore } from './release-store.ts';

const address = z.object({ name: z.string(), version: z.string(), '*': z.string() });

interface ReleaseFileOptions {
  store: ReleaseStore;
  /** The folder of the release cache. */
  releases: string;
}

/** The public files of every release that was ever published, older ones too: open tabs go on with theirs. */
export async function releaseFileRoutes(app: FastifyInstance, { store, releases }: ReleaseFileOptions): Promise<void> {
  await app.register(fastifyStatic, { root: releases, serve: false, preCompressed: true });

  app.get('/releases/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = address.parse(request.params);
    const { manifest } = await store.open(name, version).catch((cause) => {
      throw cause instanceof SiteError && cause.code === 'release-unknown' ? new SiteError('not-found') : cause;
    });
    // Only what the manifest lists under browser/ is public; no other path is ever looked up on the disk.
    if (!Object.hasOwn(manifest.files, `browser/${path}`)) throw new SiteError('not-found');
    return reply.sendFile(join(name, version, 'browser', path), {
      maxAge: '365d',
      immutable: true,
      lastModified: false,
    });
  });
}
