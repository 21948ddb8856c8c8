import * as http from 'node:http';
import * as https from 'node:https';
import { qaCookies } from '../elsewhere/elsewhere.ts';
import { at, site } from './sites.ts';

export interface FetchedPage {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Fetches an address without a browser. Only browsers resolve `fr.localhost`: the host goes into the header. */
export function fetchPage(path: string, country = 'fr', port = site.port): Promise<FetchedPage> {
  const { protocol, hostname, host, port: reached } = new URL(at(country, '', { port }));
  const cookie = qaCookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const headers = { host, ...(cookie ? { cookie } : {}) };
  const place = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname;
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request({ host: place, port: reached, path: encodeURI(path), headers }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}
