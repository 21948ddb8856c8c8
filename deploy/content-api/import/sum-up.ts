import type { Problem, Report } from './contract.ts';

/** More than this nobody reads. */
const most = 20;

/** So many kinds of problems are counted. */
const atMost = 500;

const keyOf = ({ field, message }: Pick<Problem, 'field' | 'message'>) => `${field} ${message}`;

/** Counts problems that are alike: those of one field that differ only in their quotation. `before` holds those so far. */
export function openSummary(before: Report['summary']) {
  const counts = new Map(before.map((one) => [keyOf(one), one]));
  return {
    add(problems: readonly Problem[]): void {
      for (const { field, message } of problems) {
        const alike = message
          .replace(/, is .*$/s, '')
          .replace(/"[^"]*"/g, '"…"')
          .replace(/line \d+ of \S+/, 'an earlier line');
        const key = keyOf({ field, message: alike });
        if (!counts.has(key) && counts.size === atMost) continue;
        const counted = counts.get(key) ?? { ...(field && { field }), message: alike, rows: 0 };
        counts.set(key, { ...counted, rows: counted.rows + 1 });
      }
    },
    all: (): Report['summary'] => [...counts.values()],
  };
}

/** The most frequent of them, the most frequent first. */
export const mostFrequent = (summary: Report['summary']): Report['summary'] =>
  summary.toSorted((one, other) => other.rows - one.rows).slice(0, most);
