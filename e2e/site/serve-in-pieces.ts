import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../deploy/testing/free-port.ts';

/** Some of the values of a select come in one piece, and some in the next. */
const pieceBytes = 200;
/** What may be in the first screen. */
const firstBytes = 48_000;

/** The site on another port, one of whose documents comes piece by piece. */
export interface InPieces {
  /** The port, for the hosts of the site. */
  port: number;
  /** Sends the next piece of the document; false once all of it is sent. */
  next(): boolean;
  close(): Promise<void>;
}

/** Serves the site on `sitePort` once more. Its document is held after its head; the pieces are those of the first screen, and the rest. */
export async function serveInPieces(sitePort: number): Promise<InPieces> {
  const port = freePort();
  let answer: ServerResponse | undefined;
  let pieces: Buffer[] = [];

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const host = String(incoming.headers.host).replace(/:\d+$/, `:${sitePort}`);
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const asked = request({ host: '127.0.0.1', port: sitePort, path: incoming.url, headers }).end();
    const [from]: IncomingMessage[] = await once(asked, 'response');
    if (!from?.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(from?.statusCode ?? 502, from?.headers);
      from?.pipe(outgoing);
      return;
    }
    const { 'content-length': _, ...kept } = from.headers;
    // Its addresses are those of the other port.
    const html = Buffer.concat(await from.toArray()).toString();
    const document = Buffer.from(html.replaceAll(`.localhost:${sitePort}`, `.localhost:${port}`));
    const body = document.indexOf('<body');
    outgoing.writeHead(from.statusCode ?? 502, kept);
    outgoing.write(document.subarray(0, body));
    const starts = Array.from({ length: firstBytes / pieceBytes }, (_, number) => body + number * pieceBytes);
    pieces = [
      ...starts.map((at) => document.subarray(at, at + pieceBytes)),
      document.subarray(body + firstBytes),
    ].filter(({ length }) => length > 0);
    answer = outgoing;
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port,
    next() {
      const piece = pieces.shift();
      if (piece) answer?.write(piece);
      else answer?.end();
      return piece !== undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
