import type { Page, Route } from '@playwright/test';

/**
 * Has the line break once after the server has done something, before its answer is here: an operation of the content API, as
 * `CreateWishlist`, or another call, as `POST /session` or `DELETE /uploads/:id`. Tells whether it has.
 */
export async function loseAnswer(page: Page, call: string): Promise<() => boolean> {
  let isLost = false;
  await page.route('**/*', async (route) => {
    if (isLost || nameOf(route) !== call) return route.fallback();
    isLost = true;
    const status = await deliver(route);
    if (status >= 400) throw new Error(`${call} was answered ${status}: nothing was done whose answer could be lost`);
    return route.abort('connectionreset');
  });
  return () => isLost;
}

function nameOf(route: Route): string {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname === '/graphql') return request.postDataJSON().operationName;
  return `${request.method()} ${pathname.replace(/^\/uploads\/.+/, '/uploads/:id')}`;
}

/** Hands a request on to the server, and its answer to nobody; tells the status alone. */
export async function deliver(route: Route): Promise<number> {
  // Only the browser knows the names that end in .localhost.
  const { host, port } = new URL(route.request().url());
  const url = route.request().url().replace(host, `127.0.0.1:${port}`);
  const headers = { ...(await route.request().allHeaders()), host };
  return (await route.fetch({ url, headers, maxRedirects: 0 })).status();
}

/** What the console may say of an answer that is lost. */
export const ofLostAnswers =
  /ERR_CONNECTION_RESET|could not be (?:sent|changed)|Failed to fetch|captcha was not passed: unreachable/;
