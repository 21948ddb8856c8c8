import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { SiteError } from 'shared/errors';
import { acceptPostedForms, csrfToken, formTokenOf, ownPagesOnly, requireOwnPage, requireOwnToken } from './csrf.ts';

const own = { 'x-requested-with': 'rivelle' };
const ofType = (type: string) => ({ 'content-type': type });
const form = ofType('application/x-www-form-urlencoded');

/** Whether a server whose routes all answer lets a call in. */
async function letsIn(method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object) {
  const app = Fastify();
  ownPagesOnly(app);
  acceptPostedForms(app);
  app.addContentTypeParser('*', (_, __, done) => done(null, ''));
  app.setErrorHandler((error, _, reply) => {
    assert.ok(error instanceof SiteError);
    return reply.code(403).send({ code: error.code });
  });
  for (const path of ['/*', '/reports', '/session', '/uploads', '/_registry/*', '/_ops/*']) {
    app.all(path, async () => ({}));
  }
  const payload = 'content-type' in headers ? '{}' : undefined;
  return (await app.inject({ method, url, payload, headers: { ...headers } })).statusCode === 200;
}

test('what changes something comes with the header of a page of ours, and in a type that no form of others has', async () => {
  const json = ofType('application/json');
  const report = ofType('application/csp-report');
  for (const [method, url, headers, isLetIn] of [
    ['GET', '/session', {}, true],
    ['HEAD', '/session', {}, true],
    ['OPTIONS', '/session', {}, true],
    ['POST', '/session', { ...own, ...json }, true],
    ['POST', '/session', { ...own, ...ofType('application/json; charset=utf-8') }, true],
    ['DELETE', '/session', own, true],
    ['POST', '/session', json, false],
    ['DELETE', '/session', {}, false],
    ['POST', '/session', { 'x-requested-with': 'other', ...json }, false],
    ['POST', '/session', { ...own, ...ofType('text/plain') }, false],
    ['POST', '/session', form, false],
    ['POST', '/session', report, false],
    ['POST', '/uploads', { ...own, ...ofType('image/png') }, true],
    ['POST', '/uploads', ofType('image/png'), false],
    ['POST', '/reports', report, true],
    ['POST', '/reports', ofType('application/reports+json'), true],
    ['POST', '/reports', json, false],
    ['POST', '/reports', {}, false],
    ['POST', '/fr/contact', form, true],
    ['POST', '/fr/contact', json, false],
    ['POST', '/fr/contact', {}, false],
    ['PUT', '/_registry/live', json, true],
    ['POST', '/_ops/act', form, true],
  ] as const)
    assert.equal(await letsIn(method, url, headers), isLetIn, `${method} ${url} ${JSON.stringify(headers)}`);
});

test('a form is of a page of this host where the browser says so, by its origin or by itself', async () => {
  const app = Fastify({ trustProxy: true });
  app.get('/', async (request) => requireOwnPage(request));
  const same = { 'sec-fetch-site': 'same-origin' };
  const origin = 'http://be.localhost';
  for (const [headers, isOwn] of [
    [{ origin, ...same }, true],
    [{ origin }, true],
    [same, true],
    [{}, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin, 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://be.localhost', ...same }, false],
    [{ origin: 'http://evil.example', ...same }, false],
    [{ origin: 'null', ...same }, false],
    [{ origin: 'https://be.localhost', 'x-forwarded-proto': 'https' }, true],
  ] as const) {
    const { statusCode } = await app.inject({ url: '/', headers: { host: 'be.localhost', ...headers } });
    assert.equal(statusCode, isOwn ? 200 : 500, JSON.stringify(headers));
  }
});

test('a form has the token of its place and its session, and no other', () => {
  const token = formTokenOf('a secret', 'one');
  requireOwnToken(token, formTokenOf('a secret', 'one'));
  const others = [formTokenOf('a secret', 'two'), formTokenOf('another', 'one'), csrfToken('a secret', 'else', 'one')];
  for (const given of [...others, token.slice(1), `${token}x`, '', undefined])
    assert.throws(() => requireOwnToken(token, given), { code: 'request-refused' });
});
