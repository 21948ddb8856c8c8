import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Counts, total } from './total.ts';

const repository = join(import.meta.dirname, '../..');

/** Who is printing: of runners that work side by side, the others keep what they say until it is their turn. */
let turn: Promise<void> = Promise.resolve();

async function run(title: string, command: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...environment };
  const child = spawn(program, rest, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  let say = (chunk: Buffer) => void said.push(chunk);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => say(chunk));
  const ended = once(child, 'close');
  const mine = turn.then(async () => {
    console.log(`\n— ${title}`);
    for (const chunk of said.splice(0)) process.stdout.write(chunk);
    say = (chunk) => void process.stdout.write(chunk);
    await ended;
  });
  turn = mine.catch(() => undefined);
  const [code] = await ended;
  await mine;
  return code === 0;
}

/** A step that is one test: it passes or it fails. */
export async function check(title: string, command: string[]): Promise<boolean> {
  const passed = await run(title, command);
  total.add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
}

/** A test runner; `read` gets its counts from the report that it wrote. A runner that failed to run is one failure. */
export async function suite(
  title: string,
  command: string[],
  read: () => Counts,
  environment: Record<string, string> = {},
): Promise<void> {
  const succeeded = await run(title, command, environment);
  try {
    const counts = read();
    total.add(succeeded || counts.failed ? counts : { ...counts, failed: 1 });
  } catch {
    total.add({ passed: 0, failed: 1, skipped: 0 });
  }
}
