import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Manifest } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { createExaminer } from './can-release/examiner.ts';
import { liveVersions } from './live.ts';
import { registryRoutes } from './routes.ts';
import { filesOf, testManifest } from './test-manifest.ts';

const registryToken = 't'.repeat(32);
const serviceSecret = 's'.repeat(32);
const files = {
  'server.cjs': 'exports.render = 1',
  'browser/remoteEntry.js': 'var mf_search',
  'browser/a.css': '/* a */',
};

let database: TestDatabase;
let registry: FastifyInstance;
let patch = 0;
let version: string;

before(async () => {
  database = await openTestDatabase();
  registry = Fastify();
  registry.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret });
});
after(async () => {
  await registry.close();
  await database.close();
});
/** Every test publishes under a version of its own. */
beforeEach(() => {
  patch += 1;
  version = `1.0.${patch}`;
});

const manifest = (own: Partial<Manifest> = {}): Manifest =>
  testManifest({
    version,
    pages: { search: { scripts: [], styles: ['browser/a.css'] } },
    files: filesOf(files),
    ...own,
  });

const encoded = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text).toString('base64')]));

const upload = (own: object = {}) => ({
  manifest: manifest(),
  files: encoded(files),
  by: 'ann',
  why: 'because',
  live: true,
  ...own,
});

const get = async (path: string) => (await registry.inject(`/registry${path}`)).json();
const send = (method: 'POST' | 'PUT', path: string, payload: object | string | Buffer, headers: object = {}) =>
  registry.inject({
    method,
    url: `/registry${path}`,
    payload,
    headers: { authorization: `Bearer ${registryToken}`, ...headers },
  });
const post = (body: object | Buffer, headers: object = {}) =>
  send('POST', '/releases', Buffer.isBuffer(body) ? body : gzipSync(JSON.stringify(body)), {
    'content-type': 'application/gzip',
    ...headers,
  });
const makeLive = (wanted: string, country?: string) =>
  send('PUT', '/live/mf-search', { version: wanted, country, by: 'bob', why: 'again' });
const rollBack = (country?: string) => send('POST', '/live/mf-search/rollback', { country, by: 'cas', why: 'broken' });
const history = async (query = 'remote=mf-search') => (await get(`/history?${query}`)).history;
const liveFor = async (country: string) => (await get('/live')).live[country]?.['mf-search']?.version;

test('a published release is live, with the files and the manifest that were sent', async () => {
  const response = await post(upload());
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.json().live.to, version);
  assert.equal(await liveFor('*'), version);
  assert.deepEqual(await get(`/releases/mf-search/${version}/manifest`), manifest());
  for (const [path, text] of Object.entries(files)) {
    const file = await registry.inject(`/registry/releases/mf-search/${version}/files/${path}`);
    assert.deepEqual(file.rawPayload, Buffer.from(text));
  }
});

test('what browsers get of a release is there in the form in which it travels, too', async () => {
  await post(upload());
  for (const [path, text] of Object.entries(files)) {
    const { statusCode, rawPayload } = await registry.inject(
      `/registry/releases/mf-search/${version}/files/${path}.br`,
    );
    assert.equal(statusCode, path.startsWith('browser/') ? 200 : 404, path);
    if (statusCode === 200) assert.equal(brotliDecompressSync(rawPayload).toString(), text);
  }
});

test('all files of a release come in one answer, each in the form in which it travels', async () => {
  await post(upload());
  const { rawPayload, headers } = await registry.inject(`/registry/releases/mf-search/${version}/files`);
  const sent = new Response(new Uint8Array(rawPayload), {
    headers: { 'content-type': String(headers['content-type']) },
  });
  const came = new Map<string, string>();
  for (const [path, file] of await sent.formData()) {
    const bytes = typeof file === 'string' ? assert.fail(path) : await file.bytes();
    came.set(path, (path.endsWith('.br') ? brotliDecompressSync(bytes) : Buffer.from(bytes)).toString());
  }
  const travelling = Object.entries(files).map(([path, text]) => [
    path.startsWith('browser/') ? `${path}.br` : path,
    text,
  ]);
  assert.deepEqual(Object.fromEntries(came), Object.fromEntries(travelling));
});

