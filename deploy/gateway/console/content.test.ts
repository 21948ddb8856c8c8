import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentOf } from '../../commands/content/open-content.ts';
import { registryToken, startTestContentApi, type TestContentApi } from '../../content-api/testing.ts';
import { type RegistryClient, sendInto } from '../../registry/client.ts';
import { publish } from '../../registry/releases.ts';
import { openSnapshot } from '../releases/snapshot.ts';
import { answerErrors } from '../security/answer-errors.ts';
import { testRelease } from '../testing/release.ts';
import { testBrand } from '../testing/site.ts';
import { consoleRoutes } from './routes.ts';

let api: TestContentApi;
let gateway: FastifyInstance;
let registry: RegistryClient;
const hostile = '<img src=x onerror=alert(1)>';
const origin = 'https://be.example.com';

before(async () => {
  api = await startTestContentApi();
  registry = api.registry();
  gateway = Fastify({ trustProxy: true });
  answerErrors(gateway);
  await gateway.register(cookie);
  await gateway.register(rateLimit, { global: false });
  const snapshot = await openSnapshot({ live: {} }, { open: () => Promise.reject() });
  const brands = { now: async () => testBrand };
  await gateway.register(consoleRoutes, {
    send: sendInto(api.app),
    serviceSecret: 's'.repeat(32),
    live: { snapshot, refused: [] },
    brands,
    watchMs: 0,
  });
});
after(async () => {
  await gateway.close();
  await api.close();
});

let imports = 0;
/** Imports a name of the one type, now or at a moment. */
async function rename(name: string, liveAt?: string, preview?: boolean) {
  imports += 1;
  const id = String(imports).padStart(64, '0');
  async function* rows() {
    yield { kind: 'types' as const, file: 'types.json', line: 1, record: { value: 'T', name: { fr: name } } };
  }
  const how = {
    id,
    from: 0,
    skipBad: false,
    dryRun: false,
    create: [],
    language: 'fr' as const,
    by: 'Eva',
    why: hostile,
  };
  return contentOf(api.db).import(rows(), { ...how, liveAt, preview });
}
async function nameNow(): Promise<string> {
  let text = '';
  for await (const record of contentOf(api.db).export('types')) text += JSON.stringify(record.name);
  return text;
}

