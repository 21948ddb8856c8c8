const linesEvery = 5000;

/**
 * Shows on stderr how far a long piece of work is: in per cent of its bytes on a terminal, otherwise a line for every
 * 5,000 rows.
 */
export function progressOf(what: string, totalBytes: number) {
  const terminal = process.stderr.isTTY;
  let [bytes, rows, shown] = [0, 0, -1];
  return {
    bytes(read: number): void {
      bytes += read;
      const percent = totalBytes ? Math.floor((bytes / totalBytes) * 100) : 100;
      if (terminal && percent !== shown) process.stderr.write(`\r${what} ${percent} %`);
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
