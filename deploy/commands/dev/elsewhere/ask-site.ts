import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { Kind, parse } from 'graphql';
import { SiteError } from 'shared/errors';
import type { Manifest } from 'shared/release';

export interface SiteAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface SiteRequest {
  method?: string;
  path: string;
  headers?: http.IncomingHttpHeaders;
  body?: Buffer;
}

/** Asks a site at its public address, as a browser that is on its pages. */
export type AskSite = (request: SiteRequest) => Promise<SiteAnswer>;

const limitMs = 30_000;
/** They are of one connection; encodings would have to be undone. */
const notPassedOn = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length', 'accept-encoding'];

/** Throws SiteError `registry-failed` where the site does not answer. */
export function askSiteAt(site: URL): AskSite {
  const { request } = site.protocol === 'https:' ? https : http;
  // Only browsers resolve `fr.localhost`.
  const host = site.hostname.endsWith('.localhost') ? '127.0.0.1' : site.hostname;

  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.includes(name)));
      const own = {
        ...passed,
        host: site.host,
        ...(headers.cookie && { cookie: cookiesThere(headers.cookie, site) }),
        ...(headers.origin && { origin: site.origin }),
        ...(headers.referer && { referer: `${site.origin}${new URL(headers.referer).pathname}` }),
      };
      const failed = (cause: Error) =>
        reject(new SiteError('registry-failed', `${site.origin} did not answer`, { cause }));
      const asked = request({ host, port: site.port || undefined, method, path, headers: own }, (answer) => {
        buffer(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
          failed,
        );
      });
      asked.setTimeout(limitMs, () => asked.destroy(new Error(`No answer in ${limitMs} ms`)));
      asked.on('error', failed);
      asked.end(body);
    });
}

/** Cookies of this machine as a site on https knows them: some of its own begin with `__Host-`, which none has on http. */
export const cookiesThere = (cookies: string, { protocol }: Pick<URL, 'protocol'>): string =>
  protocol === 'https:' ? [cookies, ...cookies.split('; ').map((one) => `__Host-${one}`)].join('; ') : cookies;

/** A cookie that a site sets, as a browser takes it from this machine. */
export const cookieHere = (cookie: string): string =>
  cookie.replace(/^__Host-/, '').replace(/; *(?:secure|domain=[^;]*)/gi, '');

/** The operations of a release by their names, each with the hash that a site knows it by. */
export function hashesByName(operations: Manifest['operations']): ReadonlyMap<string, string> {
  const named = Object.entries(operations).flatMap(([hash, text]) =>
    namesIn(text).map((name) => [name, hash] as const),
  );
  return new Map(named);
}

/** The names of the operations in a text. */
export const namesIn = (text: string): string[] =>
  parse(text, { noLocation: true }).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
  );
