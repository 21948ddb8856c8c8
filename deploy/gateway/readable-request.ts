import type { IncomingMessage } from 'node:http';
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

/** A name, or an address of IPv6 in brackets, and a port. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request says once, and in no other characters than a host has, which site it is for. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const at = rawHeaders.flatMap((name, index) => (index % 2 === 0 && name.toLowerCase() === 'host' ? [index] : []));
  return at.length === 1 && host.test(rawHeaders[(at[0] ?? 0) + 1] ?? '');
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
