import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { hasPostgres } from '../database/testing.ts';
import { operationHash } from '../gateway/testing/release.ts';
import { timed, untilInTime } from '../testing/in-time.ts';
import { ask, type LoadRequest, type Outcome, startLoad } from './load.ts';
import { hasNginx } from './nginx.ts';
import { publish, sitePages, startTestProduction, testHome } from './testing.ts';

const skip = !hasNginx() || !hasPostgres() ? 'it needs nginx and PostgreSQL' : false;

let site: Awaited<ReturnType<typeof startTestProduction>>;
before(async () => {
  if (!skip) site = await startTestProduction();
});
after(() => site?.close());

const home = { path: '/fr' };
const call: LoadRequest = {
  path: '/graphql',
  headers: { 'x-requested-with': 'rivelle' },
  json: { extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(sitePages) } } },
};
const readers = [home, home, { path: '/fr?other' }, { path: '/_page?url=/fr' }];

/** Enough requests to have met every gateway several times. */
const some = 30;

const failed = (outcomes: Outcome[]): Outcome[] => outcomes.filter(({ status }) => status !== 200);
const statuses = (outcomes: Outcome[]): number[] => outcomes.map(({ status }) => status);
const machine = (number: number) => site.machines[number - 1] ?? assert.fail(`there is no machine ${number}`);
const versionAt = async (address: string) => /by ([\d.]+)</.exec((await ask(address, home)).body)?.[1];

async function until(isSo: () => Promise<boolean>, limitMs = 60_000): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > limitMs) assert.fail(`after ${limitMs} ms it was not so: ${isSo}`);
    await setTimeout(10);
  }
  return performance.now() - start;
}

test('a rollback reaches every gateway within a second', { skip }, async (t) => {
  await publish(site.registry, testHome('1.0.1'));
  const everywhere = (version: string) =>
    Promise.all(site.machines.map(({ address }) => until(async () => (await versionAt(address)) === version)));
  const change = { by: 'test', why: 'back', country: '*', force: true };
  const took = await untilInTime(1_000, async () => {
    await site.registry.makeLive('mf-content', { ...change, version: '1.0.1' });
    await everywhere('1.0.1');
    return timed(async () => {
      await site.registry.rollBack('mf-content', change);
      await everywhere('1.0.0');
    });
  });
  t.diagnostic(`seen everywhere after ${took.map(Math.round).join(', ')} ms`);
  assert.ok(Math.min(...took) < 1_000, `${took} ms`);
});

test('where other machines reach it, the registry tells nothing to those without a token', { skip }, async () => {
  for (const path of ['version', 'live', 'releases', 'releases/mf-content/1.0.0/files/server.cjs']) {
    const { status } = await fetch(`${site.contentApi}/registry/${path}`);
    assert.equal(status, 401, path);
  }
});

test('while PostgreSQL is away, pages show as they last were, ops see which server is not ready, and no write is lost', {
  skip,
}, async (t) => {
  const change = { by: 'test', country: '*', force: true };
  await site.registry.makeLive('mf-content', { ...change, version: '1.0.1', why: 'acknowledged' });
  for (const { address } of site.machines) {
    await until(async () => (await versionAt(address)) === '1.0.1');
    for (const reader of readers) assert.equal((await ask(address, reader)).status, 200, 'each has been seen once');
  }
  const load = startLoad(site.address, readers);
  t.after(load.stop);
  const isWell = async () => {
    const { status, body } = await ask(site.address, call);
    return status === 200 && !body.includes('"errors"');
  };
  const keptParts = async () => {
    const metrics = await Promise.all(site.machines.map((one) => fetch(one.metrics).then((answer) => answer.text())));
    const counts = metrics.join('\n').matchAll(/^site_part_sources_total\{.*source="stale".*\} (\d+)/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  assert.ok(await isWell());

  const newest = async () => (await site.registry.history({ limit: 1 }))[0];
  const isReady = async () => (await fetch(`${site.contentApi}/health/ready`)).ok;

  await site.postgres.restart(async () => {
    await until(async () => !(await isWell()));
    assert.equal(await isReady(), false);
    assert.ok((await fetch(`${site.machines[0]?.address}/health/ready`)).ok, 'gateways can go on');
    await assert.rejects(site.registry.makeLive('mf-content', { ...change, version: '1.0.0', why: 'refused' }));
    const sofar = load.outcomes.length;
    await until(async () => load.outcomes.length >= sofar + some);
    // What is kept is fresh for ten seconds more; after that parts show as they last were.
    const shown = await keptParts();
    await until(async () => (await keptParts()) > shown, 30_000);
  });
  await until(isWell);
  await until(isReady);
  assert.equal((await newest())?.why, 'acknowledged');
  const outcomes = await load.stop();

  assert.deepEqual(statuses(failed(outcomes)), []);
});

test('a gateway that is told to end says so, finishes what it has, and no request fails', { skip }, async (t) => {
  const { address, gateway } = machine(1);
  const load = startLoad(site.address, [...readers, call, call]);
  t.after(load.stop);
  await until(async () => load.outcomes.length >= some);
  gateway.child.kill('SIGTERM');
  await until(async () => (await ask(address, { path: '/health/ready' })).status === 503);
  assert.equal((await ask(address, home)).status, 200, 'it goes on answering');
  assert.match(await gateway.ended, /code 0/);
  const sofar = load.outcomes.length;
  await until(async () => load.outcomes.length >= sofar + some);
  const outcomes = await load.stop();
  assert.deepEqual(statuses(failed(outcomes)), []);
});

test('a gateway that is killed takes nothing with it but what it had in its hands', { skip }, async (t) => {
  const { gateway } = machine(2);
  const visitors = [...readers, call, call];
  const load = startLoad(site.address, visitors);
  t.after(load.stop);
  await until(async () => load.outcomes.length >= some);
  const killedAt = performance.now();
  gateway.child.kill('SIGKILL');
  await gateway.ended;
  const deadAt = performance.now();
  const later = () => load.outcomes.filter(({ startedAt }) => startedAt > deadAt);
  await until(async () => later().length >= some);
  const outcomes = await load.stop();

  const lost = failed(outcomes);
  const inHand = ({ startedAt, endedAt }: Outcome) => startedAt <= deadAt && endedAt >= killedAt;
  assert.ok(lost.length <= visitors.length && lost.every(inHand), `${lost.length} requests failed`);
});
