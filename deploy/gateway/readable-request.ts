import type { FastifyInstance } from 'fastify';

/**
 * The address of a request as the router can read it: a `%` that encodes no character, as in `/fr/caf%e9`, is taken
 * literally. The request then gets the not-found page; the router would refuse it.
 */
export function readableUrl({ url = '/' }: { url?: string }): string {
  const [path = '/', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Accepts an empty body that is declared as JSON, as `DELETE /session` sends it. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
