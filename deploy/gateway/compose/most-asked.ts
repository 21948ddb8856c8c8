import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { catchAllCountry, settingsOf } from 'shared/i18n';
import { z } from 'zod';
import { writeAtomically } from '../write-atomically.ts';
import { anonymousRequest } from './answer-cache.ts';

/**
 * How many pages a gateway that starts again renders before it is ready, how many before the very first visit, how many at a
 * time, and for how long at most.
 */
const most = { pages: 20, firstPages: 12, atOnce: 4, ms: 15_000 };
const longestAddress = 500;
const noteEachMs = 60_000;

/** Who asked matters for what the headers of a proxy are worth. */
const asked = z.object({
  url: z.string().startsWith('/').max(longestAddress),
  headers: z.partialRecord(z.enum(['host', 'x-forwarded-host', 'x-forwarded-proto']), z.string().max(longestAddress)),
  remoteAddress: z.string().optional(),
});

type Asked = z.infer<typeof asked>;

/** As whoever calls no country's host finds it. */
const home: Asked = { url: `/${settingsOf(catchAllCountry).languages[0]}`, headers: { host: 'localhost' } };

const fileIn = (dataDir: string): string => join(dataDir, 'most-asked.json');

/** Counts which pages anonymous visitors ask for, and notes those of most visits for the next start. */
export function noteMostAsked(app: FastifyInstance, dataDir: string): (request: IncomingMessage) => void {
  const counts = new LRUCache<string, number>({ max: 1_000 });
  let isNoted = true;

  async function note(): Promise<void> {
    if (isNoted) return;
    isNoted = true;
    const sorted = [...counts].sort(([, one], [, other]) => other - one);
    // What was asked for long ago counts less and less.
    for (const [key, count] of sorted) counts.set(key, count / 2);
    await writeAtomically(fileIn(dataDir), `[${sorted.slice(0, most.pages).map(([key]) => key)}]`);
  }
  const noting = setInterval(() => void noteQuietly(), noteEachMs).unref();
  const noteQuietly = () => note().catch((error) => app.log.warn(error, 'The pages most asked for cannot be noted'));

  function count(request: IncomingMessage): void {
    const { url = '', headers, socket } = request;
    if (!anonymousRequest(request) || url.length > longestAddress) return;
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = headers;
    const own = { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol };
    const key = JSON.stringify({ url, headers: own, remoteAddress: socket.remoteAddress });
    counts.set(key, (counts.get(key) ?? 0) + 1);
    isNoted = false;
  }
  app.addHook('onResponse', async (request, reply) => {
    const isPage = reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html');
    if (request.method === 'GET' && isPage) count(request.raw);
  });
  app.addHook('onClose', async () => {
    clearInterval(noting);
    await noteQuietly();
  });
  return count;
}

/**
 * Renders the pages that were asked for most before this gateway was started, or those that home leads to: visitors of its
 * first seconds find them. Ends after 15 s, whatever is done by then. Never throws.
 */
export async function renderMostAsked(app: FastifyInstance, dataDir: string): Promise<void> {
  const end = performance.now() + most.ms;
  const get = ({ headers, ...page }: Asked, more?: Record<string, string>) =>
    app.inject({ ...page, headers: { ...headers, accept: 'text/html', ...more } }).catch(() => undefined);
  const noted = await readFile(fileIn(dataDir), 'utf8')
    .then((text) => z.array(asked).parse(JSON.parse(text)))
    .catch(() => []);
  const pages = noted.length > 0 ? noted : linksOf(await get(home)).map((url) => ({ ...home, url }));
  const renderNext = async (): Promise<void> => {
    const page = pages.shift();
    if (!page || performance.now() > end) return;
    const answer = await get(page, { 'accept-encoding': 'br' });
    // Where pages cannot be made now, visitors do not wait for them any longer.
    if (!answer || answer.statusCode >= 500) pages.length = 0;
    await renderNext();
  };
  await Promise.all(Array.from({ length: most.atOnce }, renderNext));
}

/** The first pages of this site that a page leads to. */
function linksOf({ body } = { body: '' }): string[] {
  const links = [...body.matchAll(/<a [^>]*href="(\/[\w/-]+)"/g)].map(([, url = '']) => url);
  return [...new Set(links)].slice(0, most.firstPages);
}
