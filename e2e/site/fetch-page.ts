import { request } from 'node:http';
import { releaseSite, site } from './sites.ts';

export interface FetchedPage {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Fetches an address without a browser. Only browsers resolve `fr.localhost`: the host goes into the header. */
export function fetchPage(path: string, country = 'fr', port = site.port): Promise<FetchedPage> {
  const headers = { host: `${country}.localhost:${port}` };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: encodeURI(path), headers }, (answer) => {
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

/** The same of the site in which suites release and break remotes. */
export const fetchFromReleaseSite = (path: string): Promise<FetchedPage> => fetchPage(path, 'fr', releaseSite.port);
