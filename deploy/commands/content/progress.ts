const linesEvery = 5000;
const barLength = 24;

export type Progress = ReturnType<typeof progressOf>;

/**
 * Shows on stderr how far a long piece of work is: on a terminal a bar with the time left, otherwise a line for every 5,000
 * rows. `total` and the number given to `add` have one unit, for example bytes.
 */
export function progressOf(what: string, total: number) {
  const terminal = process.stderr.isTTY;
  const start = performance.now();
  let [done, rows, shown] = [0, 0, ''];
  return {
    add(more: number): void {
      done += more;
      const line = lineOf(what, total ? Math.min(1, done / total) : 1, performance.now() - start);
      if (terminal && line !== shown) process.stderr.write(`\r${line}\u001b[K`);
      shown = line;
    },
    row(): void {
      rows++;
      if (!terminal && rows % linesEvery === 0) process.stderr.write(`${what} ${rows} rows\n`);
    },
    /** A line that stays. */
    say(line: string): void {
      process.stderr.write(terminal ? `\r${line}\u001b[K\n` : `${line}\n`);
    },
    end(): void {
      if (terminal && shown) process.stderr.write('\r\u001b[K');
    },
  };
}

/** As `checked ██████░░░░░░ 50 %, 12 s left`. */
function lineOf(what: string, part: number, tookMs: number): string {
  const full = Math.floor(part * barLength);
  const bar = '█'.repeat(full) + '░'.repeat(barLength - full);
  return `${what} ${bar} ${Math.floor(part * 100)} %${leftAfter(tookMs / 1000, part)}`;
}

/** How long the rest takes where it goes on as it has; nothing is said of the first seconds. */
function leftAfter(seconds: number, part: number): string {
  if (seconds < 3 || part < 0.01 || part >= 1) return '';
  const left = Math.ceil((seconds * (1 - part)) / part);
  return left < 90 ? `, ${left} s left` : `, ${Math.ceil(left / 60)} min left`;
}
