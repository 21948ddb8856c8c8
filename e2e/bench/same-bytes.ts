import { writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { runNginx } from '../../deploy/production/nginx.ts';
import type { Asked } from './keep-alive-client.ts';

/** Headers that a server writes by itself. */
const ofServer = /^(?:date|connection|keep-alive|content-length|content-type|x-request-id)$/;

/**
 * Starts nginx on `port` with what a site answers to each of these: the same addresses, the same headers, the same bytes, as
 * files. It has what makes it fast: no log, open files kept, a worker for each processor.
 */
export async function serveSameBytes(port: number, asked: Asked[]): Promise<{ folder: string; stop(): Promise<void> }> {
  let folder = '';
  const answers = await Promise.all(asked.map((one) => answerOf(one)));
  const stop = await runNginx(port, (own) => {
    folder = own;
    const locations = answers.map(({ path, headers, body }, number) => {
      writeFileSync(join(folder, String(number)), body);
      const added = Object.entries(headers)
        .filter(([name]) => !ofServer.test(name))
        .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
      return `location = ${path} { types {} default_type "${headers['content-type']}"; alias ${folder}/${number}; ${added.join(' ')} }`;
    });
    return `
pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off; server_tokens off; etag off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=100; open_file_cache_valid 1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server { listen ${port}; ${locations.join('\n')} }
}`;
  });
  return { folder, stop };
}

/** One answer, whole. */
export function answerOf({ port, host, path }: Asked, encoding = 'gzip, br') {
  return new Promise<{ path: string; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'accept-encoding': encoding };
    get({ port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ path, headers: answer.headers, body: Buffer.concat(pieces) }));
    }).on('error', reject);
  });
}
