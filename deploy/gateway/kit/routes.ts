import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import semver from 'semver';
import { SiteError } from 'shared/errors';

/** Where `npm run kit` packs it. */
const packed = join(import.meta.dirname, '../../../.build/kit');
const isKit = /^site-kit-(\d+\.\d+\.\d+)\.tgz$/;

/**
 * What teams with a repository of their own build, try and release their remote with: every version that was packed here, and
 * at `/_kit/` which one the site speaks. A team keeps the file that it took, since a site that is changed packs it anew.
 */
export async function kitRoutes(app: FastifyInstance, { folder = packed }: { folder?: string }): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    ...{ root: folder, prefix: '/_kit/', index: false, decorateReply: false },
    ...{ cacheControl: false, allowedPath: (path) => isKit.test(path.slice(1)) },
    setHeaders: (reply) => reply.header('content-type', 'application/gzip').header('cache-control', 'no-cache'),
  });
  app.get('/_kit/', async (_, reply) => {
    const versions = (await readdir(folder)).flatMap((name) => isKit.exec(name)?.[1] ?? []);
    const version = semver.rsort(versions)[0];
    if (!version) throw new SiteError('not-found', 'No kit is packed here: npm run kit');
    return reply.header('cache-control', 'no-cache').send({ version, address: `/_kit/site-kit-${version}.tgz` });
  });
}
