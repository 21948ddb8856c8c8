import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'shared/errors';
import { uploadLimit } from '../registry/contract.ts';

/** How long nginx keeps a connection to a gateway that it does not use. */
export const idleMs = 500;

/** What the configuration of nginx depends on. */
export interface Balancer {
  port: number;
  /** Where the gateways listen, as `127.0.0.1:8090`. */
  gateways: readonly string[];
  /** A folder for its own files. */
  folder: string;
}

/** A configuration of nginx that keeps its own files in `folder`; `http` says what it serves. */
export const nginxIn = (folder: string, http: string): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
worker_processes 1;
events {
  worker_connections 4096;
}
http {
  access_log off;
  server_tokens off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${http}
}
`;

/** Hands a request on to `upstream` with what a gateway reads the visitor and the site from. */
export const passTo = (upstream: string): string => `proxy_pass http://${upstream};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;`;

/**
 * The configuration of nginx in front of several gateways. What a gateway did not answer is asked of the next one; only
 * requests that change something are not repeated once they were sent.
 */
export const nginxConfig = ({ port, gateways, folder }: Balancer): string =>
  nginxIn(
    folder,
    `upstream gateways {
    ${gateways.map((address) => `server ${address} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout ${idleMs}ms;
  }
  server {
    listen ${port};
    client_max_body_size ${uploadLimit};
    location / {
      ${passTo('gateways')}
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 1s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries ${gateways.length};
    }
  }`,
  );

const program = '/usr/sbin/nginx';
const startLimitMs = 10_000;

/** Whether this machine has Debian's nginx. */
export const hasNginx = (): boolean => existsSync(program);

/** Starts nginx in front of gateways. Throws SiteError `start-failed`. */
export const startNginx = (balancer: Omit<Balancer, 'folder'>): Promise<() => Promise<void>> =>
  runNginx(balancer.port, (folder) => nginxConfig({ ...balancer, folder }));

/**
 * Starts nginx with a configuration for a folder of its own, and waits until it listens on `port`; answers what ends it.
 * Throws SiteError `start-failed`.
 */
export async function runNginx(port: number, configIn: (folder: string) => string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Started as root, its workers are somebody else.
  await chmod(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configIn(folder));
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGQUIT');
    await Promise.race([ended, setTimeout(2_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + startLimitMs; !(await listens(port)); await setTimeout(50))
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new SiteError('start-failed', 'nginx did not start');
    }
  return close;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
