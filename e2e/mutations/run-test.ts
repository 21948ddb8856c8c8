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
    : // In one process, so that one that hangs is ended wholly.
      ['--test', '--test-isolation=none', '--test-force-exit', '--test-reporter=tap', test];
  const child = spawn(process.execPath, runner, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  let failed: string | undefined;
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      failed ??= /^\s*(?:not ok \d+ -|✕|●) (.*)/.exec(line)?.[1];
      if (failed !== undefined && !isComponent) child.kill('SIGKILL');
    });
  const [code, signal] = await once(child, 'close');
  if (code === 0) return undefined;
  return failed ?? (signal ? 'does not end' : 'cannot be run');
}
