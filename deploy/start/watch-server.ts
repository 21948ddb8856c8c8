import { vitalSigns } from '../observe/vital-signs.ts';

const lookMs = 250;
/** How long a server may be stopped. */
const stoppedMs = 1_000;
/** So much processor time without an answer is a loop. On a busy machine a server gets none, and is left alone. */
const loopCpuMs = 5_000;
/** One that took less since it answered is not asked again. */
const askedAfterCpuMs = 500;
const answerLimitMs = 60_000;

interface Watched {
  pid: number | undefined;
  /** Where it answers whether it lives; without it, it is only seen whether it is stopped. */
  alive?: string;
  /** What the system says of it. */
  read?: typeof vitalSigns;
}

/** Calls `lost` once where a server that runs is stopped, or silent though it got processor time. Answers how to end that. */
export function watchServer({ pid, alive, read = vitalSigns }: Watched, lost: (why: string) => void): () => void {
  let stoppedFor = 0;
  let cpuAtAnswerMs = read(pid)?.cpuMs ?? 0;
  let isAsked = false;

  async function ask(address: string): Promise<void> {
    isAsked = true;
    const answered = await fetch(address, { signal: AbortSignal.timeout(answerLimitMs) }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    if (answered) cpuAtAnswerMs = read(pid)?.cpuMs ?? cpuAtAnswerMs;
    isAsked = false;
  }

  function look(): void {
    const signs = read(pid);
    if (!signs) return;
    stoppedFor = signs.isStopped ? stoppedFor + lookMs : 0;
    const tookCpuMs = signs.cpuMs - cpuAtAnswerMs;
    const isLooping = alive !== undefined && tookCpuMs > loopCpuMs;
    if (stoppedFor > stoppedMs || isLooping) {
      clearInterval(looking);
      lost(isLooping ? 'does not answer, and takes a processor' : 'was stopped');
    } else if (alive && !isAsked && tookCpuMs > askedAfterCpuMs) void ask(alive);
  }
  const looking = setInterval(look, lookMs).unref();
  return () => clearInterval(looking);
}
