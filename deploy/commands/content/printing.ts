import type { ImportOptions, Report } from '../../content-api/import/contract.ts';
import { problemLine } from '../../content-api/import/problems.ts';

/** What an import prints: how far it is, and what became of its rows. */

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

/** So many are shown one by one; more are summed up first. */
const shown = 20;

function sayProblems({ problems, problemCount, summary }: Report): void {
  if (problemCount > shown)
    for (const { rows, field, message } of summary)
      console.log(
        `in ${rows.toLocaleString('en')} rows: ${field ? `${field} ` : ''}${message}${advice(field, message)}`,
      );
  for (const problem of problems.slice(0, shown)) console.log(problemLine(problem));
  if (problemCount > shown) console.log(`… and ${(problemCount - shown).toLocaleString('en')} more`);
}

/** What is missing in every row is mostly a column that the mapping does not name. */
function advice(field: string | undefined, message: string): string {
  if (!field || message !== 'is missing') return '';
  const isText = /^(heading|name|description)$/.test(field);
  const column = `name its column in a mapping: "${field}${isText ? '.en' : ''}": "…"`;
  return isText
    ? ` (${column}; or give --languages en where the file has a column ${field} in one language)`
    : ` (${column})`;
}

const moreThan = (list: readonly string[]): string =>
  list.length > shown ? ` … and ${(list.length - shown).toLocaleString('en')} more` : '';

/** Says what became of the rows of an import, on stdout. */
export function sayOutcome(
  report: Report,
  seconds: number,
  { skipBad, dryRun }: Pick<ImportOptions, 'skipBad' | 'dryRun'>,
): void {
  sayProblems(report);
  if (report.bad && !skipBad) {
    const refused = `${report.bad} of ${report.read} rows are bad: nothing is imported.`;
    console.log(`${refused} (--skip-bad takes the others.)`);
    return;
  }
  const { read, added, changed, unchanged, bad, pages, created } = report;
  if (created.length) console.log(`Created: ${created.slice(0, shown).join(', ')}${moreThan(created)}`);
  const madePages = pages ? `, ${pages} pages made` : '';
  const outcome = `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${bad} skipped${madePages}`;
  console.log(`${outcome}, ${seconds.toFixed(1)} s${dryRun ? ' (nothing is written: --dry-run)' : ''}`);
  if (report.preview)
    console.log(
      `This is preview ${report.preview}; nothing is live. To make it live: npm run content:publish -- ${report.preview}`,
    );
  if (report.change)
    console.log(`This is change ${report.change}. To put back what was before: npm run rollback -- content`);
}
