import { countries, countryOfHost, originIn, settingsOf } from 'shared/i18n';
import { everyCountry } from '../registry/contract.ts';
import type { OpenRegistry } from './open-registry.ts';

/** The command that rolls a remote back in a country, as somebody types it. */
export const rollbackCommand = (name: string, country: string): string =>
  `npm run rollback -- ${name}${country === everyCountry ? '' : ` --country ${country}`}`;

/** What follows a message where no site runs; nothing where one does. */
export const siteState = ({ siteRuns }: Pick<OpenRegistry, 'siteRuns'>): string =>
  siteRuns ? '' : ' (no site runs now; it is served from the next start)';

/** A moment as `2026-11-21 07:45:00`, in UTC. */
export const moment = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Rows as text in aligned columns, under their titles. */
export function columns(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  // A line break in a cell would begin a row of its own.
  const all = [titles, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')));
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

/**
 * The addresses of the site on this machine, a line for each country with one address for each of its languages; the
 * portal's host has its root alone.
 */
export const addresses = (port: number): string =>
  Object.keys(countries)
    .map(countryOfHost)
    .map((country) => {
      const origin = originIn(country, `http://localhost:${port}`, {});
      const { languages, portal } = settingsOf(country);
      return portal === 'only' ? `  ${origin}/` : languages.map((language) => `  ${origin}/${language}`).join('');
    })
    .join('\n');

/** Says what begins, does it, and says how long it took. Steps may go on side by side. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`${what} …`);
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
