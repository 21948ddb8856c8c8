import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { testRelease } from '../gateway/testing/release.ts';
import { signAnonymous, signService } from '../tokens/tokens.ts';
import { type RegistryClient, registryClient, sendInto } from './client.ts';
import { guard } from './release-keeper.ts';
import type { Count } from './reports/contract.ts';
import { registryRoutes } from './routes.ts';
import { live } from './tables.ts';
import { usualRules } from './verdict/verdict.ts';

const registryToken = 't'.repeat(32);
const serviceSecret = 's'.repeat(32);
const rules = { ...usualRules, minVisits: 20, minNetworks: 20 };
const by = 'ann';
const why = 'because';
const name = 'mf-search';

let database: TestDatabase;
let registry: FastifyInstance;
let client: RegistryClient;
let tests = 0;
let old: string;
let next: string;
let later: string;

before(async () => {
  database = await openTestDatabase();
  registry = Fastify();
  registry.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret, rules });
  client = registryClient(sendInto(registry), registryToken);
});
after(async () => {
  await registry.close();
  await database.close();
});
/** Each test has versions of its own: the registry remembers every version that was reverted. */
beforeEach(async () => {
  await database.db.delete(live);
  await database.db.execute(sql`truncate report_count`);
  tests += 1;
  [old, next, later] = [`1.0.${tests}`, `2.0.${tests}`, `3.0.${tests}`];
  for (const version of [old, next, later]) await publish(version, { live: false });
  await client.makeLive(name, { version: old, by, why });
});