test('a release may be stored without being live', async () => {
  const before = await get('/live');
  assert.equal((await post(upload({ live: false }))).statusCode, 200);
  assert.deepEqual(await get('/live'), before);
});

test('a gateway that knows what it asks for gets an answer without a body', async () => {
  const first = await registry.inject('/registry/version');
  const tag = String(first.headers.etag);
  const ask = () => registry.inject({ url: '/registry/version', headers: { 'if-none-match': tag } });
  const again = await ask();
  assert.deepEqual([first.statusCode, again.statusCode, again.body], [200, 304, '']);
  await post(upload());
  const changed = await ask();
  assert.equal(changed.statusCode, 200);
  assert.notEqual(changed.headers.etag, tag);
});

test('the counter that gateways watch grows with every change of what is live, and with nothing else', async () => {
  const count = async () => (await get('/version')).registry;
  const start = await count();
  await post(upload({ live: false }));
  assert.equal(await count(), start);
  await makeLive(version);
  assert.equal(await count(), start + 1);
  await rollBack();
  assert.equal(await count(), start + 2);
  await makeLive('9.9.9');
  assert.equal(await count(), start + 2);
  assert.equal((await get('/live')).registry, start + 2);
});

test('a rollback makes the previous version live, and the next one goes further back, not forward', async () => {
  const oldest = await liveFor('*');
  await post(upload());
  const newer = `2.0.${patch}`;
  await post(upload({ manifest: manifest({ version: newer }) }));
  assert.deepEqual((await rollBack()).json(), { name: 'mf-search', country: '*', from: newer, to: version });
  assert.deepEqual((await rollBack()).json(), { name: 'mf-search', country: '*', from: version, to: oldest });
  assert.equal(await liveFor('*'), oldest);
});

test('a country has its own version until that is rolled back, and then follows all others again', async () => {
  await post(upload({ country: 'be' }));
  assert.equal(await liveFor('be'), version);
  assert.notEqual(await liveFor('*'), version);
  assert.deepEqual((await rollBack('be')).json(), { name: 'mf-search', country: 'be', from: version, to: null });
  assert.equal(await liveFor('be'), undefined);
});

test('the history says who did what, from which version to which, and why', async () => {
  const from = await liveFor('*');
  await post(upload());
  await rollBack();
  const [back, there, published] = await history();
  const { when, id, ...rest } = back;
  assert.deepEqual(rest, {
    who: 'admin',
    person: 'cas',
    action: 'roll-back',
    remote: 'mf-search',
    country: '*',
    from: version,
    to: from,
    percent: null,
    why: 'broken',
    forced: false,
    together: null,
  });
  assert.ok(Math.abs(Date.now() - Date.parse(when)) < 60_000);
  assert.ok(id > there.id);
  assert.deepEqual(
    [there.person, there.action, there.from, there.to, there.why],
    ['ann', 'make-live', from, version, 'because'],
  );
  assert.deepEqual([published.person, published.action, published.to], ['ann', 'publish', version]);
});

test('the history is read by remote, by country, by what visitors see, and in pages', async () => {
  await post(upload({ country: 'nl' }));
  await post(upload({ manifest: manifest({ name: 'mf-contact' }), live: false }));
  const [first, ...others] = await history('limit=3');
  assert.deepEqual([first.remote, first.action], ['mf-contact', 'publish']);
  assert.deepEqual(await history(`before=${first.id}&limit=2`), others);
  assert.deepEqual(
    new Set((await history('country=nl')).map(({ country }: { country: string }) => country)),
    new Set(['nl']),
  );
  assert.deepEqual(await history('remote=mf-contact&changesLive=true'), []);
  assert.equal((await registry.inject('/registry/history?limit=0')).statusCode, 400);
});

test('a line of the history can be neither changed nor removed', async () => {
  await post(upload());
  const before = await history();
  for (const statement of ["update history set why = ''", 'delete from history', 'truncate history'])
    await assert.rejects(database.db.execute(statement), ({ cause }) => /only ever added/.test(`${cause}`));
  assert.deepEqual(await history(), before);
});

