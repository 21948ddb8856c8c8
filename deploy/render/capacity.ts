import { totalmem } from 'node:os';

/** How many processes there may be, and for how long. */
export interface Capacity {
  /** The most at a time. */
  processes: number;
  /** A release that nobody has asked for during so many ms has none any more, … */
  idleMs: number;
  /** … unless it is one of so many that are asked for most. */
  stay: number;
  /** Whether a process without a release waits for the next that is asked for. */
  spare: boolean;
}

/** What a process may come to take: 30 to 120 MB. */
const processBytes = 100 * 1024 * 1024;
/** A page has parts of so many releases. */
const leastProcesses = 8;

/** As many processes as half of this memory holds, unless said otherwise. */
export const capacityOf = (
  memoryBytes: number,
  {
    processes = Math.max(leastProcesses, Math.floor(memoryBytes / 2 / processBytes)),
    idleMs = 15 * 60_000,
    stay = 3,
    spare = true,
  }: Partial<Capacity> = {},
): Capacity => ({ processes, idleMs, stay, spare });

/** The memory of this machine, or what its container may have of it, in bytes. */
export const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
