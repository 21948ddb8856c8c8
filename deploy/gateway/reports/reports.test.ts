import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';
import { signPage } from './page-token.ts';
import { networkNumber } from './report.ts';

const content = testRelease({ name: 'mf-content', pages: ['home', 'cms'], render: `return part('<h1>home</h1>')` });
const broken = testRelease({ name: 'mf-search', pages: ['search'], render: 'throw new Error("a fault")' });
const versions = { shell: '1.0.0', 'mf-content': '1.0.0', 'mf-search': '1.0.0' };

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), content, broken], { trustedProxies: ['127.0.0.1'] });
});
after(() => site.close());
beforeEach(() => {
  site.registry.reported.length = 0;
});

const newToken = async (host = 'be.localhost:8080') => {
  const { headers } = await site.get('/fr', { host });
  return /page;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
};
const report = (token: string, own: object = {}, headers: object = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { host: 'be.localhost:8080', 'x-requested-with': 'rivelle', ...headers },
    payload: { token, versions, views: 0, counts: [], vitals: [], errors: [], ...own },
  });

/** What has been handed on of a remote so far, by kind. */
function known(remote: string, kind: string): number {
  const counts = site.registry.reported.flatMap((counted) => counted.counts);
  return counts.filter((one) => one.remote === remote && one.kind === kind).reduce((sum, { count }) => sum + count, 0);
}
const errors = () => site.registry.reported.flatMap((counted) => counted.errors);

test('what a browser reports of its page reaches the registry within seconds, for the country of the host', async () => {
  const answer = await report(await newToken(), {
    views: 1,
    counts: [
      { remote: 'mf-content', kind: 'mount', count: 3 },
      { remote: 'mf-content', kind: 'failure', count: 1 },
    ],
    vitals: [{ remote: 'mf-content', vital: 'lcp', value: 1234 }],
    errors: [{ remote: 'mf-content', message: 'x is undefined', stack: 'at y' }],
    requestId: 'a-request',
  });
  assert.equal(answer.statusCode, 204, answer.body);
  await eventually(async () => known('mf-content', 'mount') === 3);
  assert.deepEqual(
    [known('mf-content', 'failure'), known('mf-content', 'lcp'), known('shell', 'page-view')],
    [1, 1, 1],
  );
  const [counted] = site.registry.reported;
  assert.ok(counted?.counts.every(({ country, version }) => country === 'be' && version === '1.0.0'));
  const [error] = errors();
  assert.deepEqual(
    [error?.message, error?.requestId, error?.composition],
    ['x is undefined', 'a-request', compositionIdOf(versions)],
  );
});

test('a report of a page that this site did not make is refused', async () => {
  const token = await newToken();
  const composition = compositionIdOf(versions);
  const refused = async (what: string, ...given: Parameters<typeof report>) =>
    assert.equal((await report(...given)).statusCode, 403, what);
  await refused('no token', '');
  await refused('a token made up', `${Math.floor(Date.now() / 1000) + 100}.abc.def`);
  await refused('another secret', signPage('another secret', { composition, country: 'be' }));
  await refused('yesterday', signPage(serviceSecret, { composition, country: 'be' }, Date.now() - 25 * 60 * 60 * 1000));
  await refused('another country', token, {}, { host: 'fr.localhost:8080' });
  await refused('versions that the page did not have', token, { versions: { ...versions, 'mf-content': '6.6.6' } });
  await refused('not a page of ours', token, {}, { 'x-requested-with': '' });
  assert.equal((await report(token)).statusCode, 204);
});

test('a page of a hundred remotes reports as any other', async () => {
  const letters = 'abcdefghij'.split('');
  const many = Object.fromEntries(
    letters.flatMap((one) => letters.map((other) => [`mf-${one}${other}`, '1.0.0'] as const)),
  );
  const token = signPage(serviceSecret, { composition: compositionIdOf(many), country: 'be' });
  assert.equal((await report(token, { versions: { shell: '1.0.0', ...many } })).statusCode, 403);
  assert.equal((await report(token, { versions: many })).statusCode, 204);
});

test('a report that is none is refused, however it is wrong', async () => {
  const token = await newToken();
  const wrong = async (own: object) => assert.equal((await report(token, own)).statusCode, 400, JSON.stringify(own));
  await wrong({ views: -1 });
  await wrong({ views: 1e30 });
  await wrong({ versions: { '../x': '1.0.0' } });
  await wrong({ counts: [{ remote: 'mf-content', kind: 'render-failure', count: 1 }] });
  await wrong({ counts: [{ remote: 'mf-content', kind: 'mount', count: 0 }] });
  await wrong({ vitals: [{ remote: 'mf-content', vital: 'lcp', value: Number.MAX_VALUE }] });
  await wrong({ errors: [{ remote: 'mf-content', message: 'm'.repeat(501), stack: '' }] });
  assert.equal(
    (await report(token, { errors: Array(100).fill({ message: 'm'.repeat(400) }) })).statusCode >= 400,
    true,
  );
});

