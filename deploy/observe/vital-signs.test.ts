import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { vitalSigns } from './vital-signs.ts';

test('of a process it is told whether it waits, works or was stopped, and of one that has ended nothing', async (context) => {
  const work = 'process.once("message", () => { for (;;); }); process.send("ready");';
  const child = spawn(process.execPath, ['--eval', work], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  context.after(() => child.kill('SIGKILL'));
  await once(child, 'message');
  await eventually(() => vitalSigns(child.pid)?.isAsleep === true);
  const { cpuMs = 0, memoryBytes = 0 } = vitalSigns(child.pid) ?? {};
  assert.ok(memoryBytes > 10e6, `${memoryBytes} bytes`);
  const { user, system } = process.cpuUsage();
  const ownMs = vitalSigns(process.pid)?.cpuMs ?? 0;
  const usedMs = (user + system) / 1000;
  assert.ok(ownMs > usedMs / 2 - 20 && ownMs < usedMs * 2 + 100, `${ownMs} ms of ${usedMs}`);
  child.send('work');
  await eventually(() => (vitalSigns(child.pid)?.cpuMs ?? 0) >= cpuMs + 100);
  assert.deepEqual([vitalSigns(child.pid)?.isAsleep, vitalSigns(child.pid)?.isStopped], [false, false]);
  child.kill('SIGSTOP');
  await eventually(() => vitalSigns(child.pid)?.isStopped === true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(vitalSigns(child.pid), undefined);
  assert.equal(vitalSigns(undefined), undefined);
});
