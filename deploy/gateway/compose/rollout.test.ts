import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const content = (version: string) =>
  testRelease({
    name: 'mf-content',
    version,
    pages: version === '1.0.0' ? ['home', 'cms', 'article'] : ['home', 'cms'],
    render: `return part('<i>page ${version}</i>')`,
  });

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), content('1.0.0')]);
  site.registry.publish(content('2.0.0'));
});
after(() => site.close());

const shown = (body: string) => /<i>page ([\d.]+)<\/i>/.exec(body)?.[1];
const bucketIn = (headers: Record<string, unknown>) => /(?:^|,)bucket=(\d+);[^,]*/.exec(String(headers['set-cookie']));
const versionOf = async (bucket: number, host = 'be.localhost') =>
  shown((await site.get('/fr', { host, cookie: `bucket=${bucket}` })).body);

/** Makes a rollout and waits until the site follows. */
async function rollOut(percent: number): Promise<void> {
  site.registry.rollOut('mf-content', '2.0.0', percent);
  await eventually(
    async () => (await versionOf(percent * 100 - 1)) === '2.0.0' && (await versionOf(9_999)) === '1.0.0',
  );
}

test('without a rollout nobody gets a bucket', async () => {
  assert.equal(bucketIn((await site.get('/fr')).headers), null);
});

test('of fresh visitors a tenth sees a rollout to 10 %, and each keeps to what it saw', async () => {
  await rollOut(10);
  const visitors = 400;
  let candidates = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const { body, headers } = await site.get('/fr');
    const [, bucket] = bucketIn(headers) ?? [];
    if (shown(body) === '2.0.0') candidates += 1;
    if (visitor % 20 === 0)
      for (let reload = 0; reload < 3; reload += 1) assert.equal(await versionOf(Number(bucket)), shown(body));
  }
  // Five standard deviations of the binomial distribution, 30: wrong once in two million runs.
  assert.ok(Math.abs(candidates - visitors * 0.1) <= 30, `${candidates} of ${visitors}`);
});

test('the bucket is kept by the browser alone, out of reach of scripts, for 30 days', async () => {
  const { headers } = await site.get('/fr');
  assert.match(bucketIn(headers)?.[0] ?? '', /Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  for (const cookie of ['bucket=10000', 'bucket=-1', 'bucket=1e3', 'bucket='])
    assert.ok(bucketIn((await site.get('/fr', { cookie })).headers), `${cookie} is replaced`);
  assert.equal(bucketIn((await site.get('/fr', { cookie: 'bucket=7' })).headers), null);
});

test('a navigation is told the composition that a page load would get for this visitor', async () => {
  const idOf = async (bucket: number) => {
    const cookie = `bucket=${bucket}`;
    const { live } = (await site.get('/_page?url=/fr', { cookie })).json();
    const { body } = await site.get('/fr', { cookie });
    assert.ok(body.includes(`"composition":{"id":"${live}"`));
    return live;
  };
  assert.notEqual(await idOf(5), await idOf(9_000));
});

test('a country with a version of its own is no part of the rollout', async () => {
  site.registry.makeLive({ 'mf-content': '1.0.0' }, 'lu');
  await eventually(async () => (await versionOf(0, 'lu.localhost')) === '1.0.0');
  assert.equal(await versionOf(0), '2.0.0');
});

test('what was kept of a rollout is there for a gateway that starts without the registry', async () => {
  site.registry.goAway();
  await site.restart();
  assert.deepEqual([await versionOf(0), await versionOf(9_999)], ['2.0.0', '1.0.0']);
});