test('one page load counts so much and no more, and fails no more often than it mounts', async () => {
  const token = await newToken();
  const mount = { remote: 'mf-content', kind: 'mount', count: 200 };
  const failure = { remote: 'mf-content', kind: 'failure', count: 200 };
  const other = { ...mount, remote: 'mf-nobody' };
  assert.equal((await report(token, { counts: [{ ...mount, count: 2 }, failure, other] })).statusCode, 204);
  for (let times = 0; times < 10; times += 1) await report(token, { counts: [mount], views: 50 });
  await eventually(async () => known('mf-content', 'page-view') === 300);
  assert.ok(known('mf-content', 'mount') <= 1_000);
  assert.equal(known('mf-nobody', 'mount'), 0);
  assert.ok(known('mf-content', 'failure') <= known('mf-content', 'mount'));
});

test('all page loads of one network in an hour are one visit of each remote, whatever they say', async () => {
  const visits = known('mf-content', 'visit');
  const [mount, failure] = ['mount', 'failure'].map((kind) => ({ remote: 'mf-content', kind, count: 200 }));
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const token = await newToken();
  for (let times = 0; times < 5; times += 1) await report(token, { counts: [mount, failure] }, from('203.0.113.7'));
  for (const address of ['203.0.113.250', '203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'])
    await report(await newToken(), { counts: [mount, failure] }, from(address));
  await report(await newToken(), { counts: [failure] }, from('198.51.100.7'));
  await report(await newToken(), { counts: [mount] }, from('203.0.113.9'));
  await eventually(async () => known('mf-content', 'visit') === visits + 2);
  const failed = site.registry.reported.flatMap(({ counts }) => counts.filter(({ kind }) => kind === 'failed-visit'));
  const numbers = ['203.0.113.7', '2001:db8:1::'].map((address) => networkNumber(serviceSecret, address, new Date()));
  assert.deepEqual(new Set(failed.map(({ bucket }) => bucket)), new Set(numbers));
  assert.equal(
    failed.reduce((sum, { count }) => sum + count, 0),
    2,
  );
});

test('neighbours share a number, strangers mostly do not, and every day it is another one', () => {
  const [today, tomorrow] = [new Date('2030-01-01T12:00:00Z'), new Date('2030-01-02T12:00:00Z')];
  const number = (address: string, day = today) => networkNumber(serviceSecret, address, day);
  assert.equal(number('203.0.113.7'), number('203.0.113.250'));
  assert.equal(number('::ffff:203.0.113.7'), number('203.0.113.250'));
  assert.equal(number('2001:db8:1:2::1'), number('2001:db8:1:ffff:ffff::9'));
  assert.notEqual(number('203.0.113.7'), number('203.0.114.7'));
  assert.notEqual(number('2001:db8:1:2::1'), number('2001:db8:2:2::1'));
  assert.notEqual(number('203.0.113.7'), number('203.0.113.7', tomorrow));
});

test('a reader who is quicker than anybody is taken seriously, up to what a page load may count', async () => {
  const before = known('mf-content', 'page-view');
  assert.equal((await report(await newToken(), { views: 10_000 })).statusCode, 204);
  await eventually(async () => known('mf-content', 'page-view') === before + 300);
});

test('the token names nobody: two page loads of one visitor have nothing in common but their end', async () => {
  const [first, second] = [await newToken(), await newToken()];
  assert.notEqual(first.split('.')[1], second.split('.')[1]);
  assert.ok(first.length < 90, first);
});

test('a part that the server cannot render is counted, as a kind of its own', async () => {
  await site.get('/fr/recherche');
  await eventually(async () => known('mf-search', 'render-failure') > 0);
  assert.ok(known('mf-search', 'render') >= known('mf-search', 'render-failure'));
  assert.equal(known('mf-search', 'failure'), 0);
});

test('without the registry reports are kept, and handed on when it is there again', async () => {
  const { report: sendReport } = site.registry;
  let tries = 0;
  site.registry.report = async () => {
    tries += 1;
    throw new Error('away');
  };
  await report(await newToken(), { counts: [{ remote: 'mf-content', kind: 'mount', count: 7 }] });
  await eventually(async () => tries > 0);
  site.registry.report = sendReport;
  await eventually(async () => known('mf-content', 'mount') === 7);
});
