import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { eventually } from '../../testing/eventually.ts';
import { testShell } from '../testing/release.ts';
import { startTestSite, type TestSite, testBrand } from '../testing/site.ts';
import { createBrandReader } from './read-brand.ts';

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell()]);
});
after(() => site.close());

test('the icons that browsers and phones look for are made from the one drawing of the brand', async () => {
  for (const [file, type, width] of [
    ['favicon.ico', 'image/x-icon', 0],
    ['apple-touch-icon.png', 'image/png', 180],
    ['icon-192.png', 'image/png', 192],
    ['icon-512.png', 'image/png', 512],
  ] as const) {
    const { statusCode, headers, rawPayload } = await site.get(`/${file}`);
    assert.deepEqual(
      [statusCode, headers['content-type'], headers['cache-control']],
      [200, type, 'public, max-age=86400'],
      file,
    );
    if (width) assert.equal((await sharp(rawPayload).metadata()).width, width);
  }
  const { rawPayload: ico } = await site.get('/favicon.ico');
  assert.deepEqual([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)], [1, 3, 16]);
  const last = { length: ico.readUInt32LE(6 + 32 + 8), offset: ico.readUInt32LE(6 + 32 + 12) };
  assert.equal(last.offset + last.length, ico.length);
  assert.equal((await sharp(ico.subarray(last.offset)).metadata()).width, 48);
});

test('the web manifest and every document name the brand and its icon', async () => {
  const manifest = JSON.parse((await site.get('/site.webmanifest')).body);
  assert.deepEqual([manifest.name, manifest.theme_color, manifest.icons.length], ['Rivelle', '#1f4b4a', 2]);
  const { body } = await site.get('/fr');
  for (const link of [
    '<link rel="icon" type="image/svg+xml" href="/pictures/icon.svg">',
    'rel="icon" sizes="32x32" href="/favicon.ico"',
    'rel="apple-touch-icon"',
    'rel="manifest"',
  ])
    assert.ok(body.includes(link), link);
});

test('security.txt names whom the brand names', async () => {
  assert.match((await site.get('/.well-known/security.txt')).body, /^Contact: mailto:security@rivelle\.example\n/);
});

test('the brand is asked for once for each change of content; a stale one shows while nobody answers', async (t) => {
  let asked = 0;
  let name: string | undefined = 'Ostrand';
  const content = createServer((request, response) => {
    asked += 1;
    request.resume();
    const texts = [{ language: 'fr', text: 'Bains' }];
    const hosts = [
      { country: 'fr', host: 'www.ostrand.example' },
      { country: 'xx', host: 'x' },
    ];
    const brand = { name, tagline: texts, description: [], hosts, icon: null };
    response.statusCode = name === undefined ? 500 : 200;
    response.end(name === undefined ? 'broken' : JSON.stringify({ data: { brand: name === '' ? null : brand } }));
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  t.after(() => content.close());
  let others = 0;
  const { port } = content.address() as AddressInfo;
  const brands = createBrandReader({
    contentApiUrl: `http://127.0.0.1:${port}/graphql`,
    bearers: { anonymous: async () => 'token' },
    onOther: () => (others += 1),
    log: { warn: () => {} },
  });
  const shown = await Promise.all([brands.now(), brands.now(), brands.now()]);
  assert.deepEqual([asked, shown[2]?.name, others], [1, 'Ostrand', 1]);
  assert.deepEqual(shown[0]?.hosts, { fr: 'www.ostrand.example' });
  name = 'Westrand';
  assert.equal((await brands.now()).name, 'Ostrand', 'content has not changed');
  brands.changed();
  assert.deepEqual([(await brands.now()).name, asked, others], ['Westrand', 2, 2]);
  name = undefined;
  brands.changed();
  assert.deepEqual([(await brands.now()).name, others], ['Westrand', 2]);
  name = '';
  brands.changed();
  assert.equal((await brands.now()).name, '', 'a content system without a brand is fine');
});

test('a rollback waits for no brand: it is asked for again when content changes', async (t) => {
  let changes = 0;
  const brands = { now: async () => testBrand, changed: () => (changes += 1) };
  const own = await startTestSite([testShell()], {}, { brands });
  t.after(() => own.close());
  own.registry.publish(testShell('2.0.0'));
  own.registry.makeLive({ shell: '2.0.0' });
  await eventually(async () => (await own.get('/fr')).body.includes('"version":"2.0.0"'));
  assert.equal(changes, 1, 'at the start');
  own.registry.changeContent();
  await eventually(async () => changes === 2);
});
