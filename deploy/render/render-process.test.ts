import assert from 'node:assert/strict';
import { ChildProcess } from 'node:child_process';
import { duplexPair, PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { eventually } from '../testing/eventually.ts';
import { frameOf, readFrames } from './frames.ts';
import { lookMs } from './health-watch.ts';
import { startRenderProcess } from './render-process.ts';
import { testOrder } from './testing.ts';

type Options = Parameters<typeof startRenderProcess>[0];
interface Box {
  /** Whether it reads what it is sent. */
  reads?: boolean;
  pid?: number;
}

/** The release in a box that this test speaks for: `say` is what it sends, `heard` what it was sent. */
function start(context: TestContext, { reads = true, pid, ...options }: Partial<Options> & Box = {}) {
  const child = Object.assign(new ChildProcess(), { pid });
  const { mock: killed } = context.mock.method(child, 'kill', () => true);
  const [channel, far] = duplexPair();
  const output = new PassThrough();
  const heard: { head: { kind?: string; nonce?: string }; body: string }[] = [];
  if (reads)
    readFrames(
      far,
      ({ head, body }) => heard.push({ head: Object(head), body: body.toString() }),
      (why) => assert.fail(why),
    );
  const faults: [string, string][] = [];
  const printed: string[] = [];
  const process = startRenderProcess({
    key: 'mf-search@1.0.0',
    serverPart: Buffer.from('its code'),
    calls: async (_, request) => ({ status: 200, body: Buffer.from(`answer to ${request}`) }),
    boxed: { child, channel, output },
    onFault: (...fault) => faults.push(fault),
    onOutput: (text) => printed.push(text),
    ...options,
  });
  context.after(() => process.end());
  const say = (head: object, body: Uint8Array | string = '') => far.write(frameOf(head, body));
  const heardOf = (kind: string) => heard.filter(({ head }) => head.kind === kind);
  const isEnded = () => killed.calls.some(({ arguments: [signal] }) => signal === 'SIGKILL') && channel.destroyed;
  return { process, child, output, heard, heardOf, faults, printed, say, isEnded };
}
const part = (html: string) => JSON.stringify({ missing: false, html, data: {} });
const render = ({ process }: ReturnType<typeof start>, limitMs = 20_000) =>
  process.render(testOrder(), limitMs).then((bytes) => Buffer.from(bytes).toString());

test('a release is handed over after its libraries, and what was asked for meanwhile begins when it is loaded', async (context) => {
  const libraries = new Map([['react-19.3@19.3.1', Buffer.from('a library')]]);
  const started = start(context, { libraries });
  const { process, heard, say, faults, isEnded } = started;
  const rendering = render(started);
  say({ kind: 'ready' });
  await eventually(() => heard.length === 2);
  assert.deepEqual(heard, [
    { head: { kind: 'library', file: 'react-19.3@19.3.1/server.cjs' }, body: 'a library' },
    { head: { kind: 'load', file: 'mf-search@1.0.0/server.cjs' }, body: 'its code' },
  ]);
  assert.equal(process.busy, 1);
  say({ kind: 'loaded' });
  await process.settled;
  await eventually(() => heard.length === 3);
  assert.deepEqual(heard[2]?.head, { kind: 'render', id: 1 });
  say({ kind: 'rendered', id: 1 }, part('<p>found</p>'));
  assert.equal(await rendering, part('<p>found</p>'));
  assert.deepEqual([process.busy, faults, isEnded()], [0, [], false]);
});

test('a part that may not be shown, and a render that throws, fail alone', async (context) => {
  const started = start(context);
  const { say, faults } = started;
  say({ kind: 'loaded' });
  const [refused, thrown, found] = [render(started), render(started), render(started)];
  say({ kind: 'rendered', id: 1 }, part('<base>'));
  say({ kind: 'failed', id: 2, stack: 'at its line' }, 'no products');
  say({ kind: 'rendered', id: 3 }, part('found'));
  await assert.rejects(refused, { code: 'render-refused', message: /home: a part may not have the element <base>/ });
  await assert.rejects(thrown, {
    code: 'render-failed',
    message: 'mf-search@1.0.0 home: no products',
    cause: Object.assign(new Error('no products'), { stack: 'at its line' }),
  });
  assert.equal(await found, part('found'));
  assert.deepEqual(faults, []);
});

test('a content call of a render is answered; one of a render that has ended asks nobody', async (context) => {
  const { process, say, heardOf } = start(context);
  void process.render(testOrder(), 20_000).catch(() => {});
  say({ kind: 'loaded' });
  say({ kind: 'call', call: 7, of: 1 }, 'a query');
  say({ kind: 'call', call: 8, of: 2 }, 'a query');
  const answers = await eventually(() => (heardOf('content').length === 2 ? heardOf('content') : undefined));
  assert.deepEqual(
    answers.sort((one, other) => one.body.localeCompare(other.body)),
    [
      { head: { kind: 'content', call: 7, status: 200 }, body: 'answer to a query' },
      { head: { kind: 'content', call: 8, status: 499 }, body: 'The render has ended' },
    ],
  );
});

test('whatever ends a process is told once, and its renders fail with it', async (context) => {
  const long = 'x'.repeat(1_500_000);
  const ends: [(started: ReturnType<typeof start>) => void, string, RegExp, (Partial<Options> & Box)?][] = [
    [({ say }) => say({ kind: 'not-loaded' }, 'no such module'), 'load', /^no such module$/],
    [({ say }) => say({ kind: 'nonsense' }), 'protocol', /kind/],
    [({ say }) => say({ kind: 'rendered', id: 9 }, part('')), 'protocol', /it answers what it was not asked/],
    [({ say }) => say({ kind: 'rendered', id: 1 }, Buffer.alloc(2 * 1024 * 1024 + 1)), 'protocol', /too large/],
    [
      ({ say }) => {
        for (let call = 0; call < 70; call += 1) say({ kind: 'call', call, of: 1 }, '');
      },
      'protocol',
      /too many content calls/,
      { calls: () => new Promise(() => {}) },
    ],
    [
      ({ say }) => {
        // Many times what a window allows: on a busy machine windows are long.
        for (let call = 0; call < 20; call += 1) say({ kind: 'call', call, of: 1 }, long);
      },
      'protocol',
      /it says too much/,
    ],
    [({ output }) => output.write('x'.repeat(30_000_000)), 'protocol', /it says too much/],
    [({ child }) => child.emit('error', new Error('no such program')), 'exit', /^no such program$/],
    [({ child }) => child.emit('exit', null, 'SIGABRT'), 'memory', /^it ended \(SIGABRT\)$/],
    [({ child }) => child.emit('exit', null, 'SIGKILL'), 'exit', /^it ended \(SIGKILL\)$/],
    [({ child }) => child.emit('exit', 1, null), 'exit', /^it ended \(code 1\)$/],
    [
      ({ say }) => say({ kind: 'ready' }),
      'memory',
      /^it does not read what it asks for$/,
      { reads: false, serverPart: Buffer.alloc(65 * 1024 * 1024) },
    ],
  ];
  for (const [end, fault, why, options] of ends) {
    const started = start(context, options);
    const { process, child, faults, say, isEnded } = started;
    if (fault !== 'load' && !options?.serverPart) say({ kind: 'loaded' });
    const rendering = assert.rejects(render(started), { code: 'render-failed' });
    end(started);
    await rendering;
    await process.settled;
    child.emit('exit', 0, null);
    await process.ended;
    assert.deepEqual([faults.length, faults[0]?.[0], isEnded()], [1, fault, true], String(why));
    assert.match(faults[0]?.[1] ?? '', why);
    await assert.rejects(render(started), { code: 'render-failed', message: /its process has ended$/ });
  }
});

test('parts do not count as what a process says: many long ones are taken', async (context) => {
  const started = start(context);
  const { say, faults } = started;
  say({ kind: 'loaded' });
  const all = Array.from({ length: 3 }, () => render(started));
  for (const id of all.keys()) say({ kind: 'rendered', id: id + 1 }, part('x'.repeat(1_900_000)));
  for (const { status } of await Promise.allSettled(all)) assert.equal(status, 'rejected');
  assert.deepEqual(faults, []);
});

test('one that could not be started has ended; one that could has not before it is gone', async (context) => {
  const unstarted = start(context);
  unstarted.child.emit('error', new Error('no such program'));
  await unstarted.process.ended;
  const { process, child } = start(context, { pid: 1 });
  let isGone = false;
  void process.ended.then(() => {
    isGone = true;
  });
  child.emit('error', new Error('it cannot be killed'));
  await turn();
  assert.equal(isGone, false);
  child.emit('exit', null, 'SIGKILL');
  await turn();
  assert.equal(isGone, true);
});

test('one that is to leave does what it was asked for, is loaded first, and is at no fault', async (context) => {
  const started = start(context);
  const { process, child, say, faults, isEnded } = started;
  const rendering = render(started);
  process.endWhenDone();
  assert.equal(isEnded(), false);
  say({ kind: 'loaded' });
  await process.settled;
  assert.equal(isEnded(), false);
  say({ kind: 'rendered', id: 1 }, part('done'));
  assert.equal(await rendering, part('done'));
  await eventually(isEnded);
  child.emit('exit', null, 'SIGKILL');
  await process.ended;

  const unloaded = start(context);
  unloaded.process.endWhenDone();
  await turn();
  assert.equal(unloaded.isEnded(), false);
  unloaded.say({ kind: 'loaded' });
  await eventually(unloaded.isEnded);

  const late = start(context);
  late.say({ kind: 'loaded' });
  await late.process.settled;
  const lateRender = assert.rejects(render(late, 10), { code: 'render-late' });
  late.say({ kind: 'call', call: 1, of: 1 });
  late.process.endWhenDone();
  await lateRender;
  late.say({ kind: 'rendered', id: 1 }, part('late'));
  await eventually(late.isEnded);
  assert.deepEqual([faults, unloaded.faults, late.faults], [[], [], []]);
});

test('one that was ended ends at once, with its renders', async (context) => {
  const started = start(context);
  const { process, say, faults, isEnded } = started;
  say({ kind: 'loaded' });
  await process.settled;
  const rendering = assert.rejects(render(started), { code: 'render-failed', message: /it was ended/ });
  process.end();
  assert.ok(isEnded());
  await rendering;
  assert.deepEqual(faults, []);
});

test('what it prints is passed on until it ends', async (context) => {
  const { process, output, printed } = start(context);
  output.write('a line\n');
  await eventually(() => printed.length > 0);
  process.end();
  output.write('more');
  await turn();
  assert.deepEqual(printed, ['a line']);
});

test('it is looked at all the time: pinged where it works, and ended where a render does not end', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  // What this process works is taken for the work of the other one.
  const { heardOf, say, faults } = start(context, { pid: process.pid });
  for (const pings of [1, 2]) {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 30_000);
    context.mock.timers.tick(lookMs);
    while (heardOf('ping').length < pings) await turn();
    say({ kind: 'pong', nonce: heardOf('ping')[pings - 1]?.head.nonce });
    await turn();
  }
  const silent = start(context);
  silent.say({ kind: 'loaded' });
  await silent.process.settled;
  const rendering = assert.rejects(render(silent), { message: /a render does not end/ });
  context.mock.timers.tick(lookMs * 30);
  await rendering;
  assert.deepEqual([faults, silent.faults], [[], [['loop', 'a render does not end']]]);
});
