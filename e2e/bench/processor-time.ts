import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
export const tickMicroseconds = 10_000;

export interface Process {
  id: number;
  parent: number;
  /** Its command line, with a zero character between arguments. */
  command: string;
  /** The processor time that it has taken, and what its children had that have ended. */
  ticks: number;
  ended: number;
}

/**
 * The processor time in µs that processes have taken so far whose command line says `word`, and their children, also those that
 * have ended: what other work on the machine does not change. 0 where there is no `/proc`.
 */
export function processorTime(word: string): number {
  const processes = readProcesses();
  const meant = new Set(processes.filter(({ command }) => command.includes(word)).map(({ id }) => id));
  return processes
    .filter(({ id, parent }) => meant.has(id) || meant.has(parent))
    .reduce((sum, { id, ticks, ended }) => sum + (ticks + (meant.has(id) ? ended : 0)) * tickMicroseconds, 0);
}

/** Every process of this machine that can be read; none where there is no `/proc`. Ticks are of `tickMicroseconds`. */
export function readProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

/** Nothing of a process that has just ended. */
function readProcess(name: string): Process[] {
  try {
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // Behind the name of the program, which may hold anything: state, parent, and from the 12th on both times, and those of ended children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return [
      { id: Number(name), command, parent: Number(fields[1]), ticks: user + system, ended: endedUser + endedSystem },
    ];
  } catch {
    return [];
  }
}
