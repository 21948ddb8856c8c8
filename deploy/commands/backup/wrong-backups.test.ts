import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { commandsIn } from '../testing.ts';
import { giveTo, outputOf } from './run-program.ts';

const run = commandsIn(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'wrong-backups-'));
const gone = join(folder, 'gone.jsonl');
writeFileSync(gone, '');
after(() => rmSync(folder, { recursive: true }));

test('what cannot be backed up or restored is said before anything is touched', async () => {
  const moment = '2026-11-23T04:00:00Z';
  for (const [command, words, sentence] of [
    ['backup', '', 'Name the folder for the backup: --to FOLDER.'],
    ['backup', `--to ${folder} --verify --key age1x`, /^To verify an encrypted backup, name the file of its key: /],
    ['restore', '', 'Name the backup: --from FILE (or --since with --gone).'],
    ['restore', `--since ${moment}`, 'To take out what has gone since, name its file: --gone FILE.'],
    ['restore', `--since ${moment} --gone ${folder}/none`, `${folder}/none is not there.`],
    ['restore', `--since yesterday --gone ${gone}`, `--since is a moment as ${moment}, not yesterday.`],
    ['restore', `--from ${folder}/none`, /none\.json is not there: it tells what is in the backup/],
  ] as const) {
    const { status, errors } = await run(command, words);
    const said = errors.replace(` See npm run ${command} -- --help\n`, '');
    assert.equal(status, 2, errors);
    if (typeof sentence === 'string') assert.equal(said, sentence);
    else assert.match(said, sentence);
  }
});

test('a key is made once, and its public part is what a backup is given', async () => {
  const file = join(folder, 'key');
  const { output } = await run('backup', `--new-key ${file}`);
  assert.match(output, /^\/.*key opens backups: keep it away from the site\.\n--key age1\w+\n$/);
  await assert.rejects(run('backup', `--new-key ${file}`), { code: 'EEXIST' });
});

test('a program that fails, or is not there, says so in its own words', async () => {
  const failing = ['-c', 'cat; echo no space >&2; exit 3'];
  const failed = { code: 'backup-failed', message: 'sh failed: no space' };
  await assert.rejects(text(outputOf('sh', ['-c', 'echo no space >&2; exit 3'])), failed);
  await assert.rejects(giveTo('sh', failing, Readable.from(['all rows'])), failed);
  const absent = { code: 'backup-failed', message: 'no-such-program could not be started: is it installed?' };
  await assert.rejects(text(outputOf('no-such-program', [])), absent);
  assert.equal(await text(outputOf('sh', ['-c', 'echo $WHERE'], { WHERE: 'there' })), 'there\n');
  await giveTo('sh', ['-c', 'test "$(cat)" = "all rows"'], Readable.from(['all rows']));
  const broken = new Readable({ read: () => broken.destroy(new Error('the disk is gone')) });
  await assert.rejects(giveTo('cat', [], broken), /the disk is gone/);
});
