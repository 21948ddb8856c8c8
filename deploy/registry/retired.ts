import { desc } from 'drizzle-orm';
import type { Reader } from './can-release/read-live-state.ts';
import { isoOf, type Retired } from './contract.ts';
import { refused } from './refusal.ts';
import { live, retirement } from './tables.ts';

/** For how long nobody else may have the name of a remote that is retired, nor the names and addresses of its pages. */
const heldDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** What was retired last of each remote, whether or not it is live again. */
export async function retirements(tx: Reader): Promise<Retired[]> {
  const rows = await tx.select().from(retirement).orderBy(desc(retirement.together));
  return [...Map.groupBy(rows, ({ remote }) => remote).values()].flatMap(([last]) =>
    last ? [{ ...last, at: isoOf(last.at), freeFrom: isoOf(new Date(last.at.getTime() + heldDays * dayMs)) }] : [],
  );
}

/** Those that are retired now. */
export async function retiredNow(tx: Reader): Promise<Retired[]> {
  const isLive = new Set((await tx.select({ remote: live.remote }).from(live)).map(({ remote }) => remote));
  return (await retirements(tx)).filter(({ remote }) => !isLive.has(remote));
}

/** Whether others may have what it had. */
export const isFree = ({ freeFrom }: Pick<Retired, 'freeFrom'>): boolean => Date.parse(freeFrom) <= Date.now();

/** Throws RefusalError where a remote is retired, and its name not free yet. */
export async function mustNotBeRetired(tx: Reader, name: string): Promise<void> {
  const retired = (await retiredNow(tx)).find(({ remote }) => remote === name);
  if (retired && !isFree(retired)) throw refused(`${name} is retired: ${wayBack(retired)}`, 409);
}

/** What to do about a retirement, in words. */
export const wayBack = ({ together, freeFrom }: Pick<Retired, 'together' | 'freeFrom'>): string =>
  `npm run rollback -- --together ${together} takes that back, and its name is free from ${freeFrom.slice(0, 10)} on`;