test('making live what is live already writes no history', async () => {
  await post(upload());
  const before = await history();
  assert.equal((await makeLive(version)).statusCode, 200);
  assert.deepEqual(await history(), before);
});

const gzipped = (value: object) => gzipSync(JSON.stringify(value));
const withFile = (path: string) => ({
  manifest: manifest({
    files: { ...manifest().files, [path]: { bytes: 1, integrity: integrityOf(Buffer.from('x')) } },
  }),
  files: encoded({ ...files, [path]: 'x' }),
});
const brokenUploads: Record<string, { body: () => object | Buffer; status: number; reason: RegExp; headers?: object }> =
  {
    'cut off': { body: () => gzipped(upload()).subarray(0, 200), status: 400, reason: /cut off or damaged/ },
    'damaged inside': {
      body: () => {
        const bytes = gzipped(upload());
        return bytes.fill(0, 60, 80);
      },
      status: 400,
      reason: /cut off or damaged|not JSON/,
    },
    'not JSON': { body: () => gzipSync('{"manifest":'), status: 400, reason: /not JSON/ },
    'not gzipped': { body: () => Buffer.from('{}'), status: 400, reason: /cut off or damaged/ },
    'of another type': { body: upload, headers: { 'content-type': 'text/plain' }, status: 415, reason: /gzip/ },
    'without a manifest': { body: () => upload({ manifest: undefined }), status: 400, reason: /manifest/ },
    'without a reason or a person': { body: () => upload({ by: '' }), status: 400, reason: /by/ },
    'not in base64': {
      body: () => upload({ files: { ...encoded(files), 'server.cjs': '%%%' } }),
      status: 400,
      reason: /server\.cjs/,
    },
    'with a file that does not match its hash': {
      body: () => upload({ files: encoded({ ...files, 'browser/a.css': '/* b */' }) }),
      status: 422,
      reason: /browser\/a\.css does not match its hash/,
    },
    'with a file of another size': {
      body: () => upload({ files: encoded({ ...files, 'browser/a.css': '/* a */ ' }) }),
      status: 422,
      reason: /8 bytes, the manifest says 7/,
    },
    'with a file missing': {
      body: () => upload({ files: encoded({ 'server.cjs': files['server.cjs'] }) }),
      status: 422,
      reason: /remoteEntry\.js of the manifest is missing/,
    },
    'with a file too many': {
      body: () => upload({ files: encoded({ ...files, 'browser/b.js': 'b' }) }),
      status: 422,
      reason: /browser\/b\.js is not in the manifest/,
    },
    'needing a file that it does not have': {
      body: () => upload({ manifest: manifest({ startup: { scripts: ['browser/c.js'], styles: [] } }) }),
      status: 422,
      reason: /browser\/c\.js/,
    },
    'with a path that leads out': { body: () => upload(withFile('browser/../../x')), status: 400, reason: /./ },
    'with a path of dots': { body: () => upload(withFile('browser/./x')), status: 400, reason: /files/ },
    'of a name that is no remote': {
      body: () => upload({ manifest: manifest({ name: '../x' }) }),
      status: 400,
      reason: /name/,
    },
    'for a country that is not there': { body: () => upload({ country: 'xx' }), status: 422, reason: /no country xx/ },
    'without a token': { body: upload, headers: { authorization: '' }, status: 401, reason: /token/ },
    'with another token': { body: upload, headers: { authorization: 'Bearer no' }, status: 401, reason: /token/ },
  };

for (const [what, { body, headers, status, reason }] of Object.entries(brokenUploads))
  test(`an upload ${what} is refused with a plain reason and changes nothing`, async () => {
    const [releases, live, past] = [await get('/releases'), await get('/live'), await history()];
    const response = await post(body(), headers);
    assert.equal(response.statusCode, status, response.body);
    assert.match(response.json().message, reason);
    assert.match(response.json().code, /^(release-refused|registry-token-wrong)$/);
    assert.deepEqual([await get('/releases'), await get('/live'), await history()], [releases, live, past]);
  });

