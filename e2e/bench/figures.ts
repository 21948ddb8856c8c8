/** The value in the middle. */
export const median = (values: number[]): number => percentile(values, 50);

/** The value below which `share` percent of the values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Prints one row of a table. */
export function row(title: string, ...cells: (string | number)[]): void {
  const text = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell).padStart(13));
  console.log(title.padEnd(10) + text.join(''));
}
