import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandsIn } from '../testing.ts';

const run = commandsIn(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'remove-'));
after(() => rmSync(folder, { recursive: true }));

const counts = { products: { added: 0, changed: 0, removed: 2 } };
const changed = { number: 44, undone: [], counts, left: [], notes: ['A link of /cms/onde leads nowhere'] };
const year = new Date().getUTCFullYear() + 1;

/** What is asked of the registry, and what is printed, with the notes. */
async function removed(words: string, more: object = {}) {
  const registry = {
    'POST /content/remove': { ...changed, ...more },
    'POST /qa-links': {
      versions: {},
      faults: {},
      whole: false,
      content: 9,
      ticket: 't',
      expires: `${year}-01-01T00:00:00Z`,
    },
  };
  const { asked, output, errors } = await run('remove', `${words} --by ann`, registry);
  const [note, ...lines] = output.split('\n').slice(0, -1);
  assert.equal(note, changed.notes[0], errors);
  return { asked, removal: asked['POST /content/remove'], lines };
}

test('rows go by their kinds and keys, of several kinds in one command, or as a file names them', async () => {
  const { removal, lines } = await removed('products onde-60 onde-80 pages /cms/onde --why old');
  const rows = [
    { kind: 'products', key: 'onde-60' },
    { kind: 'products', key: 'onde-80' },
    { kind: 'pages', key: '/cms/onde' },
  ];
  assert.deepEqual(removal, { rows, why: 'old', by: 'ann', dryRun: false, preview: false });
  assert.deepEqual(lines, ['Removed. products: 2 removed. This is change 44, live now.']);
  const file = join(folder, 'gone.txt');
  writeFileSync(file, 'onde-60\r\n\n  \nonde-80\n');
  const listed = await removed(`products --ids ${file}`);
  assert.deepEqual(listed.removal, { rows: rows.slice(0, 2), why: '', by: 'ann', dryRun: false, preview: false });
});

test('what would be removed is only said, staged to be looked at, or dated', async () => {
  const dry = await removed('products a b --dry-run');
  assert.deepEqual(dry.lines, [
    '2 rows would be removed, and the pages that are theirs alone. Nothing is changed: --dry-run.',
  ]);
  const staged = await removed('products a --preview --why old', { preview: 9 });
  assert.equal(staged.lines[0], 'Staged: products: 2 removed. Nothing is changed: this is preview 9.');
  assert.match(staged.lines[1] ?? '', /^http:\/\/fr\.localhost:8080\/_qa\/t\?to=%2F$/);
  const link = { versions: {}, faults: {}, seconds: 172_800, content: 9, by: 'ann', why: 'old' };
  assert.deepEqual(staged.asked['POST /qa-links'], link);
  const liveAt = `${year}-01-02T06:00:00Z`;
  const dated = await removed(`products a --live-at ${liveAt}`, { dated: 7 });
  assert.deepEqual(dated.removal, {
    ...{ rows: [{ kind: 'products', key: 'a' }], why: '', by: 'ann', dryRun: false, preview: false, liveAt },
  });
  assert.equal(dated.lines[0], `It goes live at ${liveAt}.`);
});

test('a preview is published by its number', async () => {
  const { asked, output } = await run('publish', '42 --by ann --force', { 'POST /content/publish': changed });
  assert.deepEqual(asked, { 'POST /content/publish': { number: 42, why: '', force: true, by: 'ann' } });
  assert.match(output, /\nPublished: preview 42\. products: 2 removed\. This is change 44, live now\.\n$/);
  for (const words of ['', '41 42'])
    assert.match((await run('publish', words)).errors, /^Name one preview by its number: content:publish -- 42\. /);
});

test('what names no rows is refused before anything is asked', async () => {
  for (const [words, sentence] of [
    ['', 'Name a kind and what is to go: products onde-60.'],
    ['products', 'Which products? Name their keys, or a file of them with --ids.'],
    ['products pages', 'Which pages? Name their keys, or a file of them with --ids.'],
    ['products --ids nowhere.txt', 'nowhere.txt cannot be read.'],
  ] as const) {
    const { status, errors, read } = await run('remove', words);
    assert.deepEqual([status, errors, read], [2, `${sentence} See npm run content:remove -- --help\n`, []]);
  }
});
