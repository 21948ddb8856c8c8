import type { Problem, Report } from './contract.ts';

/** More than this nobody reads. */
const most = 20;

/** Counts problems that are alike: those of one field that differ in what they quote only. */
export function openSummary() {
  const counts = new Map<string, Report['summary'][number]>();
  return {
    add(problems: readonly Problem[]): void {
      for (const { field, message } of problems) {
        const alike = message
          .replace(/, is .*$/s, '')
          .replace(/"[^"]*"/g, '"…"')
          .replace(/line \d+ of \S+/, 'an earlier line');
        const key = `${field} ${alike}`;
        const counted = counts.get(key) ?? { ...(field && { field }), message: alike, rows: 0 };
        counts.set(key, { ...counted, rows: counted.rows + 1 });
      }
    },
    inOrder: (): Report['summary'] => [...counts.values()].sort((one, other) => other.rows - one.rows).slice(0, most),
  };
}
