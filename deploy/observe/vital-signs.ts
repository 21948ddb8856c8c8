import { readFileSync } from 'node:fs';

/** What Linux reports about a process. */
export interface VitalSigns {
  /** Processor time that it has used, in ms. */
  cpuMs: number;
  /** Whether it waits for something else than a processor. */
  isAsleep: boolean;
  /** Whether somebody has stopped it, as by SIGSTOP. */
  isStopped: boolean;
  memoryBytes: number;
}

/** The signs of a process by its id; undefined where the process has ended, or where this is no Linux. */
export function vitalSigns(pid: number | undefined): VitalSigns | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before the last parenthesis may hold anything; the state, the third field, comes behind it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const memory = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    const memoryBytes = Number(memory?.[1] ?? 0) * 1024;
    return { cpuMs: ticks * 10, isAsleep: fields[0] === 'S', isStopped: fields[0] === 'T', memoryBytes };
  } catch {
    return undefined;
  }
}
