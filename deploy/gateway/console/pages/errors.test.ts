import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRegistry, itemsOn, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { errorsPage, groupErrors } from './errors.ts';

test('the same message of the same version is one error, wherever it came from, with its newest report', () => {
  const error = { remote: 'mf-search', version: '1.0.0', message: 'x', stack: '', composition: 'b', requestId: null };
  const groups = groupErrors([
    { ...error, country: 'nl', when: '2026-03-02T12:02:00.000Z', composition: 'a' },
    { ...error, country: 'be', when: '2026-03-02T12:01:00.000Z' },
    { ...error, version: '1.1.0', country: 'be', when: '2026-03-02T12:00:00.000Z' },
  ]);
  assert.deepEqual(
    groups.map(({ last, times, countries }) => [last.composition, last.version, times, countries]),
    [
      ['a', '1.0.0', 2, ['be', 'nl']],
      ['b', '1.1.0', 1, ['be']],
    ],
  );
});

test('an error says where and how often it came, and is seen again by who may make QA links', async () => {
  const error = { remote: 'mf-search', version: '1.0.0', message: 'x is undefined', stack: 'at y.js:1', country: 'be' };
  const once = { ...error, when: '2020-03-02T12:00:00.000Z', composition: 'abc', requestId: 'a-request' };
  const errors = [once, { ...once, message: 'z is null', composition: '', requestId: null }];
  const { registry, asked } = answeringRegistry({
    '/live': { registry: 1, live: {} },
    '/errors': { errors: [...errors, { ...once, country: 'fr', message: 'z is null' }] },
  });
  const shown = async (role: 'qa' | 'team') => itemsOn(await errorsPage(registry, viewerOf(role), {}));
  const of = (what: string, where: string, request: string) =>
    `${what} mf-search 1.0.0, ${where}, last 2 Mar 2020, 12:00 UTC${request} Where in the code at y.js:1`;
  const first = of('x is undefined', 'once in be', ', request a-request');
  const second = of('z is null', '2 times in be, fr', '');
  assert.deepEqual(await shown('team'), [first, second]);
  assert.deepEqual(await shown('qa'), [`${first} See what the visitor saw in be, composition abc`, second]);
  const since = new URLSearchParams(asked.find(({ path }) => path.includes('/errors'))?.path.split('?')[1]).get(
    'since',
  );
  assert.ok(Math.abs(Date.now() - Date.parse(since ?? '') - 24 * 60 * 60_000) < 60_000);
  const none = answeringRegistry({ '/live': { registry: 1, live: {} }, '/errors': { errors: [] } }).registry;
  assert.match(wordsIn(mainOf(await errorsPage(none, viewerOf('qa'), {}))), /Browsers have reported none\.$/);
});
