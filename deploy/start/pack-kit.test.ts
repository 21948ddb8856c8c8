import assert from 'node:assert/strict';
import childProcess from 'node:child_process';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { test } from 'node:test';
import { packKit } from './pack-kit.ts';

test('the kit is packed where it has changed, after everything else, and a machine that cannot do it starts all the same', (context) => {
  const started: string[][] = [];
  let pid: number | undefined = 7;
  context.mock.method(childProcess, 'spawn', (_: string, given: string[]) => {
    started.push(given);
    return { pid };
  });
  const setPriority = context.mock.method(os, 'setPriority', () => {});
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
  packKit();
  const [[file = '', ...options] = []] = started;
  assert.deepEqual([existsSync(file), options], [true, ['--changed']]);
  pid = undefined;
  packKit();
  assert.deepEqual(
    setPriority.mock.calls.map(({ arguments: given }) => given),
    [[7, os.constants.priority.PRIORITY_LOW]],
  );
});
