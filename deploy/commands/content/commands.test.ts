import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createEmptyDatabase } from '../../database/testing.ts';
import { importFolder } from './testing.ts';

let folder: Awaited<ReturnType<typeof importFolder>>;
before(async () => {
  folder = await importFolder();
});
after(() => folder.remove());

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** Runs a command as npm does, on data of its own, with no site running. */
async function run(command: 'import' | 'export' | 'remove' | 'publish', dataDir: string, ...args: string[]) {
  const program = join(import.meta.dirname, `${command}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, CONTENT_PORT: '1' };
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
  await createEmptyDatabase(dataDir);
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

test('a removal says what it would do, what it stages or has done, and a preview of it is published by its number', async () => {
  const stores = await folder.write(
    'removed.csv',
    `${store}\na,Bains,1 rue Haute,75001,Paris,FR,48.8,2.3\nb,Onde,2 rue Haute,75001,Paris,FR,48.8,2.3\nc,Eau,3 rue Haute,75001,Paris,FR,48.8,2.3\n`,
  );
  const dataDir = join(dirname(stores), 'removals');
  await createEmptyDatabase(dataDir);
  await run('import', dataDir, stores, '--kind', 'stores');
  const gone = await folder.write('gone.txt', ' a \r\n\nb\n');
  const tried = await run('remove', dataDir, 'stores', '--ids', gone, '--dry-run');
  assert.deepEqual(tried, {
    code: 0,
    stdout: '2 rows would be removed, and the pages that are theirs alone. Nothing is changed: --dry-run.\n',
    stderr: '',
  });
  const done = await run('remove', dataDir, 'stores', 'a');
  assert.match(done.stdout, /^Removed\. .*\bThis is change 2, live now \(no site runs now/m, done.stderr);
  const staged = await run('remove', dataDir, 'stores', 'b', '--preview');
  assert.match(staged.stdout, /^Staged: .* Nothing is changed: this is preview 3\.\nhttp:\/\/fr\.localhost:\d+\/_qa\//);
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const dated = await run('remove', dataDir, 'stores', 'c', '--live-at', `${inAYear}T06:00Z`);
  assert.match(dated.stdout, new RegExp(inAYear), dated.stderr);
  const published = await run('publish', dataDir, '3', '--why', 'sold');
  assert.match(published.stdout, /^Published: preview 3\. /m, published.stderr);
  const out = join(dirname(stores), 'left');
  await run('export', dataDir, 'stores', '--format', 'json', '--out', out);
  const left = JSON.parse(await readFile(join(out, 'stores.json'), 'utf8'));
  assert.deepEqual(
    left.map(({ id }: { id: string }) => id),
    ['c'],
  );
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
