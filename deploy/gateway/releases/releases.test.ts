import assert from 'node:assert/strict';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from 'shared/release/integrity';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const page = (version: string) =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home', 'cms'],
    render: `return part('<i>page ${version}</i><mf-fragment of="mf-catalogue/product-slider" props="{}"></mf-fragment>')`,
  });
const slider = (version: string) =>
  testRelease({
    name: 'mf-catalogue',
    version,
    pages: ['products'],
    fragments: ['product-slider'],
    render: `return part('<i>slider ${version}</i>')`,
  });

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), page('1.0.0'), slider('1.0.0')]);
});
after(() => site.close());

const versionsIn = (body: string): string[] =>
  [...body.matchAll(/<i>\w+ ([\d.]+)<\/i>/g)].map(([, found = '']) => found);
const shows = async (version: string) => versionsIn((await site.get('/fr')).body).includes(version);

test('a page load during a switch gets all old or all new', async () => {
  site.registry.publish(page('2.0.0'), slider('2.0.0'));
  site.registry.makeLive({ 'mf-content': '2.0.0', 'mf-catalogue': '2.0.0' });
  const seen = new Set<string>();
  await eventually(async () => {
    seen.add(versionsIn((await site.get(`/fr?${performance.now()}`)).body).join());
    return seen.has('2.0.0,2.0.0');
  });
  assert.deepEqual(
    [...seen].filter((versions) => versions !== '1.0.0,1.0.0'),
    ['2.0.0,2.0.0'],
  );
});

test('an open tab goes on with the versions that it has, and learns which ones are live', async () => {
  const tab = (composition: string) => site.get('/_page?url=/fr', { 'x-composition': composition });
  const old = (await tab('shell@1.0.0,mf-content@1.0.0,mf-catalogue@2.0.0')).json();
  assert.deepEqual(
    old.parts.map(({ version }: { version: string }) => version),
    ['1.0.0', '2.0.0'],
  );
  assert.equal(old.live, (await site.get('/_page?url=/fr')).json().live);
  for (const unknown of ['mf-content@9.9.9', 'mf-content', '../secrets@1.0.0', 'shell@1.0.0'])
    assert.equal((await tab(unknown)).statusCode, 409, unknown);
});

test('a tab gets no version that no visitor ever saw: nobody has code run by asking for it', async () => {
  site.registry.publish(page('2.5.0'));
  const tab = (version: string) =>
    site.get('/_page?url=/fr', { 'x-composition': `shell@1.0.0,mf-content@${version},mf-catalogue@2.0.0` });
  assert.equal((await tab('2.5.0')).statusCode, 409);
  assert.equal((await tab('1.0.0')).statusCode, 200);
});

test('a release that cannot be opened holds up its own remote alone, and the gateway says so', async () => {
  const broken = page('2.9.0');
  broken.files.set('server.cjs', new TextEncoder().encode('module.exports = "cut o'));
  site.registry.publish(broken, slider('2.1.0'));
  site.registry.makeLive({ 'mf-content': '2.9.0' });
  site.registry.makeLive({ 'mf-catalogue': '2.1.0' });
  await eventually(async () => versionsIn((await site.get('/fr')).body).join() === '2.0.0,2.1.0');
  const ready = await site.get('/health/ready');
  assert.equal(ready.statusCode, 200);
  assert.deepEqual(ready.json().unopened, [{ remote: 'mf-content', version: '2.9.0', country: '*' }]);
  site.registry.makeLive({ 'mf-content': '2.0.0', 'mf-catalogue': '2.0.0' });
  await eventually(async () => (await site.get('/health/ready')).json().unopened === undefined);
});

test('a country with a row of its own sees that version, all others the general one', async () => {
  site.registry.makeLive({ 'mf-content': '1.0.0' }, 'nl');
  await eventually(async () => (await site.get('/nl', { host: 'nl.localhost' })).body.includes('page 1.0.0'));
  assert.ok(await shows('2.0.0'));
});

