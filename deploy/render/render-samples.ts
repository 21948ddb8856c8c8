import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SampleRenders } from '../registry/can-release/examiner.ts';
import type { Reason } from '../registry/can-release/reason.ts';
import { renderPoolArguments, renderPoolOptions } from './arguments.ts';
import { wasAtWork } from './in-time.ts';
import { createRenderer } from './renderer.ts';
import { type Scene, scenesOf } from './scenes.ts';

const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');
const limitMs = 10_000;
/** A machine that is busy is late with good releases, too: only who was itself busy, or late each time, is to blame. */
const tries = 3;
const idleMs = 10_000;

interface Pool {
  folder: string;
  address: string;
  child: ChildProcess;
}

/**
 * Renders samples boxed in as the site's own render pool is. `content` says where renders get their content, with which
 * token: it is that of the site itself.
 */
export function createSampleRenders(content: () => Promise<{ url: string; token: string }>): SampleRenders {
  let opening: Promise<Pool> | undefined;
  let rest: NodeJS.Timeout | undefined;
  let uses = 0;

  async function close(): Promise<void> {
    clearTimeout(rest);
    const closing = opening;
    opening = undefined;
    // One that could not be opened leaves nothing to close.
    const pool = await closing?.catch(() => undefined);
    if (!pool) return;
    const { child, folder } = pool;
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }

  /** One that cannot be opened, or that a release has killed, is not there for the next. */
  function open(): Promise<Pool> {
    const mine = openPool();
    const forget = () => {
      if (opening === mine) opening = undefined;
    };
    mine.then(({ child }) => child.once('exit', forget), forget);
    return mine;
  }

  /** The pool stays for a while: releases seldom come alone. */
  async function withPool<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
    clearTimeout(rest);
    uses += 1;
    try {
      opening ??= open();
      return await work(await opening);
    } finally {
      uses -= 1;
      if (uses === 0) rest = setTimeout(close, idleMs).unref();
    }
  }

  let trials = 0;
  return {
    close,
    failures: (manifest, serverPart) =>
      withPool(async ({ folder, address }) => {
        const scenes = scenesOf(manifest);
        if (scenes.length === 0) return [];
        // A worker keeps the code that it has once loaded: every trial is a version of its own.
        trials += 1;
        const release = { name: manifest.name, version: `0.0.0-trial.${trials}` };
        const place = join(folder, release.name, release.version);
        await mkdir(place, { recursive: true });
        await writeFile(join(place, 'server.cjs'), serverPart);
        const renderer = createRenderer(address);
        const source = await content();
        const found: Reason[] = [];
        for (const scene of scenes) {
          const failure = await failureOf(() => renderer.render(release, taskOf(scene, source), limitMs));
          if (failure === undefined) continue;
          const consumer = `${manifest.name} ${manifest.version}`;
          const why = failure.replace(`${release.name}@${release.version} `, '');
          found.push({ kind: 'samples', consumer, message: `${consumer} does not render ${nameOf(scene)}: ${why}` });
          // One that hangs would hold up the others.
          if (wasBusy(failure)) break;
        }
        return found;
      }),
  };
}

/** Why something failed, in the end; undefined where it did not. */
async function failureOf(render: () => Promise<unknown>): Promise<string | undefined> {
  for (let rest = tries - 1; ; rest -= 1) {
    const failure = await render().then(
      () => undefined,
      (error: Error) => error.message,
    );
    const isLate = failure !== undefined && /after \d+ ms|did not answer/.test(failure);
    if (rest === 0 || !isLate || wasBusy(failure)) return failure;
  }
}

/** Whether a render that is late was at work, and did not wait behind others. */
const wasBusy = (failure: string): boolean => failure.includes(wasAtWork);

const taskOf = ({ kind, name, props, route }: Scene, content: { url: string; token: string }) => ({
  kind,
  name,
  props,
  place: 's',
  visit: { country: 'nan' as const, origin: 'http://localhost', route, signedIn: false, content },
});

const nameOf = ({ kind, name, props, route }: Scene): string =>
  kind === 'pages' ? route.path : `its fragment ${name} with ${props}`;

async function openPool(): Promise<Pool> {
  const folder = await mkdtemp(join(tmpdir(), 'release-samples-'));
  // Even where this process is killed, the pool ends with it.
  const ending = [`--allow-fs-read=${endWithParent}`, `--import=${endWithParent}`];
  const child = spawn(process.execPath, [...ending, ...renderPoolArguments({ port: 0, releases: folder })], {
    ...renderPoolOptions(folder),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Where it cannot be started at all, its output ends; without a listener the error would end this process.
  child.on('error', () => {});
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('ready: render ')) return { folder, child, address: line.replace('ready: render ', '') };
  throw new Error('The processes that render samples could not be started');
}
