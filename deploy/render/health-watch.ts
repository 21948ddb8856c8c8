import { randomUUID } from 'node:crypto';
import { type VitalSigns, vitalSigns } from '../observe/vital-signs.ts';
import type { Render } from './render-queue.ts';

/** What ended a render process that nobody had asked to end. */
export type Fault = 'loop' | 'processor' | 'memory' | 'exit' | 'load' | 'protocol';

export type Phase = 'loading' | 'running';

/** How often a process is looked at. */
export const lookMs = 250;
/** One that has nothing to do is looked at every so many times: what two hundred of them take adds up. */
const restingLooks = 8;
/** A process that takes a processor for so long without an answer is in a loop; one that waits for a processor is not. */
const loopCpuMs: Record<Phase, number> = { loading: 3_000, running: 1_000 };
/** What sleeps for so long as it loads, or renders without a content call under way, will never end. */
const silenceMs: Record<Phase, number> = { loading: 30_000, running: 5_000 };
/**
 * The processor time, of all threads, that a process may take: a quarter of a processor for what goes on beside renders, for
 * each render what a document waits for it, and so much in advance.
 */
const allowance = { ofProcessor: 0.25, renderMs: 500, inAdvanceMs: 3_000 };
const memoryLimitBytes = 512 * 1024 * 1024;

interface Watched {
  pid: number | undefined;
  renders: { running: ReadonlyMap<number, Render>; begun: number };
  /** Asks the process to answer with this nonce. */
  ping(nonce: string): void;
  /** What the system says of it; and the time, in ms. */
  read?(pid: number | undefined): VitalSigns | undefined;
  now?(): number;
}

const inMb = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Watches the processor time, the memory and the silence of one process. `look` is called every `lookMs`. */
export function createHealthWatch({ pid, renders, ping, read = vitalSigns, now = () => performance.now() }: Watched) {
  let loadingAsleepMs = 0;
  let nonce: string | undefined;
  let hasAnswered = false;
  let cpuAtAnswerMs = 0;
  let cpuMs = 0;
  let leftMs = allowance.inAdvanceMs;
  let looked = { at: now(), begun: 0 };
  let memoryBytes = 0;
  /** How often it was passed over since it was found at rest; undefined where it works. */
  let passedOver: number | undefined;

  /** Whether it needs no look now: no render has come since it was found at rest. */
  function restsOn(phase: Phase): boolean {
    const hasCome = renders.running.size > 0 || renders.begun !== looked.begun;
    if (passedOver === undefined || hasCome || phase === 'loading') return false;
    passedOver += 1;
    return passedOver < restingLooks;
  }

  /** What the process has left of its processor time, after so much more. */
  function spend(usedMs: number): void {
    const last = looked;
    looked = { at: now(), begun: renders.begun };
    const gained = (looked.at - last.at) * allowance.ofProcessor + (looked.begun - last.begun) * allowance.renderMs;
    leftMs = Math.min(allowance.inAdvanceMs, leftMs + gained) - usedMs;
  }

  function ailment(phase: Phase, signs: VitalSigns | undefined): [Fault, string] | undefined {
    if (signs && signs.memoryBytes > memoryLimitBytes) return ['memory', `it took ${inMb(signs.memoryBytes)} MB`];
    if (signs && signs.cpuMs - cpuAtAnswerMs > loopCpuMs[phase])
      return ['loop', `it is in a loop, at ${inMb(signs.memoryBytes)} MB`];
    if (leftMs < 0) return ['processor', 'it takes more of a processor than its renders explain'];
    if ([...renders.running.values()].some(({ asleepMs }) => asleepMs > silenceMs.running))
      return ['loop', 'a render does not end'];
    if (loadingAsleepMs > silenceMs.loading) return ['loop', 'it does not load'];
    return undefined;
  }

  return {
    get memoryBytes() {
      return memoryBytes;
    },
    /** The process answers a ping. With its nonce, it has read it: it is in no loop. */
    answered(withNonce: string): void {
      if (nonce !== withNonce) return;
      nonce = undefined;
      hasAnswered = true;
    },
    /** What is wrong with the process now, and why; undefined where it is well. Pings it where it has worked meanwhile. */
    look(phase: Phase): [Fault, string] | undefined {
      if (restsOn(phase)) return undefined;
      const signs = read(pid);
      if (signs && hasAnswered) cpuAtAnswerMs = signs.cpuMs;
      hasAnswered = false;
      spend((signs?.cpuMs ?? cpuMs) - cpuMs);
      memoryBytes = signs?.memoryBytes ?? 0;
      // On a busy machine a process that waits for a processor is not silent.
      if (signs?.isAsleep ?? true) {
        if (phase === 'loading') loadingAsleepMs += lookMs;
        for (const render of renders.running.values()) if (render.calls === 0) render.asleepMs += lookMs;
      }
      const found = ailment(phase, signs);
      if (!found && signs && signs.cpuMs > cpuMs && nonce === undefined) {
        nonce = randomUUID();
        ping(nonce);
      }
      passedOver = signs?.cpuMs === cpuMs ? 0 : undefined;
      cpuMs = signs?.cpuMs ?? cpuMs;
      return found;
    },
  };
}
