import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

/** One that takes longer hangs, however slow the machine may be. */
const limitMs = 300_000;

/** Which test of a file fails first, or that it does not end; undefined where all pass. */
export async function failureOf(copy: string, test: string): Promise<string | undefined> {
  const isComponent = !/^(?:deploy|e2e)\//.test(relative(copy, test));
  const cache = join(copy, '../jest');
  const jest = ['node_modules/.bin/jest', '--config', 'shared/build/jest.config.js', '--cacheDirectory', cache];
  const runner = isComponent
    ? [...jest, '--verbose', '--runTestsByPath', test]
    : ['--test', '--test-isolation=none', '--test-force-exit', '--test-reporter=tap', test];
  // In a group of its own: what a test has started ends with it.
  const child = spawn(process.execPath, runner, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const end = () => endGroup(child.pid);
  child.once('exit', end);
  // It gets no signal of a terminal.
  process.once('exit', end);
  let failed: string | undefined;
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      failed ??= /^\s*(?:not ok \d+ -|✕|●) (.*)/.exec(line)?.[1];
      if (failed !== undefined && !isComponent) end();
    });
  const late = setTimeout(end, limitMs);
  const [code, signal] = await once(child, 'close');
  clearTimeout(late);
  process.off('exit', end);
  if (code === 0) return undefined;
  return failed ?? (signal ? 'does not end' : 'cannot be run');
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
