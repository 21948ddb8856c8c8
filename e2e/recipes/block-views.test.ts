import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { viewsIn } from 'shared/build/generate-blocks';

function folderWith(...blocks: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  for (const block of blocks) mkdirSync(join(folder, block), { recursive: true });
  return folder;
}

test('each group draws the blocks of its folders, and those that pages begin with are fetched with no group', () => {
  const files = viewsIn(folderWith('opening/Hero', 'editorial/Quote'), ['Hero', 'Quote']);
  const [editorial, opening, groups] = files.map(({ text }) => text);
  assert.match(editorial ?? '', /case 'Quote':\n\s+return <Quote /);
  assert.match(opening ?? '', /case 'Hero':\n\s+return <Hero /);
  assert.match(groups ?? '', /Quote: 'editorial'/);
  assert.doesNotMatch(groups ?? '', /Hero/);
});

test('a block of the schema that nobody draws stops the build, and so does a view of no block', () => {
  assert.throws(() => viewsIn(folderWith('opening/Hero'), ['Hero', 'Quote']), /has Quote: one folder of/);
  assert.throws(() => viewsIn(folderWith('opening/Hero', 'editorial/Hero'), ['Hero']), /has Hero: one folder of/);
  assert.throws(() => viewsIn(folderWith('opening/Hero', 'editorial/Quote'), ['Hero']), /draws Quote, which/);
});
