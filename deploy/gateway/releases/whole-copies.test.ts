import assert from 'node:assert/strict';
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const home = testRelease({
  name: 'mf-content',
  pages: ['home', 'cms'],
  files: { 'browser/later.js': '/* what a tab loads later */'.repeat(50) },
  render: `return part('<h1>the home page</h1>')`,
});

async function open(context: TestContext): Promise<TestSite> {
  const site = await startTestSite([testShell(), home]);
  context.after(site.close);
  return site;
}
const at = ({ releases }: TestSite, path: string) => join(releases, 'mf-content/1.0.0', path);
const later = (site: TestSite, headers: Record<string, string> = {}) =>
  site.get('/releases/mf-content/1.0.0/later.js', headers);
const text = home.files.get('browser/later.js');
const isRight = (bytes: Uint8Array) => Buffer.from(bytes).equals(Buffer.from(text ?? ''));
const ready = async (site: TestSite) => (await site.get('/health/ready')).json();
/** Everything below the folder of the release cache, but who looks after what is live. */
const stored = async (site: TestSite) =>
  (await readdir(site.releases, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.write('oops', 4);
  await chmod(file, 0o644);
  await writeFile(file, bytes);
}

test('who deletes all copies of a running gateway takes nothing from visitors, and they are there again by themselves', async (context) => {
  const site = await open(context);
  const before = await stored(site);
  for (const name of await readdir(site.releases)) await rm(join(site.releases, name), { recursive: true });
  const answer = await later(site);
  assert.deepEqual([answer.statusCode, isRight(answer.rawPayload)], [200, true]);
  assert.equal((await site.get('/fr')).statusCode, 200);
  // `live.json` is for the next start: it comes with the next change.
  await eventually(async () => (await stored(site)) >= before - 1);
  await eventually(async () => isDeepStrictEqual(await ready(site), { ready: true }));
});

test('while the registry does not answer, ready says which files are missing, and kept ones go on', async (context) => {
  const site = await open(context);
  assert.equal((await later(site)).statusCode, 200);
  site.registry.goAway();
  await rm(at(site, 'browser'), { recursive: true });
  await eventually(async () => (await ready(site)).unwhole !== undefined);
  const { unwhole, ...rest } = await ready(site);
  assert.deepEqual(
    unwhole.map(({ remote, version }: { remote: string; version: string }) => `${remote} ${version}`),
    ['mf-content 1.0.0'],
  );
  assert.deepEqual(rest, { ready: true });
  site.registry.comeBack();
  await eventually(async () => (await ready(site)).unwhole === undefined);
  assert.ok(isRight(await readFile(at(site, 'browser/later.js'))));
});

test('a file of which bytes have changed on the disk is answered as it was released, compressed or not', async (context) => {
  const site = await open(context);
  await Promise.all(['browser/later.js', 'browser/later.js.br'].map((file) => damage(at(site, file))));
  assert.ok(isRight((await later(site)).rawPayload));
  const packed = await later(site, { 'accept-encoding': 'br' });
  const isPacked = packed.headers['content-encoding'] === 'br';
  assert.ok(isRight(isPacked ? brotliDecompressSync(packed.rawPayload) : packed.rawPayload));
  await eventually(async () => isRight(await readFile(at(site, 'browser/later.js'))));
  await eventually(async () => {
    const stored = await readFile(at(site, 'browser/later.js.br'));
    try {
      return isRight(brotliDecompressSync(stored));
    } catch {
      return false;
    }
  });
});

test('what changes on the disk while nobody asks for it is found in turn', async (context) => {
  const site = await open(context);
  await damage(at(site, 'server.cjs'));
  const expected = Buffer.from(home.files.get('server.cjs') ?? '');
  await eventually(async () => expected.equals(await readFile(at(site, 'server.cjs'))));
});

for (const file of ['browser/later.js', 'server.cjs', 'manifest.json'])
  test(`a gateway that starts on a copy in which ${file} has changed mends it before it is ready`, async (context) => {
    const site = await open(context);
    const before = await readFile(at(site, file));
    await damage(at(site, file));
    await site.restart();
    assert.ok(before.equals(await readFile(at(site, file))), file);
    assert.equal((await site.get('/fr')).statusCode, 200);
  });

test('a gateway starts without the registry on what there is', async (context) => {
  const site = await open(context);
  site.registry.goAway();
  await rm(at(site, 'browser/later.js'));
  await site.restart();
  assert.equal((await site.get('/fr')).statusCode, 200);
});
