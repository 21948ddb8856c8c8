import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/**
 * Serves the browser files of a build to the browsers of this machine, for a QA link that names it as
 * `http://localhost:<port>`. Port 0 stands for a free one.
 */
export async function serveBuild(folder: string, port: number): Promise<{ address: string; close(): Promise<void> }> {
  const root = join(folder, 'browser');
  await mkdir(root, { recursive: true });
  const app = Fastify();
  app.addHook('onRequest', (_, reply, done) => {
    // Pages of another host load it, and have to ask first where that host is on the internet; each build is new.
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-private-network': 'true',
      'cache-control': 'no-store',
    });
    done();
  });
  await app.register(fastifyStatic, { root, cacheControl: false });
  return { address: await app.listen({ port, host: 'localhost' }), close: () => app.close() };
}