test('a version that exists is refused, and its files stay as they are', async () => {
  await post(upload());
  const other = { ...files, 'browser/a.css': '/* b */' };
  const sent = manifest();
  sent.files['browser/a.css'] = { bytes: 7, integrity: integrityOf(Buffer.from('/* b */')) };
  const response = await post(upload({ manifest: sent, files: encoded(other) }));
  assert.equal(response.statusCode, 409);
  assert.match(response.json().message, /published already/);
  const file = await registry.inject(`/registry/releases/mf-search/${version}/files/browser/a.css`);
  assert.equal(file.body, '/* a */');
});

test('a release whose files have the longer hashes of earlier builds is published, and refused where one is wrong', async () => {
  const sent = manifest();
  for (const [path, text] of Object.entries(files))
    sent.files[path] = { bytes: text.length, integrity: integrityOf(text, 'sha384') };
  const path = 'browser/a.css';
  const wrong = { ...sent.files, [path]: { bytes: 7, integrity: integrityOf('/* b */', 'sha384') } };
  const refused = await post(upload({ manifest: { ...sent, files: wrong } }));
  assert.match(refused.json().message, /does not match its hash/);
  assert.equal((await post(upload({ manifest: sent }))).statusCode, 200);
});

test('of two uploads of one version at the same moment, one is published', async () => {
  const answers = await Promise.all([post(upload()), post(upload())]);
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [200, 409]);
});

test('all who ask at once after a write get what was read once, and after the next write what is live then', async () => {
  await post(upload());
  const all = await Promise.all(Array.from({ length: 20 }, () => liveVersions(database.db)));
  const [{ live } = assert.fail()] = all;
  assert.equal(live['*']?.['mf-search']?.version, version);
  assert.ok(all.filter((one) => one.live === live).length > 10);
  await rollBack();
  assert.notEqual((await liveVersions(database.db)).live['*']?.['mf-search']?.version, version);
});

test('an answer that the database failed to give is nobody’s: who asks next asks again', async () => {
  let questions = 0;
  const failing: typeof database.db = Object.assign(Object.create(database.db), {
    select: (...fields: []) => {
      questions += 1;
      // The first is for the counter, the second for what is live.
      if (questions === 2) throw new Error('Connection terminated');
      return database.db.select(...fields);
    },
  });
  await assert.rejects(liveVersions(failing), /Connection terminated/);
  assert.ok((await liveVersions(failing)).live['*']);
});

test('an unknown version cannot be made live, and without the token nothing can', async () => {
  const before = await get('/live');
  const { code, message } = (await makeLive('9.9.9')).json();
  assert.equal(code, 'release-unknown');
  assert.match(message, /^There is no release mf-search 9\.9\.9; the latest are \d+\.\d+\.\d+/);
  const refused = await send('PUT', '/live/mf-search', { version }, { authorization: 'Bearer x' });
  assert.equal(refused.statusCode, 401);
  assert.deepEqual(await get('/live'), before);
});

test('a remote that never was live is not rolled back, and a first release is taken away', async () => {
  await post(upload({ manifest: manifest({ name: 'mf-stores' }), live: false }));
  const back = () => send('POST', '/live/mf-stores/rollback', { by: 'cas', why: 'it was red' });
  const response = await back();
  assert.equal(response.statusCode, 409);
  assert.match(response.json().message, /mf-stores had nothing live before/);
  await send('PUT', '/live/mf-stores', { version, by: 'cas', why: '' });
  assert.deepEqual((await back()).json(), { name: 'mf-stores', country: '*', from: version, to: null });
  assert.equal((await get('/live')).live['*']['mf-stores'], undefined);
  assert.equal((await back()).statusCode, 409);
  const again = await send('PUT', '/live/mf-stores', { version, by: 'cas', why: '' });
  assert.equal(again.json().to, version);
  await back();
});

test('a file or manifest that is not there answers 404', async () => {
  for (const path of [
    '/releases/mf-search/9.9.9/manifest',
    '/releases/mf-search/9.9.9/files/server.cjs',
    '/releases/mf-search/9.9.9/files',
  ])
    assert.equal((await registry.inject(`/registry${path}`)).statusCode, 404);
});