test('release files come compressed and for ever; old versions are fetched when asked for', async () => {
  site.registry.publish(page('0.1.0'));
  const answer = await site.get('/releases/mf-content/0.1.0/entry.js', { 'accept-encoding': 'gzip, br' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers['content-encoding'], 'br');
  assert.match(String(answer.headers['content-type']), /^(?:text|application)\/javascript/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.match(brotliDecompressSync(answer.rawPayload).toString(), /entry of mf-content 0.1.0/);
  const plain = await site.get('/releases/mf-content/0.1.0/entry.js');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.match(plain.body, /entry of mf-content 0.1.0/);
});

test('nothing but the public files of published releases is served', async () => {
  for (const path of [
    'mf-content/1.0.0/server.cjs',
    'mf-content/1.0.0/../server.cjs',
    'mf-content/1.0.0/%2e%2e/server.cjs',
    'mf-content/1.0.0/..%2fserver.cjs',
    'mf-content/1.0.0/manifest.json',
    'mf-content/1.0.0/entry.js.br',
    'mf-content/1.0.0/',
    'mf-content/9.9.9/entry.js',
    '../../secrets.json',
    'mf-content/..%2f..%2f..%2fsecrets.json/x',
    'live.json/1.0.0/x',
  ]) {
    const { statusCode, body } = await site.get(`/releases/${path}`);
    assert.equal(statusCode, 404, path);
    assert.ok(!body.includes('module.exports'), path);
  }
});

test('a release whose files have the longer hashes of earlier builds is shown, and its files are served', async () => {
  const old = page('1.9.0');
  for (const [path, content] of old.files)
    old.manifest.files[path] = { bytes: content.length, integrity: integrityOf(content, 'sha384') };
  site.registry.publish(old);
  site.registry.makeLive({ 'mf-content': '1.9.0' });
  await eventually(() => shows('1.9.0'));
  assert.equal((await site.get('/releases/mf-content/1.9.0/entry.js')).statusCode, 200);
  site.registry.makeLive({ 'mf-content': '2.0.0' });
  await eventually(() => shows('2.0.0'));
});

test('the copy of a release that is forgotten goes from the disk, and never that of one that is live', async () => {
  const copies = () => readdir(`${site.releases}/mf-content`);
  assert.ok((await copies()).includes('1.9.0'));
  site.registry.forget('mf-content', '2.0.0');
  site.registry.forget('mf-content', '1.9.0');
  await eventually(async () => !(await copies()).includes('1.9.0'));
  assert.equal((await site.get('/releases/mf-content/1.9.0/later.js')).statusCode, 404);
  assert.ok((await copies()).includes('2.0.0'));
  site.registry.publish(page('2.0.0'));
});

test('a download that does not match its manifest leaves the old versions live and nothing on the disk', async () => {
  const broken = page('3.0.0');
  broken.files.set('server.cjs', new TextEncoder().encode('module.exports = "cut o'));
  site.registry.publish(broken);
  site.registry.makeLive({ 'mf-content': '3.0.0' });
  assert.equal((await site.get('/releases/mf-content/3.0.0/entry.js')).statusCode, 500);
  assert.ok(await shows('2.0.0'));
  assert.ok(!(await readdir(`${site.releases}/mf-content`)).includes('3.0.0'));
  assert.deepEqual(
    (await readdir(site.releases)).filter((name) => name.startsWith('.incoming')),
    [],
  );
  site.registry.makeLive({ 'mf-content': '2.0.0' });
});

// R58, C61
test('content that changed shows at once; until then visitors who are not signed in share a part for some seconds', async () => {
  const clock = testRelease({
    name: 'mf-content',
    version: '4.0.0',
    pages: ['home', 'cms'],
    render: "return part('<i>now ' + performance.now() + '</i>')",
  });
  const shown = async () => /<i>(now [\d.]+)/.exec((await site.get('/fr/cms/clock')).body)?.[1];
  site.registry.publish(clock);
  site.registry.makeLive({ 'mf-content': '4.0.0' });
  await eventually(async () => (await shown()) !== undefined);
  const first = await shown();
  assert.equal(await shown(), first);
  site.registry.changeContent();
  await eventually(async () => (await shown()) !== first);
});

test('a page in memory stays as it was until the releases are open that new content came with in one write', async () => {
  const named = (version: string, text: string) =>
    testRelease({
      name: 'mf-content',
      version,
      pages: ['home', 'cms'],
      render: `return part('<i>' + ${text} + '</i>')`,
    });
  const shown = async () => /<i>(?:with it|without at [\d.]+)/.exec((await site.get('/fr/cms/together')).body)?.[0];
  site.registry.publish(named('4.1.0', "'without at ' + performance.now()"), named('4.2.0', "'with it'"));
  site.registry.makeLive({ 'mf-content': '4.1.0' });
  await eventually(async () => (await shown()) !== undefined);
  const seen = new Set([await shown()]);
  site.registry.makeLive({ 'mf-content': '4.2.0' });
  site.registry.changeContent();
  await eventually(async () => seen.add(await shown()).has('<i>with it'));
  assert.equal(seen.size, 2, [...seen].join());
});

test('a registry that was away for a moment, and comes back as it was, has nothing rendered again', async (context) => {
  const clock = testRelease({
    name: 'mf-content',
    pages: ['home', 'cms'],
    render: "return part('<i>now ' + performance.now() + '</i>')",
  });
  const alone = await startTestSite([testShell(), clock]);
  context.after(() => alone.close());
  const polls = context.mock.method(alone.registry, 'version').mock;
  const pollTwice = (last = polls.callCount() + 2) => eventually(() => polls.callCount() > last);
  const shown = async () => /<i>(now [\d.]+)/.exec((await alone.get('/fr/cms/clock')).body)?.[1];
  const first = await shown();
  assert.ok(first);
  alone.registry.goAway();
  await pollTwice();
  alone.registry.comeBack();
  await pollTwice();
  assert.equal(await shown(), first);
});

test('without the registry the last versions go on, also in a gateway that starts anew', async () => {
  await eventually(async () => (await site.get('/health/ready')).statusCode === 200);
  site.registry.goAway();
  assert.equal((await site.get('/fr')).statusCode, 200);
  await site.restart();
  assert.equal((await site.get('/fr')).statusCode, 200);
  assert.equal((await site.get('/health/ready')).statusCode, 200);
});

test('a gateway that cannot note what is live goes on, and keeps the parts that visitors share', async (context) => {
  const clock = testRelease({
    name: 'mf-content',
    version: '5.0.0',
    pages: ['home', 'cms'],
    render: "return part('<i>now ' + performance.now() + '</i>')",
  });
  const full = await startTestSite([testShell()]);
  context.after(() => full.close());
  await rm(`${full.releases}/live.json`);
  await mkdir(`${full.releases}/live.json/taken`, { recursive: true });
  full.registry.publish(clock);
  full.registry.makeLive({ 'mf-content': '5.0.0' });
  const shown = async () => /<i>(now [\d.]+)/.exec((await full.get('/fr/cms/clock')).body)?.[1];
  await eventually(async () => (await shown()) !== undefined);
  const seen = new Set<string | undefined>();
  for (let times = 0; times < 10; times += 1) {
    seen.add(await shown());
    await setTimeout(50);
  }
  assert.equal(seen.size, 1);
});

test('a file of a release carries what a file needs, and no policies of documents; none may run a script as a document', async () => {
  const { headers } = await site.get('/releases/mf-content/1.0.0/entry.js');
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  assert.ok(JSON.stringify(headers).length < 400, JSON.stringify(headers));
  const drawing = await site.get('/releases/mf-content/1.0.0/icon.svg');
  assert.match(String(drawing.headers['content-security-policy']), /default-src 'none'/);
});

test('a file that was asked for before is answered from memory, the same bytes to each who takes them', async () => {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/releases/mf-content/1.0.0/entry.js`;
  const get = async (encoding: string, method = 'GET') => {
    const answer = await fetch(url, { method, headers: { 'accept-encoding': encoding } });
    return {
      encoding: answer.headers.get('content-encoding'),
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    };
  };
  const first = [await get('br'), await get('gzip')];
  await rm(`${site.releases}/mf-content/1.0.0/browser`, { recursive: true });
  assert.deepEqual([await get('br'), await get('gzip')], first);
  assert.deepEqual(
    first.map(({ encoding }) => encoding),
    ['br', null],
  );
  assert.match(first[0]?.text ?? '', /entry of mf-content 1.0.0/);
});
