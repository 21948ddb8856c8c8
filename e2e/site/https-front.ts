import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from './sites.ts';

export interface HttpsFront {
  /** `https://be.localhost:41234`. */
  origin(country: string): string;
  /** The posts that came, each with its answer's status. */
  posts: { path: string; headers: IncomingHttpHeaders; body: string; status: number }[];
  close(): void;
}

/** A key and a certificate that no browser trusts by itself. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    const request = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-days', '2'];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
    execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Ends TLS in front of the site, as a load balancer does in production. */
export async function startHttpsFront(): Promise<HttpsFront> {
  const posts: HttpsFront['posts'] = [];
  const server = createServer(makeCertificate(), (incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    const onward = request(
      {
        host: '127.0.0.1',
        port: site.port,
        method,
        path,
        headers: { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host },
      },
      (answer) => {
        const { statusCode: status = 502 } = answer;
        if (method === 'POST') posts.push({ path, headers, body: Buffer.concat(chunks).toString(), status });
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    origin: (country) => `https://${country}.localhost:${port}`,
    posts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