test('an operation under the hash of another text is refused', async () => {
  const operations = { ['a'.repeat(64)]: 'mutation Stores { closeAccount }' };
  const response = await post(upload({ manifest: manifest({ operations }), live: false }));
  assert.equal(response.statusCode, 422);
  assert.match(response.json().message, /does not match its hash/);
});

test('a release whose files no gateway could write is refused', async () => {
  const withFiles = (more: Record<string, string>) => {
    const all = { ...files, ...more };
    const listed = Object.entries(all).map(([path, text]) => [
      path,
      { bytes: text.length, integrity: integrityOf(Buffer.from(text)) },
    ]);
    return upload({ manifest: manifest({ files: Object.fromEntries(listed) }), files: encoded(all), live: false });
  };
  const refusals: [Record<string, string>, RegExp][] = [
    [{ [`browser/${'x'.repeat(300)}.js`]: '' }, /files/],
    [{ 'browser/.hidden': '' }, /files/],
    [{ 'browser/clash': '1', 'browser/clash/b.js': '2' }, /is a folder/],
    [{ 'browser/Clash': '1', 'browser/clash/b.js': '2' }, /is a folder/],
    [{ 'browser/A.css': '' }, /letter case/],
    [{ 'browser/a.css.br': '' }, /ending/],
    [{ 'manifest.json': '{}' }, /neither/],
    [Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`browser/${index}.js`, ''])), /at most/],
  ];
  for (const [more, why] of refusals) {
    const response = await post(withFiles(more));
    assert.ok([400, 422].includes(response.statusCode), response.body);
    assert.match(response.json().message, why);
  }
  assert.equal((await post(withFiles({ 'browser/deep/folder/b.js': '1' }))).statusCode, 200);
});

test('a release whose manifest says more than any remote has to say is refused', async () => {
  const names = Array.from({ length: 30_000 }, (_, number) => [`library-of-somebody-${number}`, { requires: '*' }]);
  const addresses = Array(101).fill('/fr');
  for (const more of [
    { shared: Object.fromEntries(names) },
    { samples: { addresses, fragments: {}, mayShowNothing: [] } },
  ]) {
    const response = await post(upload({ manifest: manifest(more), live: false }));
    assert.equal(response.statusCode, 422, response.body);
    assert.match(response.json().message, /(letters in its manifest|samples); at most/);
  }
});

const endless = '99999999999999999999.0.1';

test('a version that semver does not know is refused wherever one is named', async () => {
  for (const named of [
    endless,
    '1.0',
    'v1.0.0',
    '1.0.0+build',
    '01.0.0',
    '1.0.0-01',
    '1.0.0-a_b',
    '1.0.0-',
    ' 1.0.0',
  ]) {
    const by = { by: 'bob', why: '' };
    const told = { ...by, version: named };
    const answers = {
      publish: await post(upload({ manifest: manifest({ version: named }), live: false })),
      'can-release': await send(
        'POST',
        '/can-release',
        gzipSync(JSON.stringify(upload({ manifest: manifest({ version: named }) }))),
        {
          'content-type': 'application/gzip',
        },
      ),
      'make live': await makeLive(named),
      'make all live': await send('PUT', '/live', { ...by, versions: { 'mf-search': named } }),
      'roll out': await send('PUT', '/live/mf-search/candidate', { ...told, percent: 5 }),
      preview: await send('POST', '/can-go-live', { name: 'mf-search', version: named }),
      'QA link': await send('POST', '/qa-links', { ...by, versions: { 'mf-search': named }, faults: {}, seconds: 60 }),
      manifest: await registry.inject(`/registry/releases/mf-search/${encodeURIComponent(named)}/manifest`),
      'was live': await registry.inject(`/registry/releases/mf-search/${encodeURIComponent(named)}/was-live`),
      file: await registry.inject(`/registry/releases/mf-search/${encodeURIComponent(named)}/files/server.cjs`),
      pictures: await registry.inject({
        url: `/registry/releases/mf-search/${encodeURIComponent(named)}/pictures`,
        headers: { authorization: `Bearer ${registryToken}` },
      }),
    };
    for (const [what, { statusCode, body }] of Object.entries(answers))
      assert.equal(statusCode, 400, `${what} of ${named}: ${body}`);
  }
});

