import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { readArchive, readManifest, writeArchive } from './archive.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
after(() => rm(folder, { recursive: true }));

const about = { at: '2026-11-23T04:00:00Z', database: 'embedded', tables: {} } as const;
const content = () => Readable.from([Buffer.from('all '), Buffer.from('rows')]);

test('a backup is one file for its owner alone, with what is in it told beside it, and gives back what was put in', async () => {
  const file = join(folder, 'plain.backup');
  const manifest = await writeArchive(file, content(), about);
  assert.deepEqual([manifest.bytes, manifest.encrypted, manifest.at], [8, false, about.at]);
  assert.equal(await readFile(file, 'utf8'), 'all rows');
  assert.deepEqual(await readManifest(file), manifest);
  assert.equal(await text(await readArchive(file, manifest, undefined)), 'all rows');
  for (const path of [file, `${file}.json`]) assert.equal((await stat(path)).mode & 0o777, 0o600);
  await writeFile(file, 'all rowz');
  await assert.rejects(readManifest(file), { code: 'command-wrong', message: /plain\.backup is damaged: its sha256/ });
  await assert.rejects(readManifest(join(folder, 'none')), { message: /none\.json is not there: it tells what is in/ });
});

test('an encrypted one is opened with its key alone', async () => {
  const [own, other] = await Promise.all([generateIdentity(), generateIdentity()]);
  const file = join(folder, 'secret.backup');
  const manifest = await writeArchive(file, content(), { ...about, recipient: await identityToRecipient(own) });
  assert.equal(manifest.encrypted, true);
  assert.equal(manifest.bytes, (await stat(file)).size);
  assert.doesNotMatch(await readFile(file, 'latin1'), /all rows/);
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, `# made for the site\n${own}\n`);
  assert.equal(await text(await readArchive(file, manifest, keyFile)), 'all rows');
  await assert.rejects(readArchive(file, manifest, undefined), { message: /is encrypted: name the file of its key/ });
  await writeFile(keyFile, other);
  await assert.rejects(readArchive(file, manifest, keyFile), {
    code: 'command-wrong',
    message: /cannot be opened with/,
  });
});

test('a backup that breaks off, or is for no key, leaves nothing', async () => {
  const file = join(folder, 'broken.backup');
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('all ');
      throw new Error('the disk is gone');
    })(),
  );
  await assert.rejects(writeArchive(file, broken, about), /the disk is gone/);
  await assert.rejects(writeArchive(file, content(), { ...about, recipient: 'nobody' }), {
    code: 'command-wrong',
    message: /^nobody is no public key as age1…/,
  });
  for (const path of [file, `${file}.partial`, `${file}.json`]) assert.equal(existsSync(path), false);
});
