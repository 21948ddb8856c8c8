import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serverTestReport, together } from './reports.ts';

const folder = await mkdtemp(join(tmpdir(), 'reports-'));
after(() => rm(folder, { recursive: true }));

/** What a run of these files of tests reports. */
async function reportOf(files: string[]) {
  const report = join(folder, 'report.tap');
  const reporter = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
  // Inside a test Node runs no others, unless it does not know of that.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  await once(spawn(process.execPath, ['--test', ...reporter, ...files], { env, stdio: 'ignore' }), 'close');
  return serverTestReport(report, 'server tests');
}

async function fileOf(name: string, ...tests: string[]): Promise<string> {
  const file = join(folder, `${name}.test.mjs`);
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';\nimport { test } from 'node:test';\n${tests.join('\n')}`,
  );
  return file;
}

const calm = `test('calm', () => {});`;
const always = `test('always', () => { throw new Error('no'); });`;
const racingOnce = (mark: string) =>
  `test('once', () => { if (existsSync('${mark}')) return; writeFileSync('${mark}', ''); throw new Error('not yet'); });`;

test('what passes at the second try counts as passed and is named; what fails again has failed', async () => {
  const sound = await fileOf('sound', calm);
  const racing = await fileOf('racing', calm, racingOnce(join(folder, 'mark')));
  const broken = await fileOf('broken', calm, always);
  const first = await reportOf([sound, racing, broken]);
  assert.deepEqual(first.counts, { passed: 3, failed: 2, skipped: 0 });
  const files = first.failed?.map(({ file }) => file) ?? [];
  assert.deepEqual(files.toSorted(), [broken, racing]);
  const { counts, atSecondTry } = together(first, await reportOf(files));
  assert.deepEqual(counts, { passed: 4, failed: 1, skipped: 0 });
  assert.deepEqual(atSecondTry, ['server tests: once']);
});
