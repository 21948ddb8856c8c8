import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { signAnonymous } from '../tokens/tokens.ts';
import { networkOf } from './rate-limits/network.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { rateLimit } from './tables.ts';
import { serviceSecret, startTestContentApi, type TestContentApi, tokenOf } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  for (const email of ['anna@example.org', 'bert@example.org', 'cleo@example.org'])
    await api.ask(z.unknown(), create, { variables: { email, password: 'un mot de passe' }, address: '198.51.100.1' });
});
after(() => api.close());

const create =
  'mutation($email: String!, $password: String!) { createAccount(email: $email, password: $password) { id } }';
const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const lose = 'mutation($email: String!) { lostPassword(email: $email) { isError } }';
const reset = `mutation($email: String!, $tempPassword: String!) {
  resetPassword(email: $email, tempPassword: $tempPassword, password: "a new password") { isError } }`;

const logIn = (email: string, address: string, password = 'un mot de passe') =>
  api.codeOf(login, { variables: { email, password }, address });

async function codes(times: number, call: (index: number) => Promise<string>): Promise<string[]> {
  const all: string[] = [];
  for (let index = 0; index < times; index += 1) all.push(await call(index));
  return all;
}
const good = 'it succeeded';

test('an address may log in ten times a minute, and is told when to come back', async () => {
  const address = '203.0.113.1';
  const tries = await codes(11, () => logIn('anna@example.org', address));
  assert.deepEqual(tries, [...Array(10).fill(good), '429']);
  const { errors } = await api.send(login, { variables: { email: 'a@b.be', password: 'x' }, address });
  const retryAfter = z.number().parse(errors[0]?.extensions.retryAfter);
  assert.ok(retryAfter > 0 && retryAfter <= 60);
  assert.equal(await logIn('anna@example.org', '203.0.113.2'), good);
});

test('ten wrong passwords for an account from one address stop that address, and nobody else', async () => {
  const here = (last: number) => `2001:db8:1:1::${last}`;
  const wrong = await codes(10, (index) => logIn('bert@example.org', here(index + 1), 'wrong'));
  assert.deepEqual(wrong, Array(10).fill('403'));
  assert.equal(await logIn('bert@example.org', here(99)), '429');
  assert.equal(await logIn('bert@example.org', '2001:db8:1:2::1'), good);
});

test('many addresses together have a hundred wrong passwords for an account; a log-in that succeeds counts as none', async () => {
  const wrong = (times: number, from: number) =>
    codes(times, (index) => logIn('cleo@example.org', `192.0.2.${from + index}`, 'wrong'));
  const tries = [
    ...(await wrong(95, 0)),
    ...(await codes(10, (index) => logIn('cleo@example.org', `192.0.2.${100 + index}`))),
    ...(await wrong(5, 120)),
  ];
  assert.deepEqual(tries, [...Array(95).fill('403'), ...Array(10).fill(good), ...Array(5).fill('403')]);
  assert.equal(await logIn('cleo@example.org', '192.0.2.200'), '429');
});

test('a password that is asked for again may be wrong ten times from one address; the right one counts as none', async () => {
  const signUp = 'mutation($email: String!) { createAccount(email: $email, password: "un mot de passe") { id uid } }';
  const { createAccount: made } = await api.ask(
    z.object({ createAccount: z.object({ id: z.uuid(), uid: z.number() }) }),
    signUp,
    { variables: { email: 'edda@example.org' }, address: '203.0.113.95' },
  );
  const token = await tokenOf(api, made);
  const update = `mutation($uid: Int!, $existingPassword: String!) {
    updatePassword(uid: $uid, existingPassword: $existingPassword, newPassword: "un mot de passe") { id } }`;
  const change = (existingPassword: string) =>
    api.codeOf(update, { variables: { uid: made.uid, existingPassword }, token, address: '203.0.113.96' });
  // The right password, which may not be the new one as well: the answer says so, and nothing changes.
  const right = () => change('un mot de passe');
  const wrong = (times: number) => codes(times, () => change('wrong'));
  const tries = [...(await wrong(7)), ...(await codes(6, right)), ...(await wrong(3))];
  assert.deepEqual(new Set(tries), new Set(['422']));
  assert.equal(await right(), '429');
});

