import { and, eq, sql } from 'drizzle-orm';
import type { Manifest } from 'shared/release';
import type { FormerName } from '../contract.ts';
import { release } from '../tables.ts';
import type { Examiner } from './examiner.ts';
import { liveDecisions, manifestsOf, type Reader } from './read-live-state.ts';
import { versionsIn } from './view.ts';

/** The former names of what is live, by their contracts; where nobody asks for one, a release may leave it out. */
export async function liveFormerNames(db: Reader, examiner: Pick<Examiner, 'fragmentUses'>): Promise<FormerName[]> {
  const versions = versionsIn(await liveDecisions(db));
  const manifestOf = await manifestsOf(db, versions);
  const live = [...new Set(versions.flatMap(({ remote, version }) => manifestOf(remote, version) ?? []))];
  const heirs = live.flatMap(({ name, formerly }) =>
    Object.entries(formerly).map(([contract, fragment]) => ({ contract, shows: `${name}/${fragment}` })),
  );
  const content = heirs.length > 0 ? await examiner.fragmentUses(db) : [];
  const users = (contract: string) => [
    ...live.filter(({ uses }) => uses.includes(contract)).map(({ name, version }) => `${name} ${version}`),
    ...content.filter((use) => use.contract === contract).map((use) => use.content),
  ];
  return [...new Map(heirs.map((heir) => [heir.contract, heir])).values()]
    .map((heir) => ({ ...heir, users: users(heir.contract) }))
    .sort((one, other) => one.contract.localeCompare(other.contract));
}

/**
 * The remotes whose names a release takes over that no release of its own has had so far: whoever publishes it needs the right
 * to release them, too.
 */
export async function namesTakenFrom(db: Reader, { name, formerly }: Manifest): Promise<string[]> {
  const taken = await Promise.all(
    Object.keys(formerly).map(async (contract) => {
      const had = sql`(${release.manifest} -> 'formerly' -> ${contract}) is not null`;
      const before = await db
        .select({ version: release.version })
        .from(release)
        .where(and(eq(release.name, name), had))
        .limit(1);
      return before.length > 0 ? [] : [contract.split('/')[0] ?? ''];
    }),
  );
  return [...new Set(taken.flat())].filter((owner) => owner !== name);
}
