import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { withoutMark } from './compose/whole-page.ts';

/**
 * The address of a request as the router can read it: a `%` that encodes no character, as in `/fr/caf%e9`, is taken
 * literally. The request then gets the not-found page; the router would refuse it. The mark of whole pages is no part of it.
 */
export function readableUrl({ url = '/' }: { url?: string }): string {
  const address = withoutMark(url);
  const [path = '/', ...query] = address.split('?');
  return isReadable(path) ? address : [path.replaceAll('%', '%25'), ...query].join('?');
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

/**
 * The status of a request that is refused before anything is looked for: one that does not say once, and in the characters of a
 * host, which site it is for, or that would make a service worker of a file. The site has none (decision 34), and a release's would
 * outlive its rollback.
 */
export function refusedAtOnce({ rawHeaders, headers }: IncomingMessage): 400 | 403 | undefined {
  const hosts = rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && name.toLowerCase() === 'host' ? [all[index + 1] ?? ''] : [],
  );
  if (hosts.length !== 1 || !hosts.every((one) => host.test(one))) return 400;
  return headers['service-worker'] === undefined ? undefined : 403;
}

/** Even an empty answer is a page of this site in a frame, and lends the script that framed it what its policy allows. */
export const emptyAnswer = {
  'content-security-policy': "default-src 'none'",
  'content-length': 0,
  connection: 'close',
};

/** Answers what cannot be read as a request, such as headers beyond all length. */
export function refuseUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = Object.entries(emptyAnswer).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n`);
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
