import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createSupervisor } from '../../deploy/render/supervisor.ts';
import { serverPartOf, testOrder, testReleases } from '../../deploy/render/testing.ts';
import { eventually } from '../../deploy/testing/eventually.ts';
import { timed, untilInTime } from '../../deploy/testing/in-time.ts';

/** The processes that this one has started. */
const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
const bytesOf = (pid: string) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

test('buffers and timers of a release that was rolled back are gone with it within a second', async (context) => {
  const releases = testReleases();
  const supervisor = createSupervisor(releases.folder, { fault: () => {}, output: () => {} });
  context.after(() => {
    supervisor.close();
    releases.remove();
  });
  const hog = serverPartOf(`
    globalThis.kept = Buffer.alloc(200e6, 1);
    setInterval(() => kept.fill(Math.random() * 255), 50);
    return part('')`);
  const [before, after] = [
    releases.add('mf-search', serverPartOf("return part('')"), '1.0.0'),
    releases.add('mf-search', hog, '1.1.0'),
  ];
  await supervisor.live([before]);
  await supervisor.render(before, testOrder(), 10_000);
  const took = await untilInTime(1_000, async () => {
    await supervisor.live([after]);
    await supervisor.render(after, testOrder(), 10_000);
    assert.ok(children().some((pid) => bytesOf(pid) > 200e6));
    return timed(async () => {
      await supervisor.live([before]);
      await eventually(() => children().length === 1 && children().every((pid) => bytesOf(pid) < 200e6));
    });
  });
  context.diagnostic(`gone after ${took.map(Math.round).join(', ')} ms`);
  assert.ok(Math.min(...took) < 1_000, `${took} ms`);
});

test('the memory of all is back to what it was, within a tenth and a minute, after a release that ate it is rolled back', async (context) => {
  const releases = testReleases();
  const supervisor = createSupervisor(releases.folder, { fault: () => {}, output: () => {} });
  context.after(() => {
    supervisor.close();
    releases.remove();
  });
  const all = () => [String(process.pid), ...children()].reduce((sum, pid) => sum + bytesOf(pid), 0);
  const before = releases.add('mf-search', serverPartOf("return part('')"), '1.0.0');
  const eater = releases.add(
    'mf-search',
    serverPartOf("(globalThis.kept ??= []).push(Buffer.alloc(50e6, 1)); return part('')"),
    '1.1.0',
  );
  await supervisor.live([before]);
  for (let times = 0; times < 20; times += 1) await supervisor.render(before, testOrder(), 10_000);
  const usual = all();
  await supervisor.live([eater]);
  for (let times = 0; times < 5; times += 1) await supervisor.render(eater, testOrder(), 10_000);
  assert.ok(all() > usual + 200e6);
  await supervisor.live([before]);
  await eventually(async () => Math.abs(all() - usual) < usual / 10);
});
