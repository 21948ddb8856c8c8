import { and, eq } from 'drizzle-orm';
import { countries } from 'shared/i18n';
import { everyCountry } from './contract.ts';
import type { Tx } from './live-rows.ts';
import { refused, unknownRelease } from './refusal.ts';
import { history, release } from './tables.ts';

/** What a change is about, and who makes it. */
export interface Target {
  name: string;
  country: string;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  why: string;
  /** Whether a check said no and was overridden. */
  forced?: boolean;
}

/** Throws RefusalError `release-unknown` where nobody has published this version. */
export async function mustExist(tx: Tx, name: string, version: string): Promise<void> {
  const known = await tx
    .select({ version: release.version })
    .from(release)
    .where(and(eq(release.name, name), eq(release.version, version)));
  if (known.length === 0) throw unknownRelease(`There is no release ${name} ${version}`);
}

/** Throws RefusalError `release-refused` where the site has no such country. */
export function mustBeCountry(country: string): void {
  if (country !== everyCountry && !Object.hasOwn(countries, country))
    throw refused(`There is no country ${country}; there are ${Object.keys(countries).join(', ')} and *`);
}

/** Whether a version was reverted automatically before: who makes it live again has decided, and is not overruled. */
export async function wasReverted(tx: Tx, name: string, country: string, version: string): Promise<boolean> {
  const rows = await tx
    .select({ country: history.country })
    .from(history)
    .where(and(eq(history.remote, name), eq(history.action, 'automatic-rollback'), eq(history.fromVersion, version)));
  return rows.some((row) => country === everyCountry || row.country === country || row.country === everyCountry);
}
