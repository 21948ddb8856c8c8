import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { placesOf } from './source-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'page.tsx'), 'first\n  second\nthird\n');
// Line 1, column 5 of the build is line 2, column 3 of the page; line 2 is of a library, line 3 of nowhere in the repository.
const sources = [join(folder, 'page.tsx'), join(folder, 'node_modules/a.js'), '/elsewhere/b.js', 'webpack/runtime'];
const map = { version: 3, sources, names: [], mappings: 'IACE;ACAA;ACAA;ACAA;AHAA' };
writeFileSync(join(folder, 'built.js.map'), JSON.stringify(map));

const fileOf = (frame: string) => (frame.includes('built.js') ? 'built.js' : undefined);
const of = (stack: string) => placesOf(stack, { build: folder, repository: folder }, fileOf);

test('the frames of a stack are told as lines of sources in the repository, with what stands there', () => {
  const stack = `Error: no\n    at View (built.js:1:5)\n    at b (built.js:2:1)\n    at c (built.js:3:1)\n    at built.js:4:1\n    at library (built.js:9:1)\n    at react.js:1:5`;
  assert.deepEqual(of(stack), [{ file: 'page.tsx', line: 2, column: 3, text: 'second' }]);
});

test('a stack without frames, or of a build that has no map, leads nowhere', () => {
  assert.deepEqual(of('Error: no'), []);
  const missing = placesOf('at x (built.js:1:5)', { build: '/nowhere', repository: folder }, fileOf);
  assert.deepEqual(missing, []);
});
