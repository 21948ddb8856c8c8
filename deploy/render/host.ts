import { AsyncLocalStorage } from 'node:async_hooks';
import { Buffer } from 'node:buffer';
import { Socket } from 'node:net';
import process from 'node:process';
import { compileFunction } from 'node:vm';
import type { RenderTask, ServerPart } from 'shared/remote';
import { type Frame, frameOf, longestPart, readFrames } from './frames.ts';
import type { ProcessMessage, SupervisorMessage } from './messages.ts';
import { confine, list, requireListed } from './release-globals.ts';

// What runs in a render process, beside one release: it can read no file, so box.ts hands it this text.

const channel = new Socket({ fd: 3, readable: true, writable: true });
const send = (head: ProcessMessage, body: Uint8Array | string = ''): void => void channel.write(frameOf(head, body));
const leave = () => process.exit();
channel.on('end', leave).on('error', leave);

const renders = new AsyncLocalStorage<number>();
const answers = new Map<number, (answer: ContentAnswer) => void>();
let calls = 0;

/** What there is of an answer: the content API's is JSON. */
type ContentAnswer = Pick<Response, 'ok' | 'status' | 'text' | 'json'> & { headers: ReadonlyMap<string, string> };

const answerOf = (status: number, text: string): ContentAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: new Map([['content-type', 'application/json']]),
  text: async () => text,
  json: async () => JSON.parse(text),
});

/** Content calls, the only ones that a release makes, go over the channel: here is no network, and no token. */
const callContent = async (_address: unknown, { body, headers = {} }: RequestInit = {}): Promise<ContentAnswer> => {
  const of = renders.getStore();
  if (of === undefined) throw new TypeError('Only a render may call the content system');
  calls += 1;
  const call = calls;
  const [, language] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept-language') ?? [];
  return new Promise((resolve) => {
    answers.set(call, resolve);
    send({ kind: 'call', call, of, language }, String(body));
  });
};

let part: Pick<ServerPart, 'render' | 'warm'> | undefined;
/** Why a library could not be loaded: then the release cannot. */
let libraryFault: string | undefined;

function evaluate<Exports extends object>(file: string, source: string): Partial<Exports> {
  const holder: { exports: Partial<Exports> } = { exports: {} };
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(source, parameters, { filename: file });
  run.call(holder.exports, holder.exports, requireListed, holder, file, '/');
  return holder.exports;
}

async function load(file: string, source: string): Promise<void> {
  if (libraryFault !== undefined) throw new Error(libraryFault);
  const { render, warm } = evaluate<ServerPart>(file, source);
  if (!render || !warm) throw new Error('It does not export render and warm');
  await warm();
  part = { render, warm };
}

function takeLibrary(file: string, source: string): void {
  try {
    list(evaluate<Record<string, () => object>>(file, source));
  } catch (cause) {
    libraryFault = stackOf(cause) ?? messageOf(cause);
  }
}

async function render(id: number, task: RenderTask): Promise<void> {
  const rendered = await renders.run(id, async () => part?.render(task));
  const text = Buffer.from(JSON.stringify(rendered));
  if (text.length > longestPart) throw new Error(`It is ${text.length} bytes long; at most ${longestPart} are taken`);
  send({ kind: 'rendered', id }, text);
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).slice(0, 2_000);

/** Where in the release an error comes from. */
const stackOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? String(cause.stack).slice(0, 5_000) : undefined;

/** Only the supervisor sends here, so its messages need no check. */
function receive({ head, body }: Frame): void {
  const message = head as SupervisorMessage;
  const text = () => body.toString('utf8');
  if (message.kind === 'ping') send({ kind: 'pong', nonce: message.nonce });
  if (message.kind === 'library') takeLibrary(message.file, text());
  if (message.kind === 'load') {
    // Where processes are listed one reads which release it is.
    process.title = message.file.replace('/server.cjs', '');
    load(message.file, text()).then(
      () => send({ kind: 'loaded' }),
      (cause: unknown) => send({ kind: 'not-loaded' }, stackOf(cause) ?? messageOf(cause)),
    );
  }
  if (message.kind === 'render')
    render(message.id, JSON.parse(text())).catch((cause: unknown) =>
      send({ kind: 'failed', id: message.id, stack: stackOf(cause) }, messageOf(cause)),
    );
  if (message.kind === 'content') {
    const { call, status } = message;
    answers.get(call)?.(answerOf(status, text()));
    answers.delete(call);
  }
}

// Between the messages there is nothing that a release prints.
const { stderr } = process;
confine(callContent, (text) => void stderr.write(text));
readFrames(channel, receive, leave);
send({ kind: 'ready' });
