import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { SiteError } from 'shared/errors';
import { integrityOf } from 'shared/release/integrity';
import { createTestRegistry } from '../testing/registry.ts';
import { testRelease } from '../testing/release.ts';
import { createReleaseStore } from './release-store.ts';

test('whoever asks for all versions that there ever were fills no memory; what is used stays', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  context.after(() => rm(folder, { recursive: true }));
  const store = createReleaseStore(folder, createTestRegistry());
  const open = async (minor: number) => {
    const { manifest } = testRelease({ name: 'mf-search', version: `1.${minor}.0`, render: '' });
    const place = join(folder, 'mf-search', manifest.version);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest));
    return store.open('mf-search', manifest.version);
  };
  const [first, used] = [await open(0), await open(1)];
  for (let minor = 2; minor < 600; minor += 1) {
    await open(minor);
    assert.equal(await store.open('mf-search', '1.1.0'), used);
  }
  assert.notEqual(await store.open('mf-search', '1.0.0'), first);
});

test('the files of a release are read-only, to whoever stored them, too', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  context.after(() => rm(folder, { recursive: true }));
  const registry = createTestRegistry();
  registry.publish(testRelease({ name: 'mf-search', version: '1.0.0', render: '' }));
  const release = await createReleaseStore(folder, registry).open('mf-search', '1.0.0');
  const files = globSync('**/*.*', { cwd: release.folder });
  const modes = files.map((file) => statSync(join(release.folder, file)).mode & 0o777);
  assert.ok(files.includes('server.cjs') && files.includes('manifest.json'));
  assert.deepEqual([...new Set(modes)], [0o444]);
});

test('texts come compressed from a registry that has them so, and as they are where it has not, or others', async (context) => {
  const registry = createTestRegistry();
  const published = testRelease({ name: 'mf-search', version: '1.0.0', render: '' });
  const files = { 'browser/known.js': 'known', 'browser/other.js': 'other', 'browser/unknown.js': 'unknown' };
  for (const [path, text] of Object.entries(files)) {
    published.files.set(path, Buffer.from(text));
    published.manifest.files[path] = { bytes: text.length, integrity: integrityOf(Buffer.from(text)) };
  }
  registry.publish(published);
  const asked: string[] = [];
  const packed = new Map([
    ['browser/known.js.br', brotliCompressSync('known')],
    ['browser/other.js.br', brotliCompressSync('of another file')],
  ]);
  const answering: typeof registry = {
    ...registry,
    async files(name, version) {
      const all = [...(await registry.files(name, version))];
      return new Map([...all.filter(([path]) => !packed.has(`${path}.br`)), ...packed]);
    },
    async file(name, version, path) {
      asked.push(path);
      return registry.file(name, version, path);
    },
  };
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  context.after(() => rm(folder, { recursive: true }));
  const release = await createReleaseStore(folder, answering).open('mf-search', '1.0.0');
  for (const [path, text] of Object.entries(files)) {
    assert.equal(await readFile(join(release.folder, path), 'utf8'), text);
    assert.equal(brotliDecompressSync(await readFile(join(release.folder, `${path}.br`))).toString(), text);
  }
  assert.deepEqual(asked, ['browser/other.js']);
});

test('a registry that gives one file at a time is asked for each', async (context) => {
  const registry = createTestRegistry();
  const published = testRelease({ name: 'mf-search', version: '1.0.0', render: '' });
  registry.publish(published);
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  context.after(() => rm(folder, { recursive: true }));
  const files = async () => Promise.reject(new SiteError('release-unknown'));
  const release = await createReleaseStore(folder, { ...registry, files }).open('mf-search', '1.0.0');
  for (const [path, content] of published.files)
    assert.deepEqual(await readFile(join(release.folder, path)), Buffer.from(content));
});

test('a build of a developer’s own is opened as it is: no registry has it, and nothing of it is compressed', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  context.after(() => rm(folder, { recursive: true }));
  const registry = createTestRegistry();
  registry.goAway();
  const store = createReleaseStore(folder, registry, { isOwnBuild: true });
  const { manifest } = testRelease({ name: 'mf-search', version: '1.0.0-dev.1', render: '' });
  const place = join(folder, 'mf-search', manifest.version);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest));
  await store.open('mf-search', manifest.version);
  assert.deepEqual(store.unwhole(), []);
});
