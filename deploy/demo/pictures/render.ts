import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Shot } from './scene/scene.ts';
import { contactSheets } from './sheet.ts';
import { shots } from './shots/all.ts';
import { printOf } from './shots/print.ts';

/**
 * Renders the pictures that are missing, or whose scene has changed, one after the other: `npm run pictures`.
 * What is finished stays when it is ended half-way. `--only products/` renders what begins so; `--pause-file` names a
 * file that makes it wait between two pictures; `--list` says what there is to do. `--sheet` renders nothing and writes
 * sheets of all pictures, small and in their order, to `.build/pictures`: no two neighbours are alike.
 */

const folder = import.meta.dirname;
const ledgerFile = join(folder, 'rendered.json');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'pause-file': { type: 'string' },
    list: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});

/** What each finished picture was made from. */
const ledger: Record<string, string> = existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {};

const isDone = (shot: Shot): boolean =>
  ledger[shot.name] === printOf(shot) && shot.outputs.every(({ name }) => existsSync(join(folder, `${name}.jpg`)));

const all = shots();
const missing = all.filter((shot) => shot.name.startsWith(options.only) && !isDone(shot));
console.log(`${missing.length} of ${all.length} scenes to render`);
if (options.sheet) await sheets(join(folder, '../../../.build/pictures'));
else if (options.list) for (const { name } of missing) console.log(name);
else if (missing.length > 0) await render(missing);

async function sheets(into: string): Promise<void> {
  const names = all.flatMap(({ outputs }) => outputs.map(({ name }) => name));
  const count = await contactSheets(
    folder,
    names.filter((name) => name.startsWith(options.only) && existsSync(join(folder, `${name}.jpg`))),
    into,
  );
  console.log(`${count} sheets in ${into}`);
}

/** Has Blender work through the shots, and notes each that is finished. */
async function render(jobs: Shot[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
  const list = join(scratch, 'list.json');
  writeFileSync(list, JSON.stringify({ folder, jobs, pauseFile: options['pause-file'] }));
  const blender = spawn(
    'nice',
    [
      '-n',
      '19',
      'blender',
      '--background',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '--python',
      join(folder, 'blender/render.py'),
      '--',
      list,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<number | null>((done) => blender.on('close', done));
  for await (const line of createInterface({ input: blender.stdout })) {
    const [, name, seconds] = /^rendered (\S+) (\S+)$/.exec(line) ?? [];
    const shot = jobs.find((job) => job.name === name);
    // Blender writes a line for each sample; the other lines help when it fails.
    if (!shot && !line.startsWith('Fra:')) console.error(line);
    if (!shot) continue;
    note(shot);
    console.log(`${shot.name} ${seconds} s`);
  }
  rmSync(scratch, { recursive: true });
  process.exitCode = (await ended) ?? 1;
}

function note(shot: Shot): void {
  ledger[shot.name] = printOf(shot);
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
