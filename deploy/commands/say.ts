import { everyCountry } from '../registry/contract.ts';
import type { OpenRegistry } from './registry-here.ts';

/** The command that rolls a remote back in a country, as somebody types it. */
export const rollbackCommand = (name: string, country: string): string =>
  `npm run rollback -- ${name}${country === everyCountry ? '' : ` --country ${country}`}`;

/** What follows a message where no site runs; nothing where one does. */
export const siteState = ({ siteRuns }: Pick<OpenRegistry, 'siteRuns'>): string =>
  siteRuns ? '' : ' (no site runs now; it is served from the next start)';

/** Rows as text in aligned columns, under their titles. */
export function columns(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [titles, ...rows];
  const widths = titles.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
