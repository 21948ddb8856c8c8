import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import Fastify from 'fastify';
import { type ErrorCode, errorCodes, SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { answerErrors } from './answer-errors.ts';
import { rateLimits } from './rate-limits.ts';

test('a visitor who leaves before the answer begins is no error in the log', async () => {
  const log: { level: number; msg: string }[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => log.push(JSON.parse(line)) } } });
  answerErrors(app);
  const leaving = new AbortController();
  app.post('/', () => {
    setImmediate(() => leaving.abort());
    return new PassThrough();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: '{}', signal: leaving.signal }).catch(() => {});
  await eventually(async () => log.some(({ msg }) => /premature/i.test(msg)));
  await app.close();
  assert.deepEqual(
    log.filter(({ level }) => level >= 50),
    [],
  );
});

/** Every way in which the gateway comes to 429 or 503, and the seconds that its answer names. */
const ways: Record<string, number> = {
  'more than a route allows': 120,
  'the queue of an address': 61,
  'a status of its own': 5,
  'an answer that is passed on': 42,
};
const failures = Object.keys(errorCodes).filter((code): code is ErrorCode => code !== 'too-often');

// C35
test('every 429 and 503 says when to ask again, to machines in seconds and to visitors in words', async (context) => {
  const app = Fastify();
  context.after(() => app.close());
  answerErrors(app);
  await rateLimits(app);
  const once = { config: { rateLimit: { max: 1, timeWindow: '2 minutes' } } };
  app.get('/:language/more than a route allows', once, async () => '');
  app.get('/:language/the queue of an address', async () => Promise.reject(new TooOftenError(61)));
  app.get('/:language/a status of its own', async (_, reply) => reply.code(503).send());
  app.get('/:language/an answer that is passed on', async (_, reply) =>
    reply.code(429).header('retry-after', '42').send(),
  );
  for (const code of failures) app.get(`/:language/${code}`, async () => Promise.reject(new SiteError(code)));
  const get = (address: string, accept: string) =>
    app.inject({ url: encodeURI(address), headers: { accept, host: 'fr.localhost' } });
  await get('/fr/more than a route allows', '');

  let kinds = 0;
  for (const way of [...Object.keys(ways), ...failures])
    for (const accept of ['application/json', 'text/html']) {
      const { statusCode, headers } = await get(`/fr/${way}`, accept);
      if (way in ways) assert.match(String(statusCode), /^(?:429|503)$/, way);
      if (![429, 503].includes(statusCode)) continue;
      kinds += 1;
      assert.equal(Number(headers['retry-after']), ways[way] ?? 5, way);
    }
  assert.equal(kinds, 20);

  for (const [language, minutes, seconds] of [
    ['fr', 'Réessayez dans 2 minutes.', 'Réessayez dans 5 secondes.'],
    ['nl', 'Probeer het over 2 minuten opnieuw.', 'Probeer het over 5 seconden opnieuw.'],
    ['en', 'Please try again in 2 minutes.', 'Please try again in 5 seconds.'],
    ['de', 'Bitte versuchen Sie es in 2 Minuten noch einmal.', 'Bitte versuchen Sie es in 5 Sekunden noch einmal.'],
  ]) {
    assert.ok((await get(`/${language}/the queue of an address`, 'text/html')).body.includes(`${minutes}</p>`));
    for (const code of failures) {
      const { statusCode, body } = await get(`/${language}/${code}`, 'text/html');
      assert.equal(body.includes(`${seconds}</p>`), statusCode === 503, `${language} ${code}`);
    }
  }
});

test('each error has its status and its code; the log takes for a fault only what is one', async (context) => {
  const levels: number[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => levels.push(JSON.parse(line).level) } } });
  context.after(() => app.close());
  answerErrors(app);
  const withStatus = (statusCode: number) => Object.assign(new Error('so it is'), { statusCode });
  const rows = [
    [new SiteError('request-refused'), 403, 'request-refused'],
    [new SiteError('upload-too-large'), 413, 'upload-too-large'],
    [new SiteError('site-busy'), 503, 'site-busy'],
    [new SiteError('render-failed'), 500, 'render-failed'],
    [new z.ZodError([]), 400, 'request-refused'],
    [Object.assign(new Error('gone'), { name: 'AbortError' }), 499, 'request-refused'],
    [withStatus(429), 429, 'too-often'],
    [withStatus(415), 415, 'request-refused'],
    [withStatus(499), 499, 'request-refused'],
    [withStatus(500), 500, 'failed'],
    [withStatus(501), 501, 'failed'],
    [new Error('so it is'), 500, 'failed'],
  ] as const;
  for (const [index, [error]] of rows.entries()) app.get(`/${index}`, async () => Promise.reject(error));
  for (const [index, [error, status, code]] of rows.entries()) {
    levels.length = 0;
    const answer = await app.inject({ url: `/${index}`, headers: { host: 'fr.localhost' } });
    assert.deepEqual([answer.statusCode, answer.json()], [status, { code }], String(error));
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(levels.includes(50), status >= 500, String(error));
  }
  const other = await app.inject({ url: '/nowhere', headers: { host: 'fr.localhost' } });
  assert.deepEqual([other.statusCode, other.json()], [404, { code: 'not-found' }]);
});

test('who loads a page or posts a form reads the error in the language of the address, or of the host', async (context) => {
  const app = Fastify();
  context.after(() => app.close());
  answerErrors(app);
  app.all('/*', async () => Promise.reject(new SiteError('site-busy')));
  for (const [method, url, accept, language] of [
    ['GET', '/de/produkte', 'text/html', 'de'],
    ['POST', '/de/produkte', 'text/html,*/*', 'de'],
    ['GET', '/produits?x', 'text/html', 'fr'],
    ['GET', '/_qa/x?to=/nl/producten', 'text/html', 'nl'],
    ['GET', '/de/x?to=/nl/producten', 'text/html', 'de'],
    ['GET', '/de/produkte', 'application/json', undefined],
    ['PUT', '/de/produkte', 'text/html', undefined],
  ] as const) {
    const { body, headers } = await app.inject({ method, url, headers: { accept, host: 'fr.localhost' } });
    assert.equal(/<html lang="(\w+)">/.exec(body)?.[1], language, `${method} ${url} ${accept}`);
    if (language) assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  }
});
