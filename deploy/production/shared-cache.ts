import { timingSafeEqual } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { harmlessCookies } from '../gateway/compose/answer-cache.ts';
import { nginxIn, passTo, runNginx } from './nginx.ts';

interface SharedCacheOptions {
  /** Where it listens, for visitors and for who has it forget, as `CDN_PURGE_URL` names it. */
  port: number;
  purgePort: number;
  /** The gateway that it asks, as `127.0.0.1:8080`. */
  gateway: string;
  purgeToken: string;
}

/**
 * The configuration of nginx as a shared cache: requests with a cookie that is not known to be harmless go past it, and what
 * it keeps is told apart by scheme, host, address and compression. `X-Cache` says where an answer came from.
 */
const configOf = (folder: string, { port, gateway }: SharedCacheOptions): string =>
  nginxIn(
    folder,
    `proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:10m inactive=1h max_size=1g use_temp_path=off;
  map $http_cookie $personal {
    default 1;
    "" "";
    "~^(?:${harmlessCookies}=[^;]*(?:; ?|$))+$" "";
  }
  map $http_accept_encoding $encoding {
    default identity;
    "~(?:^|,) *br *(?:,|$)" br;
    "~(?:^|,) *gzip *(?:,|$)" gzip;
  }
  server {
    listen ${port};
    client_max_body_size 6m;
    location / {
      ${passTo(gateway)}
      proxy_set_header Accept-Encoding $encoding;
      proxy_cache pages;
      proxy_cache_key "$scheme $http_host $request_uri $encoding";
      proxy_ignore_headers Vary;
      proxy_cache_bypass $personal $http_authorization;
      proxy_no_cache $personal $http_authorization;
      proxy_cache_lock on;
      add_header X-Cache $upstream_cache_status always;
    }
  }`,
  );

/**
 * Starts nginx as a shared cache in front of a gateway, and beside it what empties its folder when it is told to with the
 * token; nginx fetches a page whose file is gone anew. Answers what ends both. Throws SiteError `start-failed`.
 */
export async function startSharedCache(options: SharedCacheOptions): Promise<() => Promise<void>> {
  let folder = '';
  const stopNginx = await runNginx(options.port, (own) => {
    folder = own;
    return configOf(own, options);
  });
  const expected = Buffer.from(`Bearer ${options.purgeToken}`);
  const purger = createServer(async ({ method, headers: { authorization = '' } }, response) => {
    const given = Buffer.from(authorization);
    const isAllowed = given.length === expected.length && timingSafeEqual(given, expected);
    if (method !== 'POST' || !isAllowed) return response.writeHead(403).end();
    const emptied = await empty(join(folder, 'pages')).then(
      () => 204,
      () => 500,
    );
    response.writeHead(emptied).end();
  });
  await new Promise<void>((resolve) => purger.listen(options.purgePort, '127.0.0.1', resolve));
  return async () => {
    purger.close();
    await stopNginx();
  };
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
