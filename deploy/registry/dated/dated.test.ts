import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { type TestRelease, testRelease, testShell } from '../../gateway/testing/release.ts';
import { eventually } from '../../testing/eventually.ts';
import { createExaminer } from '../can-release/examiner.ts';
import type { RegistryClient } from '../client.ts';
import { dated, live } from '../tables.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';
import type { Outcome } from './dated.ts';
import { createDue } from './due.ts';
import { releasePerformer } from './release.ts';

const name = 'mf-search';
const about = { name, by: 'ann', why: 'the winter campaign' };
const warnings: unknown[] = [];

let registry: TestRegistryApp;
let client: RegistryClient;
let servers: (() => Promise<void>)[];
let tests = 0;
let [old, next, later] = ['', '', ''];

before(async () => {
  registry = await startTestRegistry();
  client = registry.as();
  const log = { warn: (told: unknown) => void warnings.push(told) };
  const release = releasePerformer(createExaminer());
  servers = Array.from({ length: 3 }, () => createDue(registry.database.db, { release, content: release }, log));
});
after(() => registry.close());
beforeEach(async () => {
  const { db } = registry.database;
  await db.delete(dated);
  await db.delete(live);
  tests += 1;
  [old, next, later] = [`1.0.${tests}`, `2.0.${tests}`, `3.0.${tests}`];
  for (const version of [old, next, later]) await publish(version);
  await client.makeLive(name, { version: old, by: 'ann', why: '' });
});

const uploadOf = ({ manifest, files }: TestRelease) => ({
  manifest,
  files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
  ...{ by: 'ann', why: '', live: false },
});
const publish = (version: string, uses?: string[]) =>
  client.publish(uploadOf(testRelease({ name, version, render: '', uses })));

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const date = (own: object = {}) => client.date({ ...about, version: next, liveAt: inHours(1), ...own });
const liveIn = async (country = '*') => (await client.live()).live[country]?.[name]?.version;
const actions = async (limit: number) => (await client.history({ limit })).map(({ action }) => action);

/** Lets so many hours go by for what is dated; all servers look at once. */
async function pass(hours: number): Promise<void> {
  const { db } = registry.database;
  const back = sql`make_interval(hours => ${hours})`;
  await db.update(dated).set({ at: sql`${dated.at} - ${back}`, until: sql`${dated.until} - ${back}` });
  await Promise.all(servers.map((doDue) => doDue()));
}

test('a version goes live at its moment and not before, once, whatever the number of servers', async () => {
  const at = Date.now() + 1500;
  const { number } = await date({ liveAt: new Date(at).toISOString() });
  const [waiting] = await client.dated();
  assert.deepEqual(
    [waiting?.number, waiting?.version, waiting?.person, waiting?.liveSince],
    [number, next, 'ann', null],
  );
  await eventually(async () => {
    await Promise.all(servers.map((doDue) => doDue()));
    return (await liveIn()) === next;
  });
  const [made, told] = await client.history({ limit: 2 });
  assert.deepEqual([made?.action, made?.from, made?.to, made?.person], ['make-live', old, next, 'ann']);
  assert.ok(Date.parse(made?.when ?? '') >= at);
  assert.match(made?.why ?? '', new RegExp(`^the winter campaign; dated as ${number}$`));
  assert.equal(told?.action, 'dated');
  assert.equal(told?.why, `${number}, at ${new Date(at).toISOString()}: the winter campaign`);
  assert.deepEqual(await client.dated(), []);
});

test('one country alone, until an end, after which it follows the others again', async () => {
  const { number } = await date({ country: 'be', until: inHours(24), why: '' });
  const [told] = await client.history({ limit: 1 });
  assert.match(told?.why ?? '', new RegExp(`^${number}, from [\\d:.TZ-]+ to [\\d:.TZ-]+$`));
  await pass(2);
  assert.deepEqual([await liveIn('be'), await liveIn()], [next, old]);
  assert.notEqual((await client.dated())[0]?.liveSince, null);
  await pass(24);
  assert.deepEqual([await liveIn('be'), await liveIn(), await client.dated()], [undefined, old, []]);
  assert.deepEqual(await actions(3), ['roll-back', 'make-live', 'dated']);
});

test('after an older version, shown for a while, the newer one comes back', async () => {
  await client.makeLive(name, { version: next, by: 'ann', why: '' });
  await date({ version: old, until: inHours(24) });
  await pass(2);
  assert.equal(await liveIn(), old);
  await pass(24);
  assert.deepEqual([await liveIn(), await client.dated()], [next, []]);
});

test('what somebody has made live since stays at the end, which says so', async () => {
  await date({ until: inHours(24) });
  await pass(2);
  await client.makeLive(name, { version: later, by: 'bob', why: '' });
  await pass(24);
  assert.equal(await liveIn(), later);
  assert.match((await client.dated())[0]?.failed ?? '', new RegExp(`^${later} is live by now, and stays`));
  assert.deepEqual(await actions(1), ['dated-failed']);
  await pass(1);
  assert.deepEqual(await actions(1), ['dated-failed']);
});

test('it is taken back until then, and its end until that', async () => {
  const { number } = await date();
  assert.deepEqual(await client.takeBack(number, { by: 'bob', why: 'too early' }), { isLive: false });
  await pass(2);
  assert.equal(await liveIn(), old);
  assert.deepEqual(await actions(2), ['dated-taken-back', 'dated']);
  await assert.rejects(client.takeBack(number, { by: 'bob' }), { status: 404, message: /^Nothing is dated as/ });

  const campaign = await date({ until: inHours(24) });
  await pass(2);
  assert.deepEqual(await client.takeBack(campaign.number, { by: 'bob' }), { isLive: true });
  await pass(24);
  assert.equal(await liveIn(), next);
});

