import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { RefusalError } from '../../../registry/refusal.ts';
import { mainOf, wordsIn } from '../../testing/console.ts';
import { answerConsoleError } from './refusal.ts';

/** What somebody reads whose request ends in this error, and what the log has of it. */
async function answered(error: unknown, { method = 'GET', headers = {}, retryAfter = '' } = {}) {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  await app.register(cookie);
  app.setErrorHandler(answerConsoleError);
  app.all('/', async (_, reply) => {
    if (retryAfter) reply.header('retry-after', retryAfter);
    throw error;
  });
  const answer = await app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: '/', headers });
  assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
  return {
    status: answer.statusCode,
    words: wordsIn(mainOf(answer.body)),
    headers: answer.headers,
    logged: logged.length,
  };
}

test('what a person cannot do is said in words, with its status; the log hears of what the server could not', async () => {
  const wrong = 'The address or the form is not one of this console.';
  const away = 'The registry did not answer. What is live stays as it is. Try again in';
  const limited = Object.assign(new Error('limit'), { statusCode: 429 });
  for (const [error, status, text, retryAfter] of [
    [new RefusalError(422, 'release-refused', 'It has no such version'), 422, 'It has no such version'],
    [new RefusalError(500, 'registry-failed', 'The registry failed'), 500, 'The registry failed'],
    [limited, 429, 'Too many tries. Try again in 5 seconds.'],
    [limited, 429, 'Too many tries. Try again in 2 minutes.', '120'],
    [Object.assign(new Error('no JSON'), { statusCode: 415 }), 400, wrong],
    [new z.ZodError([]), 400, wrong],
    [new SiteError('request-refused', 'The form is of another session'), 403, 'The form is of another session'],
    [new SiteError('not-found'), 404, 'The console has no such page.'],
    [new SiteError('registry-failed'), 503, `${away} 5 seconds.`],
    [new Error('anything'), 503, `${away} 1 minute.`, '60'],
  ] as const) {
    const answer = await answered(error, { retryAfter });
    assert.deepEqual([answer.status, answer.words], [status, `That did not work ${text} What is live`]);
    assert.equal(answer.logged, status >= 500 ? 1 : 0, text);
  }
});

test('who has no session sees the sign-in page, and why where one was tried', async () => {
  const signIn = (why = '') => `Sign in ${why}Access token Sign in`;
  const unknown = signIn('This token is not known, or the session is over. ');
  const tried = { method: 'POST' };
  const session = { headers: { cookie: 'ops=an-old-one' } };
  for (const [code, how, words] of [
    ['registry-token-wrong', {}, signIn()],
    ['registry-token-wrong', tried, unknown],
    ['registry-token-wrong', session, unknown],
    ['registry-token-revoked', session, signIn('This token was revoked. ')],
    ['registry-token-expired', tried, signIn('This token has expired. ')],
    ['registry-failed', tried, unknown],
  ] as const) {
    const answer = await answered(new RefusalError(401, code, ''), how);
    assert.deepEqual([answer.status, answer.words], [200, words]);
    assert.match(String(answer.headers['set-cookie']), /^ops=;/);
  }
});
