import type { FastifyInstance } from 'fastify';

/**
 * The address of a request as the router can read it: `%` that stands for no character, as in `/fr/caf%e9`, is taken for
 * itself. It leads to the not-found page then; the router would refuse the request.
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

/** Calls without a body may still say that theirs is JSON, as `DELETE /session` does. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
