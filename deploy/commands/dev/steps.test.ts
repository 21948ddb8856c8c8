import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { sayFirstPage, stepsUntil } from './steps.ts';

test('each step from a save until the server renders with it is said, and of a first build nothing', () => {
  const times = { savedAt: 10_000, compiledAt: 10_610, builtAt: 10_780 };
  const said = ' 1.10 s after the save (compiled in 0.61 s, described in 0.17 s, published in 0.32 s)';
  assert.equal(stepsUntil(11_100, times), said);
  assert.equal(stepsUntil(11_100, { ...times, savedAt: undefined }), '');
});

test('the first document after each build is said, with what it took; no file, and no second one', async (t) => {
  const said = t.mock.method(console, 'log', () => {});
  const app = Fastify();
  const expectPage = sayFirstPage(app);
  app.get('/fr', (_, reply) => reply.type('text/html').send('<h1>home</h1>'));
  app.get('/a.js', (_, reply) => reply.type('text/javascript').send(''));
  await app.inject('/fr');
  for (const _ of ['a build', 'another one']) {
    expectPage();
    for (const url of ['/a.js', '/fr', '/fr']) await app.inject(url);
  }
  const lines = said.mock.calls.map(({ arguments: [line] }) => String(line).replace(/\d+\.\d\d/, '0.01'));
  assert.deepEqual(lines, ['/fr rendered in 0.01 s.', '/fr rendered in 0.01 s.']);
  await app.close();
});