test('what cannot be dated is refused, and nothing is', async () => {
  await date();
  const refusals: [object, RegExp][] = [
    [{ liveAt: inHours(-1) }, /is past: it is/],
    [{ liveAt: inHours(1), until: inHours(1) }, /would end .* before it begins/],
    [{ liveAt: '9999-01-01T00:00:00Z' }, /more than 2 years ahead/],
    [{ liveAt: 'tomorrow' }, /liveAt/],
    [{ version: '9.9.9' }, /There is no release mf-search 9\.9\.9/],
    [{ name: 'mf-nothing' }, /There is no release of mf-nothing/],
    [{ country: 'xx' }, /There is no country xx/],
  ];
  for (const [own, message] of refusals) await assert.rejects(date(own), { message });
  const liveAt = inHours(3);
  const { number } = await date({ liveAt });
  await assert.rejects(date({ liveAt }), { message: `The same is dated for that moment already: ${number}` });
  assert.equal((await client.dated()).length, 2);
});

test('what would break the site then does not go live, and is listed with the reason', async () => {
  const breaking = `4.0.${tests}`;
  await client.publish({ ...uploadOf(testShell()), live: true });
  await publish(breaking, ['mf-stores/none@1']);
  const { notes } = await date({ version: breaking });
  assert.equal(notes.length, 1);
  await pass(2);
  assert.equal(await liveIn(), old);
  assert.match((await client.dated())[0]?.failed ?? '', /mf-stores/);
  assert.deepEqual(await actions(1), ['dated-failed']);
});

test('a team dates its own remote, with a token that lasts until then and is not revoked before', async () => {
  const team = { name: 'Team', role: 'team' as const, by: 'ann' };
  const token = await client.createToken({ ...team, remotes: [name], days: 1 });
  const other = await client.createToken({ ...team, remotes: ['mf-stores'] });
  const as = registry.as(token.secret);
  const its = { ...about, version: next };
  await assert.rejects(registry.as(other.secret).date({ ...its, liveAt: inHours(1) }), { status: 403 });
  await assert.rejects(as.date({ ...its, liveAt: inHours(1), force: true }), { status: 403 });
  await assert.rejects(as.date({ ...its, liveAt: inHours(25) }), { message: /^Your token ends before that, on / });
  const { number } = await as.date({ ...its, liveAt: inHours(1) });
  await assert.rejects(registry.as(other.secret).takeBack(number, { by: 'eve' }), { status: 403 });
  await assert.rejects(registry.as('').dated(), { status: 401 });
  await client.revokeToken(token.id, { by: 'ann' });
  await pass(2);
  assert.equal(await liveIn(), old);
  assert.match((await client.dated())[0]?.failed ?? '', /^The token .* of Team was revoked$/);
});

test('where nothing ran all the time, it does not go live for a moment; what is due still does', async () => {
  await date({ until: inHours(2) });
  await date({ version: later, liveAt: inHours(1.5) });
  await pass(24);
  assert.equal(await liveIn(), later);
  assert.match((await client.dated())[0]?.failed ?? '', /^It was to end at .*, and no site ran before$/);
});

test('what is live already at its moment is left as it is, also when it was to end', async () => {
  await date({ version: old, until: inHours(24) });
  await pass(2);
  await pass(24);
  assert.deepEqual([await liveIn(), await client.dated()], [old, []]);
});

test('a server that the database leaves at that moment tries again', async () => {
  const { db } = registry.database;
  await date();
  let isAway = true;
  const away = Object.assign(Object.create(db), {
    transaction: (...how: Parameters<typeof db.transaction>) =>
      isAway ? Promise.reject(new Error('Connection terminated')) : db.transaction(...how),
  });
  const release = releasePerformer(createExaminer());
  const doDue = createDue(away, { release, content: release }, { warn: () => undefined });
  await db.update(dated).set({ at: sql`now()` });
  await doDue();
  assert.deepEqual([await liveIn(), (await client.dated())[0]?.failed], [old, null]);
  isAway = false;
  await doDue();
  assert.equal(await liveIn(), next);
});

test('a row that nothing can be made of keeps nothing else back', async () => {
  const { number } = await date();
  await date({ version: later, liveAt: inHours(1.5) });
  await registry.database.db.update(dated).set({ version: 'none' }).where(eq(dated.number, number));
  await pass(2);
  assert.equal(await liveIn(), later);
  assert.match((await client.dated())[0]?.failed ?? '', /There is no release mf-search none/);
});

test('what a rule of the database refuses, or somebody has changed, is said; what has to wait is asked for again', async () => {
  const { db } = registry.database;
  const rule = new Error('Failed query', { cause: Object.assign(new Error('breaks a rule'), { code: '23505' }) });
  let answer: () => Promise<Outcome | undefined> = async () => undefined;
  const content = { goLive: () => answer(), end: () => answer() };
  const none = { goLive: () => assert.fail(), end: () => assert.fail() };
  const doDue = createDue(db, { release: none, content }, { warn: () => undefined });
  const { number } = await date();
  await db.update(dated).set({ remote: 'content', at: sql`now()` }).where(eq(dated.number, number));
  await doDue();
  assert.deepEqual(
    (await client.dated()).map(({ failed }) => failed),
    [null],
  );
  answer = () => Promise.reject(rule);
  await doDue();
  assert.equal((await client.dated())[0]?.failed, 'The database refused it: breaks a rule');
  await db.update(dated).set({ failed: null });
  answer = async () => ({ isChanged: true, left: 'pages a' });
  await doDue();
  assert.deepEqual(await client.dated(), []);
  const [left] = await client.history({ limit: 1 });
  assert.match(left?.why ?? '', /: Left alone, since somebody has changed it: pages a$/);
  assert.equal(left?.to, null);
});
