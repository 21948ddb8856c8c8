import { type ErrorCode, SiteError } from 'shared/errors';
import type { RenderTask } from 'shared/remote';
import { startBoxed } from './box.ts';
import type { ContentAccess, ContentCalls } from './content-calls.ts';
import { type Frame, frameOf, longestPart, readFrames } from './frames.ts';
import { type ProcessMessage, processMessageSchema, type SupervisorMessage } from './messages.ts';
import { type VitalSigns, vitalSigns } from './vital-signs.ts';

/** What ended a render process that nobody had asked to end. */
export type Fault = 'loop' | 'memory' | 'exit' | 'load' | 'protocol';

/** A render, as the gateway asks for it. */
export interface RenderOrder extends Omit<RenderTask, 'visit'> {
  visit: Omit<RenderTask['visit'], 'content'>;
  content: ContentAccess;
}

/** One release in a process of its own. */
export interface RenderProcess {
  /** The part as JSON. Throws SiteError render-failed, or render-late after `limitMs`. */
  render(order: RenderOrder, limitMs: number): Promise<Uint8Array>;
  /** Fulfilled once its code is loaded, or has turned out not to be loadable. */
  settled: Promise<void>;
  /** Renders that are under way or wait. */
  readonly busy: number;
  readonly memoryBytes: number;
  end(): void;
}

interface Release {
  /** `mf-search@1.0.0`. */
  key: string;
  serverPart: Uint8Array;
  calls: ContentCalls;
  /** Called once, where the process ended without having been asked to. */
  onFault(fault: Fault, why: string): void;
  /** What the release printed. */
  onOutput(text: string): void;
}

/** How many renders of a process are under way at once: while one waits for content, another one works. */
const atOnce = 8;
const callsAtOnce = 64;
const watchMs = 250;
/** A process that takes a processor for so long without a word is in a loop; one that waits for a processor is not. */
const loopCpuMs = { loading: 3_000, running: 1_000 };
/** A render whose process sleeps for so long, though no content call is under way, will never end. */
const silenceMs = { loading: 30_000, running: 5_000 };
const memoryLimitBytes = 512 * 1024 * 1024;
const unreadLimitBytes = 64 * 1024 * 1024;
const outputLimit = 2_000;
/** What a process may say between two looks at it, its parts aside: all others wait while it is read. */
const mostSaid = { messages: 2_000, bytes: 4 * 1024 * 1024 };
/** What renders send content calls to: the supervisor, whatever it is called. */
const contentUrl = 'http://content/graphql';

/** What a release threw, with its own stack. */
const causeWith = (why: string, stack: string): Error => Object.assign(new Error(why), { stack });

/** Why something failed, as far as a log can have it. */
const reasonIn = (body: Buffer): string => body.toString('utf8', 0, 2_000);

const inMb = (bytes: number): number => Math.round(bytes / 1024 / 1024);

interface Render {
  order: RenderOrder;
  calls: number;
  /** Whether who asked has given it up. */
  isLate: boolean;
  /** For how long its process has slept since it was begun or last got content, in ms. */
  asleepMs: number;
  resolve(part: Uint8Array): void;
  reject(error: Error): void;
}

