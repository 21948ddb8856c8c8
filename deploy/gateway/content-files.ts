import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The policy of an SVG, which could otherwise run scripts when it is opened as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** The gateway's own styles and scripts: these files of `folder`, at `prefix` and their names. */
export function ownFileRoutes(app: FastifyInstance, prefix: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(`${prefix}${name}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}

/** The pictures, films and documents of the content, from the folders of these names in `mediaDir`. */
export async function contentFileRoutes(app: FastifyInstance, { mediaDir }: { mediaDir: string }): Promise<void> {
  const common = { decorateReply: false, index: false, maxAge: '1d' } as const;
  // The sources of the files are in the same folder: only the finished files are public.
  await app.register(fastifyStatic, {
    ...common,
    root: join(mediaDir, 'pictures'),
    prefix: '/pictures/',
    allowedPath: (path) => /\.(?:svg|avif|webp|jpe?g|png)$/.test(path),
    setHeaders(reply, path) {
      // The frames of `Html` blocks have an opaque origin, and show pictures, too.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (path.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
    },
  });
  await app.register(fastifyStatic, {
    ...common,
    root: join(mediaDir, 'films'),
    prefix: '/films/',
    allowedPath: (path) => /\.(?:mp4|webm)$/.test(path),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: join(mediaDir, 'documents'),
    prefix: '/documents/',
    allowedPath: (path) => path.endsWith('.pdf'),
  });
}
