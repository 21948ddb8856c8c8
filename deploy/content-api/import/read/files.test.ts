import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { test } from 'node:test';
import type { Language } from 'shared/i18n';
import { importFolder } from '../../../commands/content/testing.ts';
import type { Entry } from '../contract.ts';
import { encodingOf } from './decode.ts';
import { digestOf, entriesOf, sourceFiles } from './files.ts';

test('the files of a folder come in the order in which they refer to each other; their names say what they hold', async (t) => {
  const { write, remove } = await importFolder();
  t.after(remove);
  const first = await write('Products-2026.csv', 'uid,heading\nA,Spiegel\n');
  for (const name of ['shades.json', 'shade-groups.jsonl', 'notes.txt', 'brand.ndjson']) await write(name, '{}');
  const files = await sourceFiles([dirname(first)], { language: 'nl' });
  assert.deepEqual(
    files.map(({ name, kind, bytes }) => [name, kind, bytes]),
    [
      ['brand.ndjson', 'brand', 2],
      ['shade-groups.jsonl', 'shade-groups', 2],
      ['shades.json', 'shades', 2],
      ['Products-2026.csv', 'products', 22],
    ],
  );
  const all: Entry[] = [];
  for await (const entry of entriesOf(files.slice(3))) all.push(entry);
  assert.deepEqual(
    all.map(({ kind, record }) => [kind, record]),
    [['products', { uid: 'A', heading: { nl: 'Spiegel' } }]],
  );
  const digest = (language: Language, of = files) => digestOf(of, { create: [], language });
  const same = await digest('nl');
  assert.equal(await digest('nl'), same);
  assert.notEqual(await digest('fr'), same);
  await write('shades.json', '[]');
  assert.notEqual(await digest('nl'), same);
  await assert.rejects(sourceFiles([`${first}.csv`], {}), /is not a file that can be read/);
  await assert.rejects(sourceFiles([await write('productsx.csv', '')], {}), /say what it holds by --kind/);
});

test('a text that ends in the middle of a letter is no UTF-8, and a file that is not there is an error', async (t) => {
  const { write, remove } = await importFolder();
  t.after(remove);
  assert.equal(await encodingOf(await write('a.txt', Uint8Array.from([0x61, 0xc3]))), 'windows-1252');
  await assert.rejects(encodingOf('/nowhere/a.txt'), { code: 'ENOENT' });
});
