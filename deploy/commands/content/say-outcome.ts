import type { Report } from '../../content-api/import/contract.ts';

/** So many are shown one by one; more are summed up first. */
const shown = 20;

function sayProblems({ problems, problemCount, summary }: Report): void {
  if (problemCount > shown)
    for (const { rows, field, message } of summary)
      console.log(
        `in ${rows.toLocaleString('en')} rows: ${field ? `${field} ` : ''}${message}${advice(field, message)}`,
      );
  for (const { file, line, field, message } of problems.slice(0, shown))
    console.log(`${file}:${line}: ${field ? `${field}: ` : ''}${message}`);
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
  { skipBad, dryRun }: { skipBad: boolean; dryRun: boolean },
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
}