/** The browser of somebody who has signed in with a token. */
async function browserOf(token: string) {
  let kept = '';
  async function request(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    const answer = await gateway.inject({
      method,
      url,
      headers: {
        ...{ host: 'be.example.com', 'x-forwarded-proto': 'https', cookie: kept },
        ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        ...(form && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      payload: form && String(new URLSearchParams(form)),
    });
    for (const { name, value } of answer.cookies) kept = `${name}=${value}`;
    return answer;
  }
  await request('POST', '/_ops/sign-in', { token });
  return {
    get: async (url: string) => (await request('GET', url)).body,
    /** Follows a link that a page has, and sends the form that is there. */
    async send(url: string, fields: Record<string, string>) {
      const { body } = await request('GET', url.replaceAll('&amp;', '&'));
      const hidden = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((field) => field.slice(1));
      return request('POST', '/_ops/undo', { ...Object.fromEntries(hidden), ...fields });
    },
  };
}
const linkIn = (page: string, what: string) =>
  new RegExp(`href="(/_ops/undo\\?what=${what}[^"]*)"`).exec(page)?.[1] ?? '';

test('a change of content is put back from its list and from the timeline, with a reason, and named as put back', async () => {
  await rename('Meuble');
  await rename('Meulbe');
  const editor = await registry.createToken({ name: 'Eva', role: 'content', by: 'ann' });
  const eva = await browserOf(editor.secret);
  const page = await eva.get('/_ops/content');
  assert.match(page, /types: 1 changed/);
  assert.match(page, /&lt;img src=x/);
  assert.doesNotMatch(page, /<img/);
  assert.equal(linkIn(await eva.get('/_ops/timeline'), 'put-back'), linkIn(page, 'put-back'));
  assert.equal((await eva.send(linkIn(page, 'put-back'), { why: '' })).statusCode, 400);
  const done = await eva.send(linkIn(page, 'put-back'), { why: 'a letter' });
  assert.deepEqual([done.statusCode, done.headers.location], [303, '/_ops/content']);
  assert.match(await nameNow(), /Meuble/);
  assert.match(await eva.get('/_ops/content'), /Put back by 3/);
  assert.match(await eva.get('/_ops/undo?what=put-back&number=2'), /it is done, or was undone/);
});

test('rows that somebody has changed since are named, and go back where the box is ticked', async () => {
  const { change } = await rename('Armoire');
  await rename('Buffet');
  const admin = await browserOf(registryToken);
  const link = `/_ops/undo?what=put-back&number=${change}`;
  const refused = await admin.send(link, { why: 'old' });
  assert.equal(refused.statusCode, 409);
  assert.match(refused.body, /Somebody has changed all of it since: types T/);
  await admin.send(link, { why: 'old', force: 'yes' });
  assert.match(await nameNow(), /Meuble/);
});

test('what is dated is listed and taken back, by who may', async () => {
  const liveAt = new Date(Date.now() + 60 * 60_000).toISOString();
  const { dated } = await rename('Commode', liveAt);
  const admin = await browserOf(registryToken);
  for (const url of ['/_ops', '/_ops/content'])
    assert.match(await admin.get(url), /Dated<\/h2>.*types: 1 changed.*Waits/s);
  const link = linkIn(await admin.get('/_ops'), 'take-back');
  await rename('Coffre');
  assert.match(await admin.get('/_ops'), /Will not go live<\/b>: somebody has changed types T since/);

  const team = await registry.createToken({ name: 'Search', role: 'team', remotes: ['mf-search'], by: 'ann' });
  const other = await browserOf(team.secret);
  for (const url of ['/_ops', '/_ops/content', '/_ops/timeline'])
    assert.doesNotMatch(await other.get(url), /\/_ops\/undo/);
  assert.equal((await other.send(link, { why: 'mine' })).statusCode, 403);
  assert.deepEqual(
    (await registry.dated()).map(({ number }) => number),
    [dated],
  );

  const done = await admin.send(link, { why: 'too late' });
  assert.deepEqual([done.statusCode, done.headers.location], [303, '/_ops/content']);
  assert.deepEqual(await registry.dated(), []);
  assert.doesNotMatch(await admin.get('/_ops'), /Dated<\/h2>/);
});

test('what went live together is one entry on every page, and one button takes all of it back', async () => {
  const about = { who: 'ann', by: 'ann', why: '', live: false, country: '*' };
  for (const name of ['mf-search', 'mf-stores'])
    for (const version of ['1.0.0', '2.0.0'])
      await publish(api.db, { ...testRelease({ name, version, render: '' }), ...about });
  const set = (version: string) => ({
    versions: { 'mf-search': version, 'mf-stores': version },
    by: 'ann',
    why: 'a fair',
  });
  await registry.makeAllLive(set('1.0.0'));
  const was = await nameNow();
  const { preview } = await rename('Foire', undefined, true);
  const { together } = await registry.makeAllLive({ ...set('2.0.0'), content: preview, together: true });
  const admin = await browserOf(registryToken);
  const [newest = ''] = /<li>.*?<\/li>/s.exec(await admin.get('/_ops/timeline')) ?? [];
  const words = newest.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  assert.match(
    words,
    /content content-import \d+ .*mf-search make-live 1\.0\.0 → 2\.0\.0.*|mf-search make-live 1\.0\.0 → 2\.0\.0.*content/,
  );
  assert.match(words, /mf-stores make-live 1\.0\.0 → 2\.0\.0/);
  assert.equal(newest.match(/class="button"/g)?.length, 1, 'no part of it goes back alone here');
  assert.match(
    await admin.get('/_ops/history'),
    new RegExp(`mf-stores .*mf-search .*content .*Together ${together},`, 's'),
  );
  const live = await admin.get('/_ops');
  assert.match(live, new RegExp(`together ${together}: with mf-stores`));
  const link = linkIn(live, 'roll-back');
  assert.equal(linkIn(newest, 'roll-back'), link);

  const { secret } = await registry.createToken({ name: 'Search', role: 'team', remotes: ['mf-search'], by: 'ann' });
  const team = await browserOf(secret);
  assert.doesNotMatch(await team.get('/_ops/timeline'), /what=roll-back&amp;number/);
  assert.equal((await team.send(link, { why: 'mine' })).statusCode, 403);
  const done = await admin.send(link, { why: 'the fair is over' });
  assert.deepEqual([done.statusCode, done.headers.location], [303, '/_ops']);
  const { '*': now } = (await registry.live()).live;
  assert.deepEqual(
    [now?.['mf-search']?.version, now?.['mf-stores']?.version, await nameNow()],
    ['1.0.0', '1.0.0', was],
  );
  assert.match((await admin.send(link, { why: 'again' })).body, /was put back by change/);
});
