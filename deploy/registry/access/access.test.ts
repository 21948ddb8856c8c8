import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { testRelease } from '../../gateway/testing/release.ts';
import { registryRoutes } from '../routes.ts';
import { accessToken, endedSession } from '../tables.ts';
import { type CreatedToken, createdTokenSchema } from './contract.ts';
import { signSession } from './sessions.ts';

const registryToken = 't'.repeat(32);
const serviceSecret = 's'.repeat(32);
let database: TestDatabase;
let registry: FastifyInstance;
const tokens: Record<string, CreatedToken> = {};
const secretOf = (holder: string) => (holder === 'admin' ? registryToken : (tokens[holder]?.secret ?? ''));

before(async () => {
  database = await openTestDatabase();
  registry = Fastify();
  registry.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret });
  tokens.team = await create({ name: 'Team Search', role: 'team', remotes: ['mf-search'] });
  tokens.ops = await create({ name: 'Olga', role: 'ops' });
  tokens.qa = await create({ name: 'Quentin', role: 'qa' });
  for (const name of ['mf-search', 'mf-stores'])
    assert.equal((await publish(registryToken, name, '1.0.0')).statusCode, 200);
});
after(async () => {
  await registry.close();
  await database.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (bearer: string, method: Method, path: string, payload: object | Buffer = {}, headers: object = {}) =>
  registry.inject({
    method,
    url: `/registry${path}`,
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    ...(method === 'GET' ? {} : { payload }),
  });

async function create(token: object) {
  const response = await send(registryToken, 'POST', '/tokens', { by: 'ann', ...token });
  assert.equal(response.statusCode, 200, response.body);
  return createdTokenSchema.parse(response.json());
}

function publish(bearer: string, name: string, version: string) {
  const { manifest, files: contents } = testRelease({ name, version, render: 'return part(task.name)' });
  const files = Object.fromEntries([...contents].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
  const upload = gzipSync(JSON.stringify({ manifest, files, by: 'ann', why: '', live: false }));
  return send(bearer, 'POST', '/releases', upload, { 'content-type': 'application/gzip' });
}

const change = { by: 'ann', why: 'a test' };
const version = { version: '1.0.0', ...change };
const qaLink = { versions: { 'mf-search': '1.0.0' }, faults: {}, seconds: 60, ...change };
/** Of a release that is live, whoever rolled it back before. */
async function rollBack(bearer: string, name: string) {
  await send(registryToken, 'PUT', `/live/${name}`, version);
  return send(bearer, 'POST', `/live/${name}/rollback`, change);
}
let patch = 0;
const nextVersion = () => {
  patch += 1;
  return `2.0.${patch}`;
};

/** What each holder gets: the status of the answer. */
const matrix: [what: string, (bearer: string) => ReturnType<typeof send>, Record<string, number>][] = [
  ['read its own name', (by) => send(by, 'GET', '/me'), { admin: 200, ops: 200, team: 200, qa: 200, nobody: 401 }],
  [
    'publish mf-search',
    (by) => publish(by, 'mf-search', nextVersion()),
    { admin: 200, ops: 200, team: 200, qa: 403, nobody: 401 },
  ],
  [
    'publish mf-stores',
    (by) => publish(by, 'mf-stores', nextVersion()),
    { admin: 200, ops: 200, team: 403, qa: 403, nobody: 401 },
  ],
  [
    'make mf-search live',
    (by) => send(by, 'PUT', '/live/mf-search', version),
    { admin: 200, ops: 200, team: 200, qa: 403, nobody: 401 },
  ],
  [
    'make mf-stores live',
    (by) => send(by, 'PUT', '/live/mf-stores', version),
    { admin: 200, ops: 200, team: 403, qa: 403, nobody: 401 },
  ],
  ['roll mf-search back', (by) => rollBack(by, 'mf-search'), { admin: 200, ops: 200, team: 200, qa: 403, nobody: 401 }],
  ['roll mf-stores back', (by) => rollBack(by, 'mf-stores'), { admin: 200, ops: 200, team: 403, qa: 403, nobody: 401 }],
  ['list the tokens', (by) => send(by, 'GET', '/tokens'), { admin: 200, ops: 200, team: 403, qa: 403, nobody: 401 }],
  [
    'make a token',
    (by) => send(by, 'POST', '/tokens', { name: 'X', role: 'ops', by: 'ann' }),
    { admin: 200, ops: 200, team: 403, qa: 403, nobody: 401 },
  ],
  [
    'revoke a token',
    (by) => send(by, 'DELETE', '/tokens/000000000000', change),
    { admin: 404, ops: 404, team: 403, qa: 403, nobody: 401 },
  ],
  [
    'make a QA link',
    (by) => send(by, 'POST', '/qa-links', qaLink),
    { admin: 200, ops: 200, team: 403, qa: 200, nobody: 401 },
  ],
  ['start a session', (by) => send(by, 'POST', '/session'), { admin: 200, ops: 200, team: 200, qa: 200, nobody: 401 }],
];
for (const [what, act, expected] of matrix)
  for (const [holder, status] of Object.entries(expected))
    test(`${holder} ${status < 400 || status === 404 ? 'may' : 'may not'} ${what}`, async () => {
      const response = await act(secretOf(holder));
      assert.equal(response.statusCode, status, response.body);
    });

test('a refusal names the holder, what is theirs, and what was asked', async () => {
  const answers = [
    await publish(secretOf('team'), 'mf-stores', '3.0.0'),
    await send(secretOf('qa'), 'PUT', '/live/mf-search', version),
  ];
  assert.deepEqual(
    answers.map((answer) => answer.json()),
    [
      { code: 'registry-forbidden', message: 'Team Search may release mf-search, not mf-stores' },
      { code: 'registry-forbidden', message: 'Quentin (qa) may not change what is live' },
    ],
  );
});

test('the history names the holder of the token and the person who used it', async () => {
  await publish(secretOf('team'), 'mf-search', '4.0.0');
  await send(secretOf('team'), 'PUT', '/live/mf-search', { version: '4.0.0', by: 'cas', why: 'better' });
  const { history } = (await send('', 'GET', '/history?limit=1')).json();
  assert.deepEqual(
    [history[0].who, history[0].person, history[0].action, history[0].to],
    ['Team Search', 'cas', 'make-live', '4.0.0'],
  );
});

test('a secret is told once: the database and the list have none', async () => {
  const { id, secret } = await create({ name: 'Secret', role: 'qa', why: 'for the fair' });
  assert.match(secret, /^rvl\.[0-9a-f]{12}\.[\w-]{43}$/);
  const [row] = await database.db.select().from(accessToken).where(eq(accessToken.id, id));
  assert.equal(row?.hash.length, 32);
  const random = secret.split('.')[2] ?? '';
  assert.ok(!JSON.stringify(row).includes(random));
  assert.ok(!(await send(registryToken, 'GET', '/tokens')).body.includes(random));
  const { history } = (await send('', 'GET', '/history?limit=1')).json();
  assert.equal(history[0].action, 'token-created');
  assert.equal(history[0].why, `qa token ${id} of Secret: for the fair`);
  const team = await create({ name: 'Team', role: 'team', remotes: ['mf-search', 'mf-stores'] });
  const [last] = (await send('', 'GET', '/history?limit=1')).json().history;
  assert.equal(last.why, `team token ${team.id} of Team for mf-search, mf-stores`);
});

test('a token that was revoked is refused at once, and so is a session that it started', async () => {
  const { id, secret } = await create({ name: 'Gone', role: 'ops' });
  const { session } = (await send(secret, 'POST', '/session')).json();
  assert.equal((await send(session, 'GET', '/me')).json().name, 'Gone');
  assert.equal((await send(registryToken, 'DELETE', `/tokens/${id}`, change)).statusCode, 200);
  for (const bearer of [secret, session]) {
    const response = await send(bearer, 'PUT', '/live/mf-search', version);
    assert.equal(response.statusCode, 401);
    assert.equal(response.json().code, 'registry-token-revoked');
  }
  const { history } = (await send('', 'GET', '/history?limit=1')).json();
  assert.deepEqual([history[0].action, history[0].why], ['token-revoked', `ops token ${id} of Gone: a test`]);
  assert.equal((await send(registryToken, 'DELETE', `/tokens/${id}`, change)).statusCode, 200);
  assert.deepEqual((await send('', 'GET', '/history?limit=1')).json().history, history, 'twice is once');
});

test('a token whose time is over is refused with a code of its own', async () => {
  const { id, secret } = await create({ name: 'Guest', role: 'qa', days: 1 });
  assert.equal((await send(secret, 'GET', '/me')).statusCode, 200);
  await database.db.update(accessToken).set({ expiresAt: sql`now()` }).where(eq(accessToken.id, id));
  assert.equal((await send(secret, 'GET', '/me')).json().code, 'registry-token-expired');
});

test('a token lasts for 90 days where nobody says otherwise', async () => {
  const daysOf = async (own: object) => {
    const { id } = await create({ name: 'Guest', role: 'qa', ...own });
    const { tokens: all } = (await send(secretOf('ops'), 'GET', '/tokens')).json();
    const { expiresAt } = all.find((one: { id: string }) => one.id === id);
    return Math.round((Date.parse(expiresAt) - Date.now()) / (24 * 60 * 60_000));
  };
  assert.deepEqual([await daysOf({}), await daysOf({ days: 7 })], [90, 7]);
});

test('a token with a known id and another secret is no token', async () => {
  const { id, secret } = await create({ name: 'Owner', role: 'ops' });
  const last = secret.endsWith('A') ? 'B' : 'A';
  for (const wrong of [`rvl.${id}.${'x'.repeat(43)}`, secret.slice(0, -5) + last.repeat(5), secret.slice(0, -1), id])
    assert.equal((await send(wrong, 'GET', '/me')).json().code, 'registry-token-wrong');
});

test('a session is signed by the registry alone, and starts no other', async () => {
  const forged = await signSession('of somebody else, with 32 letters', tokens.ops?.id ?? '');
  assert.equal((await send(forged, 'GET', '/me')).statusCode, 401);
  const { session } = (await send(secretOf('ops'), 'POST', '/session')).json();
  assert.equal((await send(session, 'POST', '/session')).statusCode, 403);
});

test('a session that was ended is refused; the token that started it, and its other sessions, are not', async () => {
  const start = async () => (await send(secretOf('ops'), 'POST', '/session')).json().session;
  const [one, other] = [await start(), await start()];
  assert.equal((await send(one, 'DELETE', '/session')).statusCode, 200);
  assert.equal((await send(one, 'GET', '/me')).statusCode, 401);
  assert.equal((await send(one, 'DELETE', '/session')).statusCode, 401);
  assert.equal((await send(other, 'GET', '/me')).statusCode, 200);
  assert.equal((await send(secretOf('ops'), 'DELETE', '/session')).statusCode, 400);
});

test('an ended session is remembered only as long as it would have lasted', async () => {
  await database.db.insert(endedSession).values({ id: 'long ago', until: new Date(Date.now() - 1000) });
  const { session } = (await send(secretOf('ops'), 'POST', '/session')).json();
  await send(session, 'DELETE', '/session');
  assert.equal(await database.db.$count(endedSession, eq(endedSession.id, 'long ago')), 0);
});

const wrongTokens: [string, object][] = [
  ['a team without a remote', { role: 'team' }],
  ['ops with a remote', { role: 'ops', remotes: ['mf-search'] }],
  ['another admin', { role: 'admin' }],
  ['a remote that cannot be one', { role: 'team', remotes: ['../x'] }],
  ['no name', { role: 'qa', name: ' ' }],
  ['no end in sight', { role: 'qa', days: 100_000 }],
];
for (const [what, token] of wrongTokens)
  test(`no token is made for ${what}`, async () => {
    const response = await send(registryToken, 'POST', '/tokens', { name: 'X', by: 'ann', ...token });
    assert.equal(response.statusCode, 400, response.body);
  });

test('the list says when a token was used last', async () => {
  const { id, secret } = await create({ name: 'Used', role: 'qa' });
  const find = async () =>
    (await send(registryToken, 'GET', '/tokens')).json().tokens.find((token: { id: string }) => token.id === id);
  assert.equal((await find()).lastUsedAt, null);
  await send(secret, 'GET', '/me');
  assert.ok(Math.abs(Date.now() - Date.parse((await find()).lastUsedAt)) < 60_000);
});