async function publish(version: string, how: { live: boolean; percent?: number; country?: string }, of = name) {
  const { manifest, files } = testRelease({ name: of, version, render: '' });
  const encoded = [...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')]);
  return client.publish({ manifest, files: Object.fromEntries(encoded), by, why, ...how });
}

const liveIn = async (country: string) => (await client.live()).live[country]?.[name];
const lastLine = async (country?: string) => {
  const [line] = await client.history({ remote: name, country, limit: 1 });
  return line && { action: line.action, country: line.country, from: line.from, to: line.to, percent: line.percent };
};

/** A gateway reports visits; some of them failed, in so many networks. */
async function report(
  version: string,
  country: string,
  visits: number,
  failures: number,
  minutesAgo = 0,
  networks = 400,
  first = 0,
) {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000 - minutesAgo * 60_000).toISOString();
  const row = { minute, remote: name, version, country, bucket: 0 };
  const counts: Count[] = [
    { ...row, kind: 'mount', count: visits },
    { ...row, kind: 'visit', count: visits },
  ];
  if (failures > 0) counts.push({ ...row, kind: 'failure', count: failures });
  for (let network = 0; network < Math.min(networks, failures); network += 1) {
    const count = Math.ceil((failures - network) / networks);
    counts.push({ ...row, kind: 'failed-visit', bucket: first + network, count });
  }
  const answer = await send({ counts, errors: [] }, await signService(serviceSecret));
  assert.equal(answer.statusCode, 200, answer.body);
}
const send = (payload: object, token: string) =>
  registry.inject({
    method: 'POST',
    url: '/registry/reports',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

test('a rollout shows beside what is live, grows, and is promoted; the history has all of it', async () => {
  await client.rollOut(name, { version: next, percent: 10, by, why });
  assert.deepEqual(await liveIn('*'), { version: old, candidate: { version: next, percent: 10 } });
  assert.deepEqual(await lastLine(), { action: 'roll-out', country: '*', from: old, to: next, percent: 10 });
  await client.rollOut(name, { percent: 50, by, why });
  assert.deepEqual((await liveIn('*'))?.candidate, { version: next, percent: 50 });
  const lines = await client.history({ remote: name });
  await client.rollOut(name, { percent: 50, by, why });
  assert.deepEqual(await client.history({ remote: name }), lines, 'the same again is no change');
  const changed = await client.promote(name, { by, why });
  assert.deepEqual(changed, { name, country: '*', from: old, to: next });
  assert.deepEqual(await liveIn('*'), { version: next });
  assert.deepEqual(await lastLine(), { action: 'promote', country: '*', from: old, to: next, percent: null });
  assert.equal((await client.rollBack(name, { by, why })).to, old);
});

test('a release can begin as a rollout', async () => {
  const { live: changed } = await publish('2.1.0', { live: true, percent: 5 });
  assert.deepEqual(changed, { name, country: '*', from: old, to: '2.1.0', percent: 5 });
  assert.deepEqual(await liveIn('*'), { version: old, candidate: { version: '2.1.0', percent: 5 } });
});

test('a halt ends a rollout and leaves what is live', async () => {
  await client.rollOut(name, { version: next, percent: 10, by, why });
  const inBelgium = () => client.halt(name, { country: 'be', by, why });
  await assert.rejects(inBelgium(), /for the country be alone; one runs for all countries$/);
  assert.equal((await client.halt(name, { by, why })).to, old);
  await assert.rejects(inBelgium(), /No rollout of mf-search runs for the country be$/);
  assert.deepEqual(await liveIn('*'), { version: old });
  assert.deepEqual(await lastLine(), { action: 'halt', country: '*', from: next, to: old, percent: null });
  await assert.rejects(client.halt(name, { by, why }), /No rollout of mf-search runs for all countries/);
  await assert.rejects(client.promote(name, { by, why }), /No rollout/);
  await assert.rejects(client.rollOut(name, { percent: 20, by, why }), /say which version/);
});

test('who makes live what the rest has gone on with ends the rollout', async () => {
  await client.rollOut(name, { version: next, percent: 10, by, why });
  await client.makeLive(name, { version: old, by, why });
  assert.deepEqual(await liveIn('*'), { version: old });
  assert.equal((await lastLine())?.action, 'halt');
});

test('a country may have a rollout of its own, and goes on following all others beside it', async () => {
  await client.rollOut(name, { version: next, percent: 10, country: 'be', by, why });
  assert.deepEqual(await liveIn('be'), { version: old, candidate: { version: next, percent: 10 } });
  assert.deepEqual(await liveIn('*'), { version: old });
  await client.makeLive(name, { version: later, by, why });
  assert.equal((await liveIn('be'))?.version, later);
  await client.halt(name, { country: 'be', by, why });
  assert.equal(await liveIn('be'), undefined);
});

test('a rollback while a rollout runs ends that, too', async () => {
  await client.makeLive(name, { version: next, by, why });
  await client.rollOut(name, { version: later, percent: 10, by, why });
  await client.rollBack(name, { by, why });
  assert.deepEqual(await liveIn('*'), { version: old });
  await client.rollOut(name, { version: later, percent: 10, country: 'be', by, why });
  await client.rollBack(name, { country: 'be', by, why });
  assert.equal(await liveIn('be'), undefined);
});

test('what cannot be rolled out is refused plainly', async () => {
  const refused = (change: object, reason: RegExp) =>
    assert.rejects(client.rollOut(name, { version: next, percent: 10, by, why, ...change }), reason);
  await refused({ version: '9.9.9' }, /There is no release mf-search 9.9.9/);
  await refused({ version: old }, /live already/);
  await refused({ country: 'xx' }, /no country xx/);
  for (const percent of [0, 101, 2.5]) await refused({ percent }, /percent/);
  const nothing = /There is no release of mf-new; there are releases of mf-search/;
  await assert.rejects(client.rollOut('mf-new', { version: next, percent: 10, by, why }), nothing);
  await publish(next, { live: false }, 'mf-other');
  const first = client.rollOut('mf-other', { version: next, percent: 10, by, why });
  await assert.rejects(first, /mf-other has nothing live yet, so that nothing can be rolled out beside it/);
  for (const attempt of [client.rollBack, client.halt, client.promote])
    await assert.rejects(attempt(name, { country: 'xx', by, why }), /There is no country xx/);
});

test('only servers of the site may say what browsers report', async () => {
  const empty = { counts: [], errors: [] };
  assert.equal((await send(empty, 'no token')).statusCode, 401);
  assert.equal((await send(empty, await signAnonymous(serviceSecret))).statusCode, 401);
  assert.equal((await send(empty, registryToken)).statusCode, 401);
  const service = await signService(serviceSecret);
  assert.equal((await send({ counts: 'many', errors: [] }, service)).statusCode, 400);
});

test('what several gateways count is added up', async (context) => {
  // No minute begins between the two reports and the question.
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  await report(old, 'be', 10, 1);
  await report(old, 'be', 5, 1);
  const { totals, minutes } = await client.reports({ since: new Date().toISOString(), remote: name, country: 'be' });
  assert.deepEqual([totals.length, totals[0]?.mounts, totals[0]?.failures], [1, 15, 2]);
  assert.equal(minutes.length, 1);
});

test('whoever has twenty-five networks brings no version down, however many of its pages they load', async () => {
  await report(old, 'be', 1_000, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  for (const networks of [1, 4, 25]) {
    await report(next, 'be', networks, 1_000, 0, networks);
    assert.equal((await guard(database.db, usualRules)).length, 0);
  }
  assert.deepEqual(await liveIn('*'), { version: next });
  await report(next, 'be', 30, 30, 0, 30);
  assert.equal((await guard(database.db, usualRules)).length, 1);
});

test('nor on another day, on which the same networks have other numbers', async () => {
  const days = 24 * 60;
  await report(old, 'be', 1_000, 0, 2 * days + 1);
  await client.rollOut(name, { version: next, percent: 10, by, why });
  await database.db.update(live).set({ judgedSince: new Date(Date.now() - 2 * days * 60_000) });
  for (const day of [0, 1]) await report(next, 'be', 25, 1_000, day * days, 25, 100 * day);
  assert.equal((await guard(database.db, usualRules)).length, 0);
  await report(next, 'be', 5, 5, 0, 5, 500);
  assert.equal((await guard(database.db, usualRules)).length, 1);
});

test('whoever has twenty-five networks keeps no failing version alive, by sound visits of it and failed ones of the other', async () => {
  await report(old, 'be', 100, 0, 1);
  await report(old, 'be', 25, 1_000, 1, 25);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 25, 0);
  await report(next, 'be', 60, 50, 0, 60);
  assert.equal((await guard(database.db, usualRules)).length, 1);
});

test('a version that fails in one country is reverted there alone, once, and the history has the figures', async () => {
  await report(old, 'be', 100, 0, 1);
  await report(old, 'fr', 100, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 30, 20);
  await report(next, 'fr', 30, 0);
  const [verdict] = (await client.verdicts()).filter(({ country }) => country === 'be');
  assert.equal(verdict?.answer, 'roll-back');
  const both = await Promise.all([guard(database.db, rules), guard(database.db, rules)]);
  assert.deepEqual(
    both.flat().map(({ country, version, before }) => [country, version, before]),
    [['be', next, old]],
  );
  assert.deepEqual([await liveIn('be'), await liveIn('*')], [{ version: old }, { version: next }]);
  const [line] = await client.history({ remote: name, limit: 1 });
  assert.deepEqual([line?.action, line?.country, line?.from, line?.to], ['automatic-rollback', 'be', next, old]);
  assert.match(line?.why ?? '', /20 of 30 visits failed \(66\.7 %\) of the new version/);
});

test('what went live together with a version that fails goes back with it, in its country alone', async () => {
  const other = 'mf-stores';
  for (const version of [old, next]) await publish(version, { live: false }, other);
  await client.makeLive(other, { version: old, by, why });
  const { together = 0 } = await client.makeAllLive({
    versions: { [name]: next, [other]: next },
    together: true,
    by,
    why,
  });
  await report(old, 'be', 100, 0, 1);
  await report(next, 'be', 30, 30);
  await guard(database.db, rules);
  const { be, '*': all } = (await client.live()).live;
  assert.deepEqual([be?.[name]?.version, be?.[other]?.version], [old, old]);
  assert.deepEqual([all?.[name]?.version, all?.[other]?.version], [next, next]);
  const [line] = await client.history({ remote: other, limit: 1 });
  assert.equal(line?.why, `it went live together with ${name} ${next}, which fails`);
  await client.rollBackTogether(together, { by, why });
  assert.deepEqual((await client.live()).live.be, undefined, 'it follows all others again');
});

test('where the clock was put back by a day, a version that fails is rolled back as ever', async () => {
  const dayMinutes = 24 * 60;
  await report(old, 'be', 100, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 30, 30, dayMinutes - 1);
  assert.equal((await guard(database.db, rules, new Date(Date.now() - dayMinutes * 60_000))).length, 1);
  assert.deepEqual(await liveIn('be'), { version: old });
});

test('a country that was kept from a failing version follows all others again when that is gone', async () => {
  await report(old, 'be', 100, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 30, 30);
  await guard(database.db, rules);
  assert.equal((await liveIn('be'))?.version, old);
  await client.makeLive(name, { version: later, by, why: 'repaired' });
  assert.equal(await liveIn('be'), undefined);
});

test('a candidate that fails is taken from its country alone, and the rollout goes on elsewhere', async () => {
  await client.rollOut(name, { version: next, percent: 50, by, why });
  await report(old, 'be', 40, 0);
  await report(next, 'be', 40, 20);
  await report(old, 'fr', 40, 0);
  await report(next, 'fr', 40, 0);
  await guard(database.db, rules);
  assert.deepEqual(await liveIn('be'), { version: old });
  assert.deepEqual((await liveIn('*'))?.candidate, { version: next, percent: 50 });
});

test('a rollout of a country alone that fails is ended', async () => {
  await client.rollOut(name, { version: next, percent: 50, country: 'be', by, why });
  await report(old, 'be', 40, 0);
  await report(next, 'be', 40, 20);
  await guard(database.db, rules);
  assert.equal(await liveIn('be'), undefined);
  assert.deepEqual(await lastLine('be'), {
    action: 'automatic-rollback',
    country: 'be',
    from: next,
    to: null,
    percent: null,
  });
});

test('a person who brings a version back, or promotes it knowing the figures, is not overruled', async () => {
  await report(old, 'be', 100, 0, 1);
  await client.makeLive(name, { version: next, country: 'be', by, why });
  await report(next, 'be', 30, 30);
  assert.equal((await guard(database.db, rules)).length, 1);
  await client.makeLive(name, { version: next, country: 'be', by, why: 'we know' });
  assert.equal((await guard(database.db, rules)).length, 0);
  assert.equal((await liveIn('be'))?.version, next);
  await client.makeLive(name, { version: old, country: 'be', by, why });
  await client.rollOut(name, { version: next, percent: 50, country: 'be', by, why: 'for some' });
  await report(old, 'be', 100, 0);
  assert.equal((await guard(database.db, rules)).length, 0);

  await client.rollOut(name, { version: later, percent: 50, by, why });
  await report(later, 'fr', rules.minVisits, 3);
  await client.promote(name, { by, why: 'they are few' });
  await report(later, 'fr', 300, 300);
  await report(old, 'fr', 300, 0);
  assert.equal((await guard(database.db, rules)).length, 0);
});

test('who promotes before there are figures has not decided: the version is watched on', async () => {
  await report(old, 'fr', 300, 0);
  await client.rollOut(name, { version: next, percent: 50, by, why });
  await report(next, 'fr', rules.minVisits - 1, 0);
  await client.promote(name, { by, why });
  await report(next, 'fr', 300, 300);
  assert.equal((await guard(database.db, rules)).length, 1);
});

test('what a person has halted or rolled back stays so, whatever browsers report', async () => {
  await client.rollOut(name, { version: next, percent: 50, by, why });
  await report(old, 'be', 100, 50);
  await report(next, 'be', 100, 0);
  await client.halt(name, { by, why });
  assert.equal((await guard(database.db, rules)).length, 0);
  await client.makeLive(name, { version: later, by, why });
  await report(later, 'be', 300, 0);
  await client.rollBack(name, { by, why });
  await report(old, 'be', 300, 300);
  assert.equal((await guard(database.db, rules)).length, 0);
  assert.deepEqual(await liveIn('*'), { version: old });
});

test('too few visits change nothing, and neither does a version that is live for more than an hour', async () => {
  await report(old, 'be', 100, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 19, 19);
  assert.equal((await guard(database.db, rules)).length, 0);
  await report(next, 'be', 30, 30);
  assert.equal((await guard(database.db, rules, new Date(Date.now() + 61 * 60_000))).length, 0);
  const [{ judgedSince } = assert.fail()] = await database.db.select().from(live);
  const hourLater = new Date((judgedSince?.getTime() ?? 0) + 60 * 60_000);
  assert.equal((await guard(database.db, rules, hourLater)).length, 1);
});

test('a rollout that grows is judged by all that was seen of it', async () => {
  await client.rollOut(name, { version: next, percent: 5, by, why });
  await database.db.update(live).set({ judgedSince: new Date(Date.now() - 60 * 60_000) });
  await report(old, 'be', 40, 0, 30);
  await report(next, 'be', 40, 20, 30);
  await client.rollOut(name, { percent: 50, by, why });
  assert.equal((await guard(database.db, rules)).length, 1);
});

test('a rollout is watched for as long as it runs', async () => {
  await client.rollOut(name, { version: next, percent: 50, by, why });
  await report(old, 'be', 40, 0);
  await report(next, 'be', 40, 20);
  const [taken] = await guard(database.db, rules, new Date(Date.now() + 61 * 60_000));
  assert.deepEqual([taken?.country, taken?.version, taken?.before], ['be', next, old]);
});

test('a country is compared with itself: where parts fail as often as ever, the new version is not to blame', async () => {
  await report(old, 'be', rules.minVisits, rules.minVisits / 2, 1);
  await report(old, 'fr', 1000, 0, 1);
  await client.makeLive(name, { version: next, by, why });
  await report(next, 'be', 60, 30);
  assert.deepEqual(await guard(database.db, rules), []);
  // A country with too few mounts of its own is compared with all.
  await report(next, 'nl', 60, 30);
  const taken = await guard(database.db, rules);
  assert.deepEqual(
    taken.map(({ country }) => country),
    ['nl'],
  );
});

test('an error with a character that no database takes is kept without it, and what comes with it counts once', async () => {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  const counts = [{ minute, remote: name, version: old, country: 'be', kind: 'mount', bucket: 0, count: 3 }];
  const error = { remote: name, version: old, country: 'be', message: 'a\0b', stack: '\0', composition: '' };
  const token = await signService(serviceSecret);
  const broken = { ...error, message: 'x', composition: '\0' };
  assert.equal((await send({ counts, errors: [broken] }, token)).statusCode, 500);
  assert.equal((await send({ counts, errors: [{ ...error, requestId: 'r\0' }] }, token)).statusCode, 200);
  const since = new Date(Date.now() - 60_000).toISOString();
  const { totals } = await client.reports({ since, remote: name });
  assert.deepEqual(
    totals.map(({ version, mounts }) => [version, mounts]),
    [[old, 3]],
  );
  const kept = await registry.inject(`/registry/errors?since=${since}&remote=${name}`);
  assert.deepEqual(
    kept.json().errors.map(({ message, stack, requestId }: Record<string, string>) => [message, stack, requestId]),
    [['ab', '', 'r']],
  );
});
