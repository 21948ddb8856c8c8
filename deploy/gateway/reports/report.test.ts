import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import { signPage } from './page-token.ts';
import { createReports, networkNumber, reportSchema } from './report.ts';
import { createTally } from './tally.ts';

const serviceSecret = 'a secret for tests, with 32 letters or more';
const versions = { shell: '1.0.0', 'mf-content': '1.0.0' };
const remote = 'mf-content';
const start = Date.parse('2030-01-01T12:00:30.000Z');

/** Takes reports, and says what was counted since it was last asked, without page views and visits unless these are wanted. */
function counting() {
  const tally = createTally();
  const take = createReports({ serviceSecret, tally });
  const page = { composition: compositionIdOf(versions), country: 'be' };
  const newToken = () => signPage(serviceSecret, page, start);
  return {
    newToken,
    send(token: string, own: object, address = '203.0.113.7', at = start) {
      const report = { token, versions, views: 0, counts: [], vitals: [], errors: [], ...own };
      take(reportSchema.parse(report), { country: 'be', address }, new Date(at));
    },
    taken: () => tally.take(),
    counted: () =>
      tally.take().flatMap(({ counts }) => counts.map(({ remote, kind, count }) => `${remote} ${kind} ${count}`)),
  };
}
const counts = (kind: string, count: number, of = remote) => ({ remote: of, kind, count });

test('of one page load counts so much of each kind, and no failure that was not mounted', () => {
  const { newToken, send, counted } = counting();
  const token = newToken();
  send(token, { counts: [counts('failure', 3)] });
  assert.deepEqual(counted(), []);
  send(token, { counts: [counts('failure', 3), counts('mount', 2), counts('error', 150)] });
  assert.deepEqual(counted(), [
    ...['mf-content mount 2', 'mf-content visit 1', 'mf-content failure 2', 'mf-content failed-visit 1'],
    'mf-content error 150',
  ]);
  send(token, { counts: [counts('failure', 300), counts('mount', 2_000), counts('error', 150)], views: 200 });
  assert.deepEqual(counted(), [
    ...['shell page-view 200', 'mf-content page-view 200', 'mf-content mount 998', 'mf-content failure 198'],
    'mf-content error 50',
  ]);
  send(token, { counts: [counts('failure', 1), counts('mount', 1), counts('error', 1)], views: 200 });
  assert.deepEqual(counted(), ['shell page-view 100', 'mf-content page-view 100']);
});

test('what is not of the page counts nowhere', () => {
  const { newToken, send, counted } = counting();
  const other = 'mf-stores';
  send(newToken(), {
    counts: [counts('mount', 1, other), counts('failure', 1, other), counts('error', 1, other)],
    vitals: [{ remote: other, vital: 'lcp', value: 1 }],
    errors: [{ remote: other, message: 'x', stack: '' }],
  });
  assert.deepEqual(counted(), []);
});

test('of one page load so many vitals and errors are taken', () => {
  const { newToken, send, taken } = counting();
  const token = newToken();
  const vitals = Array.from({ length: 10 }, () => ({ remote, vital: 'lcp', value: 800 }));
  const errors = Array.from({ length: 5 }, (_, number) => ({ remote, message: `x ${number}`, stack: 'at y' }));
  for (let times = 0; times < 5; times += 1) send(token, { vitals, errors });
  for (let times = 0; times < 6; times += 1) send(token, { vitals });
  const [found] = taken();
  assert.deepEqual(
    found?.counts.map(({ kind, bucket, count }) => [kind, bucket, count]),
    [['lcp', 3, 100]],
  );
  assert.equal(found?.errors.length, 20);
  assert.deepEqual(
    { ...found?.errors[0], requestId: undefined },
    {
      ...{ remote, version: '1.0.0', country: 'be', message: 'x 0', stack: 'at y' },
      composition: compositionIdOf(versions),
      requestId: undefined,
    },
  );
});

test('a network is one visit an hour, and failed once, whatever its page loads say', () => {
  const { newToken, send, taken } = counting();
  const visits = () =>
    taken().flatMap(({ counts }) =>
      counts.flatMap(({ kind, bucket }) => (/visit/.test(kind) ? [`${kind} ${bucket}`] : [])),
    );
  const both = { counts: [counts('mount', 1), counts('failure', 1)] };
  const network = networkNumber(serviceSecret, '203.0.113.7', new Date(start));
  send(newToken(), both);
  assert.deepEqual(visits(), ['visit 0', `failed-visit ${network}`]);
  const token = newToken();
  send(token, both);
  send(newToken(), both, '203.0.113.99');
  assert.deepEqual(visits(), []);
  // Another network, but a page load that has been a visit.
  send(token, both, '198.51.100.1');
  assert.deepEqual(visits(), []);
  send(newToken(), both, '203.0.113.7', start + 60 * 60_000);
  assert.deepEqual(visits(), ['visit 0', `failed-visit ${network}`]);
  send(newToken(), { counts: [counts('failure', 1)] }, '192.0.2.1');
  assert.deepEqual(visits(), [], 'nothing was mounted');
});
