import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Process, readProcesses, tickMicroseconds } from '../processor-time.ts';

/** What a process is for, by a part of its command line; the first that fits. */
const kinds = {
  gateways: 'deploy/gateway/server.ts',
  'content API': 'deploy/content-api/server.ts',
  'render servers': 'deploy/render/server.ts',
  nginx: 'nginx',
} as const;

/** Processes of one kind together. */
interface Taken {
  kind: string;
  processes: number;
  /** In MB; what several share counts once. */
  memory: number;
  /** The processor time so far, in µs, also of those that have ended. */
  processor: number;
}

/** What the rehearsal's processes take, by their kind: this one, all that came of it, and PostgreSQL, which goes by its port. */
export function takenByKind(postgresPort: string): Taken[] {
  const sum = new Map<string, Taken>();
  for (const { process, kind } of ownProcesses(postgresPort)) {
    const taken = sum.get(kind) ?? { kind, processes: 0, memory: 0, processor: 0 };
    taken.processes += 1;
    taken.memory += memoryOf(process.id);
    taken.processor += (process.ticks + process.ended) * tickMicroseconds;
    sum.set(kind, taken);
  }
  return [...sum.values()].sort((one, other) => other.memory - one.memory);
}

function ownProcesses(postgresPort: string): { process: Process; kind: string }[] {
  const all = readProcesses();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (parent: Process, kind: string): { process: Process; kind: string }[] =>
    (children.get(parent.id) ?? []).flatMap((child) => {
      const named = Object.entries(kinds).find(([, word]) => child.command.includes(word))?.[0];
      const own = named ?? (kind === 'render servers' ? 'render processes' : kind);
      return [{ process: child, kind: own }, ...below(child, own)];
    });
  const tree = (kind: string, isRoot: (one: Process) => boolean) =>
    all.filter(isRoot).flatMap((root) => [{ process: root, kind }, ...below(root, kind)]);
  return [
    ...tree('visitors and bench', ({ id }) => id === process.pid),
    ...tree('PostgreSQL', ({ command }) => command.includes(`-p\0${postgresPort}\0`)),
  ];
}

/** Ends whatever this process has started, and what came of that. */
export function endChildren(): void {
  for (const { process: child } of ownProcesses('none'))
    if (child.id !== process.pid)
      try {
        process.kill(child.id, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
}

/** 0 of a process that has just ended. */
function memoryOf(id: number): number {
  try {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The MB that programs can still take. */
export const availableMemory = (): number =>
  Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) / 1024;

/** The processor time that the whole machine has taken so far, in µs. */
export function machineProcessorTime(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softirq) * tickMicroseconds;
}

/** The share of all processors, in per cent, that a processor time in µs is of a time in ms. */
export const shareOf = (processor: number, ms: number): number => processor / (ms * 10 * availableParallelism());