test('accounts are made twenty an hour from one address', async () => {
  const made = await codes(21, (index) =>
    api.codeOf(create, { variables: { email: `m${index}@example.org`, password: '12345678' }, address: '203.0.113.3' }),
  );
  assert.deepEqual(made, [...Array(20).fill(good), '429']);
});

test('temporary passwords are sent three times in a quarter of an hour, to known and unknown addresses alike', async () => {
  for (const email of ['anna@example.org', 'nobody@example.org']) {
    const sent = await codes(4, (index) =>
      api.codeOf(lose, { variables: { email }, address: `203.0.113.${20 + index}` }),
    );
    assert.deepEqual(sent, [good, good, good, '429'], email);
  }
});

test('temporary passwords are tried five times for one account from one address, which tries ten in all', async () => {
  const tries = (times: number, address: (index: number) => string, email: string) =>
    codes(times, (index) =>
      api.codeOf(reset, { variables: { email, tempPassword: `wrong ${index}` }, address: address(index) }),
    );
  assert.deepEqual(await tries(6, () => '203.0.113.40', 'bert@example.org'), [...Array(5).fill(good), '429']);
  assert.deepEqual(await tries(5, () => '203.0.113.40', 'dora@example.org'), [...Array(4).fill(good), '429']);
  const spread = await tries(21, (index) => `203.0.113.${60 + index}`, 'cleo@example.org');
  assert.deepEqual(spread, Array(21).fill(good));
});

test('messages are sent ten times an hour from one address', async () => {
  const contact = 'mutation { sendToContact(contact: {}) { isError } }';
  const sent = await codes(11, () => api.codeOf(contact, { address: '203.0.113.90' }));
  assert.deepEqual(sent, [...Array(10).fill('422'), '429']);
});

test('files come twenty an hour from one address', async () => {
  const { app } = api;
  const headers = {
    authorization: `Bearer ${await signAnonymous(serviceSecret)}`,
    'content-type': 'application/pdf',
    'x-forwarded-for': '203.0.113.91',
  };
  const send = () => app.inject({ method: 'POST', url: '/uploads?name=a.pdf', headers, payload: 'x' });
  for (let index = 0; index < 20; index += 1) assert.equal((await send()).statusCode, 422);
  const refused = await send();
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.json().code, '429');
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('an IPv6 connection counts as one address, however many it has', () => {
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:0db8:1:2::9'));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
});

test('several servers on one database count together, and say nothing in it of who tried', async () => {
  const [here, there] = [createRateLimits(api.db), createRateLimits(api.db)];
  const by = { address: '203.0.113.77', account: 'dora@example.org' };
  for (let time = 0; time < 5; time += 1) {
    await here.count('createAccount', { ...by, address: '203.0.113.78' });
    await there.count('upload', by);
  }
  await assert.rejects(there.count('createAccount', by), { message: /^429/ });
  assert.doesNotMatch(JSON.stringify(await api.db.select().from(rateLimit)), /203\.0\.113|dora/);
});

test('counters that count no more are removed, and those of a clock that was put back by a day since', async () => {
  const past = new Date(Date.now() - 1000);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await api.db.insert(rateLimit).values([
    { key: 'long ago', points: 3, expire: past },
    { key: 'put back', points: 3, expire: tomorrow },
  ]);
  await createRateLimits(api.db).removeOld();
  const keys = (await api.db.select().from(rateLimit)).map(({ key }) => key);
  assert.ok(keys.length > 0 && !keys.includes('long ago') && !keys.includes('put back'), keys.join());
});

test('a counter stays that began after its removal did, or on a server whose clock is a minute ahead', async () => {
  const [limits, longestMs] = [createRateLimits(api.db), 60 * 60 * 1000];
  await api.db
    .insert(rateLimit)
    .values({ key: 'clock ahead', points: 5, expire: new Date(Date.now() + longestMs + 60_000) });
  const by = { address: '203.0.113.79', account: 'emil@example.org' };
  const removed = limits.removeOld();
  await Promise.all([limits.count('createAccount', by), removed]);
  for (let time = 0; time < 4; time += 1) await limits.count('createAccount', by);
  await limits.removeOld();
  await assert.rejects(limits.count('createAccount', by), { message: /^429/ });
  const [ahead] = await api.db.select().from(rateLimit).where(eq(rateLimit.key, 'clock ahead'));
  assert.equal(ahead?.points, 5);
});
