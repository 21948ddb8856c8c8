import { createServer } from 'node:http';
import { errorPage, isPageLoad } from '../gateway/security/error-page.ts';

// Answers on the socket of a gateway that is away for longer than visitors wait; `supervisor.ts` starts and ends it.
const socket = 3;
const retryAfterSeconds = 2;

createServer((request, response) => {
  const { method = '', url = '/', headers } = request;
  const page = { method, url, headers, host: headers.host ?? '' };
  response.writeHead(503, {
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': isPageLoad(page) ? 'text/html; charset=utf-8' : 'application/json',
  });
  response.end(
    isPageLoad(page) ? errorPage(page, 503, undefined, retryAfterSeconds) : JSON.stringify({ code: 'site-starting' }),
  );
}).listen({ fd: socket }, () => console.log('ready: stand-in'));
