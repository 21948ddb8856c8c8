import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, type TestContext, test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import type { Capacity } from './capacity.ts';
import { createSupervisor } from './supervisor.ts';
import { serverPartOf, testOrder, testReleases } from './testing.ts';

const releases = testReleases();
after(() => releases.remove());

const hour = 60 * 60_000;
const add = (name: string, code = serverPartOf('return part(task.name)')) => releases.add(name, code);
type Release = ReturnType<typeof add>;

/** A supervisor for whom all of these are live. */
function start(context: TestContext, live: Release[], capacity: Partial<Capacity> = {}) {
  const faults: string[] = [];
  const log = { fault: ({ name }: Release, fault: string) => faults.push(`${name} ${fault}`), output: () => {} };
  const supervisor = createSupervisor(releases.folder, log, {
    processes: 8,
    idleMs: hour,
    stay: 0,
    spare: false,
    ...capacity,
  });
  context.after(async () => {
    supervisor.close();
    await eventually(() => children().length === 0);
  });
  void supervisor.live(live);
  const render = async (release: Release, limitMs = 60_000): Promise<string> =>
    JSON.parse(Buffer.from(await supervisor.render(release, testOrder(), limitMs)).toString()).html;
  const running = () => supervisor.state().map(({ release }) => release.replace(/@.*/, ''));
  return { supervisor, faults, render, running };
}

/** The processes that this one has started. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
/** As processes are listed; nothing of one that has ended. */
const nameOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();

test('a live release has no process until somebody asks for a part of it', async (context) => {
  const release = add('mf-first');
  const { render, running } = start(context, [release, add('mf-never')]);
  assert.deepEqual([running(), children()], [[], []]);
  assert.equal(await render(release), 'home');
  assert.deepEqual(running(), ['mf-first']);
  assert.equal(children().length, 1);
});

test('a new release of a remote in use has a process before it is live, one of a remote that nobody asks for has none', async (context) => {
  const [before, after] = ['1.0.0', '1.1.0'].map((version) =>
    releases.add('mf-used', serverPartOf("return part('')"), version),
  );
  const [idleBefore, idleAfter] = ['1.0.0', '1.1.0'].map((version) =>
    releases.add('mf-unused', serverPartOf("return part('')"), version),
  );
  assert.ok(before && after && idleBefore && idleAfter);
  const { supervisor, render } = start(context, [before, idleBefore]);
  await render(before);
  await supervisor.live([before, idleBefore, after, idleAfter]);
  const running = supervisor.state().map(({ release }) => release);
  assert.deepEqual(running.sort(), ['mf-used@1.0.0', 'mf-used@1.1.0']);
});

test('a spare process takes the next release that is asked for, whose name it has then; a dead one harms nobody', async (context) => {
  const [first, next] = [add('mf-first'), add('mf-next')];
  const { faults, render } = start(context, [first, next], { spare: true });
  // A process has no name in the moments in which the shell becomes nice, and nice becomes Node.
  const spare = () => eventually(() => children().find((pid) => nameOf(pid).endsWith('spare')));
  const taken = await spare();
  assert.equal(await render(first), 'home');
  assert.equal(nameOf(taken), 'mf-first@1.0.0');
  const dead = await spare();
  process.kill(dead, 'SIGKILL');
  await eventually(() => !children().includes(dead));
  assert.equal(await render(next), 'home');
  assert.deepEqual(faults, []);
});

test('a release that nobody asks for any more has no process after the idle time, unless it is among the most asked', async (context) => {
  const [often, once] = [add('mf-often'), add('mf-once')];
  const { render, running } = start(context, [often, once], { idleMs: 400, stay: 1 });
  for (const release of [often, often, often, once]) await render(release);
  await eventually(() => running().join() === 'mf-often');
  await eventually(() => children().length === 1);
  assert.equal(await render(once), 'home');
});

test('where all places are taken the least used release makes room', async (context) => {
  const [often, seldom, next] = [add('mf-often'), add('mf-seldom'), add('mf-next')];
  const { faults, render, running } = start(context, [often, seldom, next], { processes: 2 });
  for (const release of [often, seldom, often, seldom, often, next]) assert.equal(await render(release), 'home');
  assert.deepEqual(running(), ['mf-often', 'mf-next']);
  assert.equal(await render(seldom), 'home');
  assert.deepEqual([running().length, children().length, faults], [2, 2, []]);
});

test('a release that makes room does what it was asked for before', async (context) => {
  const busy = add('mf-busy', serverPartOf("await new Promise((r) => setTimeout(r, 500)); return part('done')"));
  const next = add('mf-next');
  const { render, running } = start(context, [busy, next], { processes: 1 });
  const before = [render(busy), render(busy)];
  await eventually(() => running().length === 1);
  assert.deepEqual(await Promise.all([...before, render(next)]), ['done', 'done', 'home']);
  assert.deepEqual(running(), ['mf-next']);
});

test('fifty releases asked for at once are all rendered, in as many processes as there may be', async (context) => {
  const all = Array.from({ length: 50 }, (_, index) => add(`mf-many-${index}`));
  const { faults, render } = start(context, all, { processes: 5 });
  let most = 0;
  const rendered = all.map(async (release) => {
    const html = await render(release);
    most = Math.max(most, children().length);
    return html;
  });
  assert.deepEqual(await Promise.all(rendered), Array(50).fill('home'));
  assert.ok(most <= 5, `${most} at a time`);
  assert.deepEqual(faults, []);
});

test('a part of a release without a process that is late has its process started for who asks next', async (context) => {
  const release = add('mf-cold');
  const { render, running } = start(context, [release]);
  await assert.rejects(render(release, 1), { code: 'render-late' });
  await eventually(() => running().length === 1);
  assert.equal(await render(release), 'home');
});

test('no process is started for one who has given up by then', async (context) => {
  const slow = add('mf-slow', serverPartOf("await new Promise((r) => setTimeout(r, 1_000)); return part('done')"));
  const gone = add('mf-gone');
  const { render, running } = start(context, [slow, gone], { processes: 1 });
  const rendering = render(slow);
  await eventually(() => running().length === 1);
  await assert.rejects(render(gone, 100), { code: 'render-late' });
  assert.equal(await rendering, 'done');
  await eventually(() => children().length === 0);
  assert.deepEqual(running(), []);
});

test('a release whose process is killed as it starts is at fault, and is there again after its pause', async (context) => {
  const code = `${serverPartOf('return part(task.name)')} exports.warm = () => new Promise((r) => setTimeout(r, 1_000));`;
  const release = add('mf-killed', code);
  const { faults, render } = start(context, [release]);
  const rendering = assert.rejects(render(release), { code: 'render-failed' });
  await eventually(() => children().length === 1);
  for (const child of children()) process.kill(child, 'SIGKILL');
  await rendering;
  assert.deepEqual(faults, ['mf-killed exit']);
  await assert.rejects(render(release), { code: 'render-paused' });
  await eventually(() => children().length === 1);
  assert.equal(await render(release), 'home');
});
