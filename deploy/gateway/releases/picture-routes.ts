import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The pictures of the demonstration content, under /pictures. */
export async function pictureRoutes(app: FastifyInstance, { pictures }: { pictures: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: pictures,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    // What makes the pictures stands beside them.
    allowedPath: (path) => /\.(?:svg|avif|webp|jpe?g|png)$/.test(path),
    setHeaders(reply, path) {
      // A drawing that is opened as a page could otherwise run its scripts here.
      if (path.endsWith('.svg'))
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
}
