const linesEvery = 5000;

/** How long the rest takes where it goes on as it has; nothing is said of the first seconds. */
function leftAfter(start: number, percent: number): string {
  const seconds = (performance.now() - start) / 1000;
  if (seconds < 3 || percent < 1 || percent >= 100) return '';
  const left = Math.ceil((seconds * (100 - percent)) / percent);
  return left < 90 ? `, ${left} s left` : `, ${Math.ceil(left / 60)} min left`;
}

/**
 * Shows on stderr how far a long piece of work is: in per cent of its bytes and with the time left on a terminal, otherwise a line for every
 * 5,000 rows.
 */
export function progressOf(what: string, totalBytes: number) {
  const terminal = process.stderr.isTTY;
  const start = performance.now();
  let [bytes, rows, shown] = [0, 0, -1];
  return {
    bytes(read: number): void {
      bytes += read;
      const percent = totalBytes ? Math.floor((bytes / totalBytes) * 100) : 100;
      if (terminal && percent !== shown)
        process.stderr.write(`\r${what} ${percent} %${leftAfter(start, percent)}\u001b[K`);
      shown = percent;
    },
    row(): void {
      rows++;
      if (!terminal && rows % linesEvery === 0) process.stderr.write(`${what} ${rows} rows\n`);
    },
    end(): void {
      if (terminal && shown >= 0) process.stderr.write('\r\u001b[K');
    },
  };
}
