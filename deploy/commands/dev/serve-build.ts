import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { buildFolder } from 'shared/build';
import { watchRemote } from './watch-remote.ts';

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

/** Builds one remote after every change and serves it on a port of this machine, until `interrupted`. */
export async function serveWhileWatching(name: string, port: number, interrupted: Promise<unknown>): Promise<void> {
  const serving = await serveBuild(buildFolder('development', name), port);
  const watch = watchRemote(name, { built: async () => console.log(`${name} is built; reload the page.`) });
  const command = `npm run qa-link -- --with ${name}=http://localhost:${port}`;
  console.log(
    `Watching ${name}. To see it in a site, open the link that this prints:\n\n  ${command}\n\nCtrl-C ends it.`,
  );
  await Promise.race([interrupted, watch.ended]);
  await watch.close();
  await serving.close();
}
