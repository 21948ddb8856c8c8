import { createServer, request, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Serves the site of `port` on another port, with the scripts taken out of its documents: the floor of every figure. */
export function serveWithoutScripts(port: number, floorPort: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const isDocument = incoming.headers.accept?.includes('text/html') ?? false;
    const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
    const asking = request({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
      if (!isDocument) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const body = brotliCompressSync(bare(Buffer.concat(pieces).toString()), quality);
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...rest,
          'content-encoding': 'br',
          'content-length': body.length,
        });
        outgoing.end(body);
      });
    });
    asking.on('error', () => outgoing.destroy());
    asking.end();
  });
  return new Promise((resolve) => server.listen(floorPort, '127.0.0.1', () => resolve(server)));
}

const bare = (html: string): string =>
  html.replace(/<script async[^>]*><\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '');
