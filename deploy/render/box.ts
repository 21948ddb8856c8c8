import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';

/** What a render process is started with: no file to read or write, no network, no child, no thread, no addon. */
const box = [
  '--permission',
  // A database would be a file that --permission knows nothing of; the other two are ways out that nobody needs.
  '--no-experimental-sqlite',
  '--no-experimental-ffi',
  '--no-experimental-webstorage',
  // V8 would write files where its flags say so. Whoever sets one later ends the process.
  '--freeze-flags-after-init',
  '--max-old-space-size=256',
  // A promise that nobody awaits is no reason to end; what is thrown outside of a render is.
  '--unhandled-rejections=warn',
  '--input-type=module',
  '-',
];
/**
 * The system lets it write no byte into a file either, whatever it finds open, and keeps no image of its memory. Gateways go
 * first: what is in their memory waits for no render, whatever a release does.
 */
const launcher = 'ulimit -f 0; ulimit -c 0; exec nice -n 5 "$@"';

/** As JavaScript: a process that strips the types itself takes half as long again to start, and 13 MB more. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  // Node strips the types of every file that it runs here; only where it is asked to does it call that an experiment.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Handed over as text: then the process needs leave to read no file at all. */
function textOf(files: string[]): string {
  const lines = files.flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'));
  const imports = new Set(lines.filter((line) => /^import .* from 'node:/.test(line)));
  const rest = lines.filter((line) => !line.startsWith('import '));
  return withoutTypes([...imports, ...rest].join('\n'));
}
/** What every script that runs in a box begins with. */
export const disarm = textOf(['disarm.ts']);
/** The script that runs a release. */
export const host = textOf(['disarm.ts', 'frames.ts', 'release-globals.ts', 'host.ts']);

/** Whether every user may run Node: the folder of a project may be open to its owner only. */
function isOpenToAll(path: string): boolean {
  const execute = 0o001;
  const isOpen = (statSync(path).mode & execute) === execute;
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)));
}
/** Whether each process gets a user of its own. */
export const changesUser = process.getuid?.() === 0 && isOpenToAll(process.execPath);

export interface Boxed {
  child: ChildProcess;
  channel: Duplex;
  /** What it prints. */
  output: Readable;
}

/**
 * Starts a process, shut in, that runs `script`; `name` is shown where processes are listed. Where this process is root's it
 * gets a user of its own as well, who owns nothing: the system itself keeps it from all files and processes.
 */
export function startBoxed(script: string, name: string): Boxed {
  const user = changesUser ? freeUser() : undefined;
  const child = spawn('/bin/sh', ['-c', launcher, 'sh', process.execPath, ...box, name], {
    env: { UV_THREADPOOL_SIZE: '1' },
    cwd: '/',
    // In a group of its own: a signal to its group reaches nobody else.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const [stdin, , output, channel] = child.stdio;
  if (!stdin || !output || !isDuplex(channel)) throw new Error('A render process has no channel');
  // Where it does not start, the child itself says so.
  stdin.on('error', () => {}).end(script);
  endsFirst(child.pid);
  return { child, channel, output };
}

/** Where memory runs out, Linux ends this process before any other. */
function endsFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // It has ended already, or this is no Linux.
  }
}

const isDuplex = (stream: unknown): stream is Duplex =>
  typeof stream === 'object' && stream !== null && 'write' in stream;

/** The users that Linux keeps for services without an account. */
const first = 61_184;
const count = 4_000;

// Supervisors that look at the same moment do not begin at the same number.
let next = randomInt(count);

/**
 * A user whom no living process has, whichever supervisor of this machine started it: two with one user could signal each
 * other. For a process of root's.
 */
export function freeUser(usersNow = livingUsers()): number {
  for (let tries = 0; tries < count; tries += 1) {
    next = (next + 1) % count;
    if (!usersNow.has(first + next)) return first + next;
  }
  throw new Error('Every user for render processes is taken');
}

/** The owners of all processes that there are. */
function livingUsers(): Set<number> {
  const users = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const uid = statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid;
    return uid === undefined ? [] : [uid];
  });
  return new Set(users);
}
