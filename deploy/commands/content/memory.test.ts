import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { collections } from '../../content-api/import/kinds/names.ts';
import { entriesOf, sourceFiles } from '../../content-api/import/read/files.ts';
import type { TestDatabase } from '../../database/testing.ts';
import { recordsOf } from '../../demo/content.ts';
import { openDemonstration } from '../../demo/testing.ts';
import { contentOf } from './open-content.ts';
import { generatedCsv } from './products-under-test.ts';
import { importFolder } from './testing.ts';

/**
 * What reading, checking and writing hold at a time beyond the first thousand rows: a few batches. A thousand rows are
 * 5 MB. What is held is the same on either database: these tests run on the embedded one only.
 */
const boundMb = 10;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
  database = await openDemonstration();
});
after(async () => {
  await database.close();
  await folder.remove();
});

const usedMb = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

for (const { mode, count } of [
  { mode: 'check', count: 8_000 },
  { mode: 'write', count: 4_000 },
] as const)
  test(`${count} products pass through ${mode} within ${boundMb} MB of memory`, async () => {
    const ids = recordsOf(collections).map(({ id }) => id);
    const files = await sourceFiles([await folder.stream('products.csv', generatedCsv(count, ids))], {});
    const seen: number[] = [];
    async function* watched() {
      let row = 0;
      for await (const entry of entriesOf(files)) {
        if (row++ % 1000 === 999) seen.push(usedMb());
        yield entry;
      }
    }
    const report = await contentOf(database.db).import(watched(), {
      id: (mode === 'check' ? 'c' : 'd').repeat(64),
      dryRun: mode === 'check',
      from: 0,
      skipBad: false,
      create: [],
      language: 'fr' as const,
    });
    assert.deepEqual([report.read, report.problems, report.written], [count, [], mode === 'write']);
    // The first look comes when all code is loaded and compiled.
    const [first = 0, ...later] = seen;
    assert.equal(later.length, count / 1000 - 1);
    assert.ok(Math.max(...later) - first < boundMb, `heap in MB: ${seen.map((mb) => mb.toFixed(1)).join(' ')}`);
  });
