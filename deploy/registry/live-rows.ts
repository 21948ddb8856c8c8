import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { countries } from 'shared/i18n';
import type { Database } from '../database/index.ts';
import { everyCountry, isMoment } from './contract.ts';
import { record } from './history.ts';
import { forgottenRelease, type RefusalError, refused, unknownRelease } from './refusal.ts';
import { liveSigner } from './signing/live-signer.ts';
import type { LiveEntry } from './signing/statement.ts';
import { history, live, release } from './tables.ts';

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
  /** The number of the write that it is part of. */
  together?: number;
}

/** Throws RefusalError `release-unknown` where nobody has published this version; answers whether its files were forgotten. */
export async function mustExist(
  tx: Pick<Database, 'select'>,
  name: string,
  version: string,
): Promise<{ isForgotten: boolean }> {
  const [known] = await tx
    .select({ forgotten: release.forgotten })
    .from(release)
    .where(and(eq(release.name, name), eq(release.version, version)));
  if (!known) throw await noRelease(tx, name, version);
  return { isForgotten: known.forgotten !== null };
}

/** Throws RefusalError where nobody can see this version: `release-unknown`, or `release-forgotten`. */
export async function mustHaveFiles(tx: Pick<Database, 'select'>, name: string, version: string): Promise<void> {
  if ((await mustExist(tx, name, version)).isForgotten) throw forgottenRelease(name, version);
}

/** The RefusalError `release-unknown` for a version that nobody has published: it says what there is. */
export async function noRelease(db: Pick<Database, 'select'>, name: string, version: string): Promise<RefusalError> {
  const latest = await db
    .select({ version: release.version })
    .from(release)
    .where(eq(release.name, name))
    .orderBy(desc(release.publishedAt))
    .limit(5);
  if (latest.length > 0) {
    const versions = latest.map((one) => one.version).join(', ');
    return unknownRelease(`There is no release ${name} ${version}; the latest are ${versions}`);
  }
  const names = await publishedNames(db);
  return unknownRelease(`There is no release of ${name}; there are releases of ${names.join(', ') || 'nothing yet'}`);
}

/** The names of all that was ever published, in their order. */
export async function publishedNames(db: Pick<Database, 'select'>): Promise<string[]> {
  const rows = await db.select({ name: release.name }).from(release).groupBy(release.name).orderBy(asc(release.name));
  return rows.map(({ name }) => name);
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

/** A transaction that writes what is live. */
export type Tx = Pick<Database, 'select' | 'insert' | 'delete'>;

/** What one country, or `*`, has of its own for one remote. */
export interface LiveRow {
  /** Null: it follows `*`. */
  version: string | null;
  candidate?: { version: string; percent: number };
  replaced: string | null;
  judgedSince: Date | null;
  heldBackFrom: string | null;
}

const at = (name: string, country: string) => and(eq(live.remote, name), eq(live.country, country));

/** What has been decided for a country itself, or `*`; undefined where nothing was. */
export async function readRow(
  tx: Pick<Database, 'select'>,
  name: string,
  country: string,
): Promise<LiveRow | undefined> {
  const [row] = await tx.select().from(live).where(at(name, country));
  return row && liveRow(row);
}

/** What has been decided of every remote of which a verdict is pending on a version, in all countries; one query, because it runs every second. */
export async function readJudged(
  tx: Pick<Database, 'select'>,
): Promise<{ name: string; country: string; row: LiveRow }[]> {
  const pending = tx.select({ remote: live.remote }).from(live).where(isNotNull(live.judgedSince));
  const rows = await tx.select().from(live).where(inArray(live.remote, pending));
  return rows.map((row) => ({ name: row.remote, country: row.country, row: liveRow(row) }));
}

function liveRow({
  candidateVersion,
  candidatePercent,
  replacedVersion: replaced,
  judgedSince,
  ...rest
}: typeof live.$inferSelect): LiveRow {
  const candidate =
    candidateVersion !== null && candidatePercent !== null
      ? { version: candidateVersion, percent: candidatePercent }
      : undefined;
  return { ...rest, judgedSince: judgedSince && isMoment(judgedSince) ? judgedSince : null, replaced, candidate };
}

/** The version that all but the visitors of a rollout see; null where nothing is live. */
export async function stableVersion(
  tx: Pick<Database, 'select'>,
  name: string,
  country: string,
): Promise<string | null> {
  return (await readRow(tx, name, country))?.version ?? (await readRow(tx, name, everyCountry))?.version ?? null;
}

/** What a change does beside the row that it writes. */
interface About {
  /** The version that is rolled back by it. */
  withdrawn?: string | null;
  /** Whether nobody asks for it now: what was withdrawn does not come back in this way. */
  byItself?: boolean;
}

/** Writes a row, or takes it away where it says nothing, and signs what is live then. `*` changes what countries are held back from. */
export async function writeRow(tx: Tx, name: string, country: string, row: LiveRow, about: About = {}): Promise<void> {
  const isNothing = row.version === null && !row.candidate;
  if (isNothing) await tx.delete(live).where(at(name, country));
  else {
    const { candidate, replaced, ...rest } = row;
    const values = {
      ...rest,
      candidateVersion: candidate?.version ?? null,
      candidatePercent: candidate?.percent ?? null,
      replacedVersion: replaced,
    };
    await tx
      .insert(live)
      .values({ remote: name, country, ...values })
      .onConflictDoUpdate({ target: [live.remote, live.country], set: values });
  }
  const following = country === everyCountry ? await followAgain(tx, name, row) : [];
  const entry: [string, LiveEntry | undefined] = [
    country,
    isNothing ? undefined : { version: row.version, candidate: row.candidate },
  ];
  const entries = new Map([entry, ...following.map((one) => [one, undefined] as const)]);
  await liveSigner()?.change(tx, { remote: name, entries, ...about });
}

/** Countries that were held back from a version of `*` follow it again as soon as it has another one; answers which do. */
async function followAgain(tx: Tx, name: string, { version, candidate }: LiveRow): Promise<string[]> {
  const following: string[] = [];
  const heldBack = await tx
    .select({ country: live.country, version: live.version, from: live.heldBackFrom })
    .from(live)
    .where(and(eq(live.remote, name), isNotNull(live.heldBackFrom)));
  for (const row of heldBack) {
    if (row.from === version || row.from === candidate?.version) continue;
    await tx.delete(live).where(at(name, row.country));
    following.push(row.country);
    const why = `${row.from}, which failed here, is not live for all countries any more`;
    await record(tx, {
      who: 'registry',
      action: 'make-live',
      remote: name,
      country: row.country,
      from: row.version,
      to: null,
      why,
    });
  }
  return following;
}
