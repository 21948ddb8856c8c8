import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Report, together } from './reports.ts';
import { atSecondTry, timed, total } from './total.ts';

const repository = join(import.meta.dirname, '../..');

async function run(title: string, command: string[], environment: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n— ${title}`);
  const [program = '', ...rest] = command;
  const env = { ...process.env, ...environment };
  const start = performance.now();
  const child = spawn(program, rest, { cwd: repository, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  console.log(`— ${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return code === 0;
}

/** A step that is one test: it passes or it fails. */
export async function check(title: string, command: string[]): Promise<boolean> {
  const passed = await run(title, command);
  total.add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
}

/** In CI, what failed gets a second try: one test in thousands that loses a race would refuse the work of a day. */
export const isTriedAgain = Boolean(process.env.CI);

interface SuiteOptions {
  environment?: Record<string, string>;
  /** The command for the files with failures alone, where the runner itself tries nothing again. */
  again?(files: string[]): string[];
}

/** A test runner; `read` gets what it reported. A runner that failed to run is one failure. */
export async function suite(
  title: string,
  command: string[],
  read: () => Report,
  { environment, again }: SuiteOptions = {},
): Promise<void> {
  let succeeded = await run(title, command, environment);
  try {
    let report = read();
    const files = [...new Set(report.failed?.map(({ file }) => file))];
    if (again && isTriedAgain && files.length > 0) {
      succeeded = await run(`${title}: once more what failed`, again(files), environment);
      report = together(report, read());
    }
    total.add(succeeded || report.counts.failed ? report.counts : { ...report.counts, failed: 1 });
    timed.push(...report.timed);
    atSecondTry.push(...(report.atSecondTry ?? []));
  } catch {
    total.add({ passed: 0, failed: 1, skipped: 0 });
  }
}
