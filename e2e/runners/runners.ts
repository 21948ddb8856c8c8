import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Report } from './reports.ts';
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
export const mostTries = process.env.CI ? 2 : 1;

interface SuiteOptions {
  environment?: Record<string, string>;
  /** How often the command may run; it tries again what failed alone. */
  tries?: number;
}

/** A test runner; `read` gets what it reported. A runner that failed to run is one failure. */
export async function suite(
  title: string,
  command: string[],
  read: () => Report,
  { environment, tries = 1 }: SuiteOptions = {},
): Promise<void> {
  let succeeded = false;
  for (let left = tries; left > 0 && !succeeded; left--) succeeded = await run(title, command, environment);
  try {
    const report = read();
    total.add(succeeded || report.counts.failed ? report.counts : { ...report.counts, failed: 1 });
    timed.push(...report.timed);
    atSecondTry.push(...(report.atSecondTry ?? []));
  } catch {
    total.add({ passed: 0, failed: 1, skipped: 0 });
  }
}
