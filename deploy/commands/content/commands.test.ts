import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { z } from 'zod';
import { importFolder } from './testing.ts';

let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
});
after(() => folder.remove());

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** Runs a command as npm does, on data of its own, with no site running. */
async function run(command: 'import' | 'export', dataDir: string, ...args: string[]) {
  const program = join(import.meta.dirname, `${command}.ts`);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, CONTENT_PORT: '1' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return failure.parse(error);
  }
}

const store = 'id,name,address,zipCode,city,countryCode,lat,lng';

test('the commands say what they did and what is wrong, and end with a code that scripts can read', async () => {
  const bad = await folder.write('stores.csv', `${store}\na,Bains,1 rue Haute,75001,Paris,FR,48.8,abc\n`);
  const dataDir = join(dirname(bad), 'data');
  const refused = await run('import', dataDir, bad);
  assert.equal(refused.code, 1);
  assert.equal(
    refused.stdout,
    'stores.csv:2: lng: must be a number, is "abc"\n1 of 1 rows are bad: nothing is imported. (--skip-bad takes the others.)\n',
  );

  const good = await folder.write('stores.csv', `${store}\na,Bains,1 rue Haute,75001,Paris,FR,48.8,2.3\n`);
  const taken = await run('import', dataDir, good);
  assert.equal(taken.code, 0, taken.stderr);
  assert.match(
    taken.stdout,
    /^1 read: 1 new, 0 changed, 0 unchanged, 0 skipped, \d+\.\d s\nThis is change 1\. .*npm run rollback -- content\n$/,
  );

  const out = join(dirname(bad), 'out');
  assert.match((await run('export', dataDir, 'stores', '--format', 'json', '--out', out)).stdout, /stores\.json: 1\n$/);
  assert.equal(JSON.parse(await readFile(join(out, 'stores.json'), 'utf8'))[0].lng, 2.3);
});

test('a command that is called wrongly says how it is called', async () => {
  const calls = [
    await run('import', 'unused'),
    await run('import', 'unused', 'missing.csv'),
    await run('export', 'unused', 'chairs'),
  ];
  const reasons = [/^Name a file/, /^missing\.csv is not a file/, /^There is no kind chairs/];
  for (const [index, { code, stderr }] of calls.entries()) {
    assert.equal(code, 2);
    assert.match(stderr, reasons[index] ?? /never/);
    assert.match(stderr, /npm run content:/);
  }
});
