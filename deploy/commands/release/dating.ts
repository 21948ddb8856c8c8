import { countryNames } from 'shared/i18n';
import { everyCountry } from '../../registry/contract.ts';
import type { Dates } from '../../registry/dated/contract.ts';
import { momentOf, mustBeAhead } from '../../registry/dated/moment.ts';
import type { OpenRegistry } from '../open-registry.ts';
import { oneOf, wrongUse } from '../run-command.ts';

/** Of a command that makes something live, now or at a moment. */
export const datingOptions = { 'live-at': { type: 'string' }, until: { type: 'string' } } as const;

/** What the usage of such a command says of them. */
export const datingUsage = `
  --live-at   at this moment, by itself: 2027-01-02T06:00+01:00, or 2027-01-02T06:00 with --country
  --until     takes it away again at this one`;

/** The moments that a command was given, undefined where it was given none. Throws SiteError `command-wrong` for any that is none. */
export function datesOf(given: {
  'live-at'?: string;
  until?: string;
  country?: string;
  preview?: boolean;
}): Dates | undefined {
  const { 'live-at': at, until, country = everyCountry, preview } = given;
  if (country !== everyCountry) oneOf('country ', country, countryNames);
  if (at === undefined && until !== undefined) throw wrongUse('--until goes with --live-at');
  if (at === undefined) return undefined;
  if (preview) throw wrongUse('Either --preview or --live-at: what is looked at is published by hand');
  const moments = { at: momentOf(at, country), until: until === undefined ? undefined : momentOf(until, country) };
  mustBeAhead(moments.at, moments.until);
  return { liveAt: String(moments.at), until: moments.until && String(moments.until) };
}

/** Prints that something is dated, under which number, and what there is to know. */
export function sayDated(
  { siteRuns }: Pick<OpenRegistry, 'siteRuns'>,
  number: number,
  { liveAt, until }: Dates,
  notes: readonly string[] = [],
): void {
  const end = until === undefined ? '' : `, and until ${until}`;
  console.log(`It goes live at ${liveAt}${end}${siteRuns ? '' : ' (no site runs now; one has to by then)'}.`);
  for (const note of notes) console.log(`As the site is now, it would be refused then: ${note}`);
  console.log(`It is dated as ${number}. To take it back: npm run take-back -- ${number}`);
}