/** Starts the boxed process of a release and loads its server part. */
export function startRenderProcess({ key, serverPart, calls, onFault, onOutput }: Release): RenderProcess {
  const { child, channel } = startBoxed();
  const waiting: Render[] = [];
  const running = new Map<number, Render>();
  const settled = Promise.withResolvers<void>();
  const startedAt = performance.now();
  let state: 'loading' | 'running' | 'ended' = 'loading';
  let renders = 0;
  let callsUnderWay = 0;
  let cpuAtWordMs = 0;
  let hasSpoken = false;
  let cpuAtPingMs = 0;
  let memoryBytes = 0;
  let printed = 0;
  let said = { messages: 0, bytes: 0, since: startedAt };

  const send = (message: SupervisorMessage, body: Uint8Array | string = ''): void => {
    if (state === 'ended') return;
    channel.write(frameOf(message, body));
    if (channel.writableLength > unreadLimitBytes) fail('memory', 'it does not read what it asks for');
  };
  const failure = (code: ErrorCode, { name }: RenderOrder, why: string, stack?: string) =>
    new SiteError(code, `${key} ${name}: ${why}`, stack === undefined ? undefined : { cause: causeWith(why, stack) });

  function stop(why: string): void {
    state = 'ended';
    clearInterval(watching);
    child.kill('SIGKILL');
    channel.destroy();
    settled.resolve();
    for (const { order, reject } of [...running.values(), ...waiting]) reject(failure('render-failed', order, why));
    running.clear();
    waiting.length = 0;
  }
  function fail(fault: Fault, why: string): void {
    if (state === 'ended') return;
    stop(why);
    onFault(fault, why);
  }

  function begin(): void {
    while (state === 'running' && running.size < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      renders += 1;
      running.set(renders, next);
      const { content: _, visit, ...task } = next.order;
      const whole: RenderTask = { ...task, visit: { ...visit, content: { url: contentUrl } } };
      send({ kind: 'render', id: renders }, JSON.stringify(whole));
    }
  }

  function finished(id: number): Render {
    const render = running.get(id);
    if (!render) throw new Error('it answers what it was not asked');
    running.delete(id);
    begin();
    return render;
  }

  async function call(
    { call, of, language }: Extract<ProcessMessage, { kind: 'call' }>,
    request: string,
  ): Promise<void> {
    const render = running.get(of);
    if (!render || render.isLate) return send({ kind: 'content', call, status: 499 }, 'The render has ended');
    if (callsUnderWay >= callsAtOnce) throw new Error('it makes too many content calls');
    callsUnderWay += 1;
    render.calls += 1;
    const { content, visit } = render.order;
    const { country, brand } = visit;
    const { status, body } = await calls(content, request, { country, host: brand?.hosts[country], language }).catch(
      (error: Error) => ({
        // As GraphQL servers say it, so that the error of the render holds the reason.
        status: 200,
        body: JSON.stringify({ errors: [{ message: error.message }] }),
      }),
    );
    callsUnderWay -= 1;
    render.calls -= 1;
    render.asleepMs = 0;
    send({ kind: 'content', call, status }, body);
  }

  function receive({ head, body }: Frame): void {
    const message = processMessageSchema.parse(head);
    hasSpoken = true;
    said.messages += 1;
    if (message.kind !== 'rendered') said.bytes += body.length;
    // A busy machine looks later.
    const looks = Math.max(1, (performance.now() - said.since) / watchMs);
    if (said.messages > looks * mostSaid.messages || said.bytes > looks * mostSaid.bytes)
      throw new Error('it says too much');
    if (message.kind === 'ready') send({ kind: 'load', file: `${key}/server.cjs` }, serverPart);
    if (message.kind === 'loaded' && state === 'loading') {
      state = 'running';
      settled.resolve();
      begin();
    }
    if (message.kind === 'not-loaded') fail('load', reasonIn(body));
    if (message.kind === 'rendered') finished(message.id).resolve(body);
    if (message.kind === 'failed') {
      const { order, reject } = finished(message.id);
      reject(failure('render-failed', order, reasonIn(body), message.stack));
    }
    if (message.kind === 'call')
      call(message, body.toString()).catch((error: Error) => fail('protocol', error.message));
  }

  /** What is wrong with the process now. */
  function ailment(phase: 'loading' | 'running', signs: VitalSigns | undefined): [Fault, string] | undefined {
    const now = performance.now();
    if (signs && signs.memoryBytes > memoryLimitBytes) return ['memory', `it took ${inMb(signs.memoryBytes)} MB`];
    if (signs && signs.cpuMs - cpuAtWordMs > loopCpuMs[phase])
      return ['loop', `it is in a loop, at ${inMb(signs.memoryBytes)} MB`];
    if ([...running.values()].some(({ asleepMs }) => asleepMs > silenceMs.running))
      return ['loop', 'a render does not end'];
    if (phase === 'loading' && now - startedAt > silenceMs.loading) return ['loop', 'it does not load'];
    return undefined;
  }

  function watch(): void {
    printed = 0;
    said = { messages: 0, bytes: 0, since: performance.now() };
    if (state === 'ended') return;
    const signs = vitalSigns(child.pid);
    if (signs && hasSpoken) cpuAtWordMs = signs.cpuMs;
    hasSpoken = false;
    memoryBytes = signs?.memoryBytes ?? 0;
    // On a busy machine a process that waits for a processor is not silent.
    if (signs?.isAsleep ?? true)
      for (const render of running.values()) if (render.calls === 0) render.asleepMs += watchMs;
    const found = ailment(state, signs);
    if (found) fail(...found);
    else if (signs && signs.cpuMs > cpuAtPingMs) send({ kind: 'ping' });
    cpuAtPingMs = signs?.cpuMs ?? 0;
  }

  const watching = setInterval(watch, watchMs).unref();
  readFrames(
    channel,
    (frame) => state !== 'ended' && receive(frame),
    (why) => fail('protocol', why),
    longestPart,
  );
  channel.on('error', () => {});
  child.on('error', (error) => fail('exit', error.message));
  child.on('exit', (code, signal) =>
    fail(signal === 'SIGABRT' ? 'memory' : 'exit', `it ended (${signal ?? `code ${code}`})`),
  );
  child.stderr?.on('data', (chunk: Buffer) => {
    const rest = outputLimit - printed;
    printed += chunk.length;
    if (rest > 0) onOutput(chunk.toString('utf8').slice(0, rest).trimEnd());
  });

  return {
    settled: settled.promise,
    get busy() {
      return running.size + waiting.length;
    },
    get memoryBytes() {
      return memoryBytes;
    },
    render(order, limitMs) {
      if (state === 'ended') return Promise.reject(failure('render-failed', order, 'its process has ended'));
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const render: Render = { order, calls: 0, isLate: false, asleepMs: 0, resolve, reject };
      const late = setTimeout(() => {
        render.isLate = true;
        const place = waiting.indexOf(render);
        // Nobody waits for it any more: what has not begun never does.
        if (place >= 0) waiting.splice(place, 1);
        const what = place >= 0 ? 'still waited for its turn' : 'was being rendered';
        reject(failure('render-late', order, `${what} after ${Math.round(limitMs)} ms`));
      }, limitMs);
      waiting.push(render);
      begin();
      return promise.finally(() => clearTimeout(late));
    },
    end() {
      if (state !== 'ended') stop('it was ended');
    },
  };
}