test('a release gives what is its own to give, in its own name', async () => {
  const claims: [string, string][] = [
    ['mf-account/login-popin@1', 'mf-account'],
    ['shell/header@1', 'shell'],
    ['account:signed-in@1', 'shell'],
    ['stores:found@1', 'mf-stores'],
    ['platform:enter@1', 'shell'],
    ['document:trusted-scripts@1', 'shell'],
    ['state:wishlists@1', 'mf-account'],
    ['state:wishlists:set-by-mf-search@1', 'mf-account'],
  ];
  for (const [claim, owner] of claims) {
    const claiming = upload({ manifest: manifest({ gives: ['mf-search/own@1', claim] }), live: false });
    const check = gzipSync(JSON.stringify(claiming));
    for (const response of [
      await post(claiming),
      await send('POST', '/can-release', check, { 'content-type': 'application/gzip' }),
    ]) {
      assert.equal(response.statusCode, 422, response.body);
      assert.ok(response.json().message.endsWith(`${claim}, which is for ${owner} to give`), response.body);
    }
  }
  for (const gives of [['login-popin'], ['mf-search/own'], ['mf-search/own@1\n'], ['a b@1']])
    assert.equal((await post(upload({ manifest: manifest({ gives }), live: false }))).statusCode, 400);
  const own = ['mf-search/own@2', 'search:submitted@1', 'state:search@1', 'page:product:slug@1', 'role:sign-in@1'];
  assert.equal((await post(upload({ manifest: manifest({ gives: own }) }))).statusCode, 200);
  const { gives } = await get(`/releases/mf-search/${version}/manifest`);
  assert.deepEqual(gives, own.slice(0, 3), 'pages and roles follow from what it has');
});

test('what a browser loads of a release is of its browser part, under a global name that follows from its own', async () => {
  const parts: Partial<Manifest>[] = [
    { entry: 'server.cjs' },
    { entry: 'browser/a.css' },
    { entry: 'browser/not-there.js' },
    { entry: '../../mf-account/1.0.0/browser/remoteEntry.js' },
    { startup: { scripts: ['server.cjs'], styles: [] } },
    { startup: { scripts: ['browser/not-there.js'], styles: [] } },
    { pages: { search: { scripts: [], styles: ['server.cjs'] } } },
    { locales: { fr: { scripts: ['browser/../server.cjs'], styles: [] } } },
    { pieces: { map: { scripts: ['browser/not-there.js'], styles: [] } } },
  ];
  for (const part of parts) {
    const response = await post(upload({ manifest: manifest(part), live: false }));
    assert.ok([400, 422].includes(response.statusCode), `${JSON.stringify(part)}: ${response.body}`);
  }
  assert.equal((await post(upload({ manifest: { ...manifest(), container: 'fetch' } }))).statusCode, 200);
  assert.equal((await get(`/releases/mf-search/${version}/manifest`)).container, 'mf_search');
});

test('an operation that is none is a reason against its release, and no fault of the registry', async () => {
  const text = 'query { '.repeat(3);
  const operations = { [createHash('sha256').update(text).digest('hex')]: text };
  const own = await createExaminer({
    inspect: async () => async () => [],
    fragmentUses: async () => [],
    editedAddresses: async () => [],
    pageLinks: async () => [],
    renderSamples: async () => [],
  }).operations([manifest({ operations })]);
  assert.match(own[0]?.message ?? '', /mf-search .* is no operation: Syntax Error/);
});

test('whether a version was ever live is known, also of one that was rolled back', async () => {
  const stored = `${version}-rc.1`;
  await post(upload());
  await post(upload({ manifest: manifest({ version: stored }), live: false }));
  const wasLive = async (one: string) => (await get(`/releases/mf-search/${one}/was-live`)).wasLive;
  assert.deepEqual([await wasLive(version), await wasLive(stored), await wasLive('9.9.9')], [true, false, false]);
  await rollBack();
  assert.equal(await wasLive(version), true);
});
