import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasNginx, nginxIn, passTo, runNginx } from '../../deploy/production/nginx.ts';
import { freePort } from '../../deploy/testing/free-port.ts';

/** The line of a telephone in the country: bytes a second, and ms that each byte is on its way. */
const line = { down: 200_000, up: 93_750, latencyMs: 75 };

export interface SlowLine {
  /** Where the French site on a port behind it is visited. */
  originOf(port: number): string;
  close(): Promise<void>;
}

/**
 * Puts HTTP/2 with TLS in front of ports, as a site has it in production, and a slow line in front of that. The browser's own throttle
 * gives each request its share: on it, a picture cannot have precedence over scripts. Throws Error where there is no nginx.
 */
export async function startSlowLine(...behind: number[]): Promise<SlowLine> {
  if (!hasNginx()) throw new Error('This bench needs nginx and openssl (Debian: apt-get install nginx openssl)');
  const secure = behind.map(freePort);
  const [first = 0] = secure;
  const stopNginx = await runNginx(first, (folder) => {
    const certificate = certificateIn(folder);
    const servers = secure.map(
      (port, number) => `server {
    listen 127.0.0.1:${port} ssl http2 sndbuf=16k;
    # As in the ingress controller: what a browser reads first is not held until 16 kB of it are there.
    ssl_buffer_size 4k;
    ${certificate}
    location / { ${passTo(`127.0.0.1:${behind[number]}`)} }
  }`,
    );
    return nginxIn(folder, servers.join('\n'));
  });
  const lines = await Promise.all(secure.map(startLine));
  return {
    originOf: (port) => `https://fr.localhost:${lines[behind.indexOf(port)]?.port}`,
    async close() {
      for (const { server } of lines) server.close();
      await stopNginx();
    },
  };
}

function certificateIn(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const how = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', '-x509', ...how, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.3;`;
}

/** One line for all connections to a port: what one of them sends, the others wait for. */
async function startLine(to: number): Promise<{ port: number; server: Server }> {
  const port = freePort();
  const [down, up] = [createDirection(line.down), createDirection(line.up)];
  const server = createServer((visitor) => {
    const toVisitor = (bytes: Uint8Array) => visitor.write(bytes);
    // Read in small pieces: what was read is on the line already, and nothing takes precedence over it any more.
    const onread = { buffer: new Uint8Array(4096), callback: takePiece };
    const site = connect({ port: to, host: '127.0.0.1', onread });
    function takePiece(length: number, piece: Uint8Array): boolean {
      down(site, piece.slice(0, length), toVisitor);
      return true;
    }
    visitor.on('data', (bytes: Buffer) => up(visitor, bytes, (piece) => site.write(piece)));
    visitor.on('error', () => site.destroy()).on('close', () => site.end());
    site.on('error', () => visitor.destroy()).on('end', () => down(site, new Uint8Array(), () => visitor.end()));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port, server };
}

/** What is sent at a rate, and arrives later and in order; who sends is not heard again before the last byte has left. */
function createDirection(bytesASecond: number) {
  let freeAt = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (from: Socket, bytes: Uint8Array, arrive: (bytes: Uint8Array) => void): void => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes.length / bytesASecond) * 1000;
    last = Promise.all([last, delay(freeAt - now + line.latencyMs)]).then(() => arrive(bytes));
    from.pause();
    setTimeout(() => from.resume(), freeAt - now);
  };
}
