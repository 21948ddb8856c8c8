import { createCallAnswers } from './answer-calls.ts';
import { type Boxed, host, startBoxed } from './box.ts';
import type { ContentCalls } from './content-calls.ts';
import { createFloodControl } from './flood-control.ts';
import { type Frame, frameOf, longestPart, readFrames } from './frames.ts';
import { createHealthWatch, type Fault, lookMs, type Phase } from './health-watch.ts';
import { processMessageSchema, type SupervisorMessage } from './messages.ts';
import { refusalOf } from './read-part.ts';
import { createRenderQueue, type RenderOrder } from './render-queue.ts';

/** One release in a process of its own. */
export interface RenderProcess {
  /** The part as JSON. Throws SiteError render-failed, render-refused (its HTML), or render-late after `limitMs`, or once `gone` is aborted. */
  render(order: RenderOrder, limitMs: number, gone?: AbortSignal): Promise<Uint8Array>;
  /** Fulfilled once its code is loaded, or has turned out not to be loadable. */
  settled: Promise<void>;
  /** Fulfilled once it has ended, for whatever reason, and takes no more memory. */
  ended: Promise<void>;
  /** Renders that are under way or wait. */
  readonly busy: number;
  readonly memoryBytes: number;
  end(): void;
  /** Ends it once it is loaded and has done what it was asked for until then. */
  endWhenDone(): void;
}

export interface RenderedCode {
  /** `mf-search@1.0.0`. */
  key: string;
  serverPart: Uint8Array;
  /** The server parts of its libraries, by `name@version`. */
  libraries?: ReadonlyMap<string, Uint8Array>;
}

interface Release extends RenderedCode {
  calls: ContentCalls;
  /** Where it runs: a box that no release has run in. */
  boxed?: Boxed;
  /** Called once, where the process ended without having been asked to. */
  onFault(fault: Fault, why: string): void;
  /** What the release printed. */
  onOutput(text: string): void;
}

/** How much may wait until the process reads it. */
const unreadLimitBytes = 64 * 1024 * 1024;

/** Why something failed, as far as a log can have it. */
const reasonIn = (body: Buffer): string => body.toString('utf8', 0, 2_000);

/** Loads the server part of a release in a boxed process, which is started unless it is given. */
export function startRenderProcess({
  key,
  serverPart,
  libraries,
  calls,
  boxed = startBoxed(host, key),
  onFault,
  onOutput,
}: Release): RenderProcess {
  const { child, channel, output } = boxed;
  const settled = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let state: Phase | 'ended' = 'loading';
  let isLeaving = false;
  const queue = createRenderQueue(key, (id, task) => send({ kind: 'render', id }, JSON.stringify(task)));
  const answerCall = createCallAnswers(calls, queue.running, send);
  const flood = createFloodControl(lookMs);
  const health = createHealthWatch({ pid: child.pid, renders: queue, ping: (nonce) => send({ kind: 'ping', nonce }) });

  function send(message: SupervisorMessage, body: Uint8Array | string = ''): void {
    if (state === 'ended') return;
    channel.write(frameOf(message, body));
    if (channel.writableLength > unreadLimitBytes) fail('memory', 'it does not read what it asks for');
  }

  function stop(why: string): void {
    state = 'ended';
    clearInterval(watching);
    child.kill('SIGKILL');
    channel.destroy();
    settled.resolve();
    queue.close(why);
  }
  function leaveIfDone(): void {
    if (isLeaving && state === 'running' && queue.length === 0) stop('it was ended');
  }
  function fail(fault: Fault, why: string): void {
    if (state === 'ended') return;
    stop(why);
    onFault(fault, why);
  }

  function receive({ head, body }: Frame): void {
    const message = processMessageSchema.parse(head);
    flood.message(message.kind === 'rendered' ? 0 : body.length);
    if (message.kind === 'pong') health.answered(message.nonce);
    if (message.kind === 'ready') {
      for (const [library, part] of libraries ?? []) send({ kind: 'library', file: `${library}/server.cjs` }, part);
      send({ kind: 'load', file: `${key}/server.cjs` }, serverPart);
    }
    if (message.kind === 'loaded' && state === 'loading') {
      state = 'running';
      settled.resolve();
      queue.open();
    }
    if (message.kind === 'not-loaded') fail('load', reasonIn(body));
    if (message.kind === 'rendered') takePart(message.id, body);
    if (message.kind === 'failed') queue.failed(message.id, reasonIn(body), message.stack);
    if (message.kind === 'call')
      answerCall(message, body.toString()).catch((error: Error) => fail('protocol', error.message));
    leaveIfDone();
  }

  function takePart(id: number, body: Buffer): void {
    const refusal = refusalOf(body);
    if (refusal === undefined) queue.rendered(id, body);
    else queue.failed(id, refusal, undefined, 'render-refused');
  }

  const watching = setInterval(() => {
    flood.nextWindow();
    const found = state === 'ended' ? undefined : health.look(state);
    if (found) fail(...found);
    // Who asked may have given up meanwhile.
    leaveIfDone();
  }, lookMs).unref();
  readFrames(
    channel,
    (frame) => state !== 'ended' && receive(frame),
    (why) => fail('protocol', why),
    longestPart,
  );
  channel.on('error', () => {});
  child.on('error', (error) => {
    fail('exit', error.message);
    if (child.pid === undefined) ended.resolve();
  });
  child.on('exit', (code, signal) => {
    fail(signal === 'SIGABRT' ? 'memory' : 'exit', `it ended (${signal ?? `code ${code}`})`);
    ended.resolve();
  });
  output.on('data', (chunk: Buffer) => {
    if (state === 'ended') return;
    try {
      const text = flood.print(chunk);
      if (text !== undefined) onOutput(text);
    } catch (error) {
      fail('protocol', error instanceof Error ? error.message : String(error));
    }
  });

  return {
    settled: settled.promise,
    ended: ended.promise,
    get busy() {
      return queue.length;
    },
    get memoryBytes() {
      return health.memoryBytes;
    },
    render: (order, ...rest) => (state === 'ended' ? Promise.reject(queue.refusal(order)) : queue.add(order, ...rest)),
    end() {
      if (state !== 'ended') stop('it was ended');
    },
    endWhenDone() {
      isLeaving = true;
      leaveIfDone();
    },
  };
}
