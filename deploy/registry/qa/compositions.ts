import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { noRelease } from '../live-rows.ts';
import { forgottenRelease, unknownRelease } from '../refusal.ts';
import { composition, release } from '../tables.ts';
import type { RememberedComposition } from './contract.ts';
import { compositionIdOf } from './reachable.ts';

/** Remembers a composition under its id, once. Throws RefusalError `release-unknown` where a version was never published. */
export async function rememberComposition(db: Database, { versions }: RememberedComposition): Promise<{ id: string }> {
  const id = compositionIdOf(versions);
  await requirePublished(db, versions);
  await db.insert(composition).values({ id, versions }).onConflictDoNothing();
  return { id };
}

/** The versions of a composition that some visitor saw. Throws RefusalError `release-unknown` where nobody did. */
export async function rememberedComposition(db: Pick<Database, 'select'>, id: string): Promise<RememberedComposition> {
  const [row] = await db.select({ versions: composition.versions }).from(composition).where(eq(composition.id, id));
  if (!row) throw unknownRelease(`No visitor has seen a composition ${id}`);
  return row;
}

/** Throws RefusalError, naming the first, where a version was never published (`release-unknown`) or is there no more (`release-forgotten`). */
export async function requirePublished(
  db: Pick<Database, 'select'>,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = Object.entries(versions);
  if (wanted.length === 0) return;
  const known = await db
    .select({ name: release.name, version: release.version, forgotten: release.forgotten })
    .from(release)
    .where(or(...wanted.map(([name, version]) => and(eq(release.name, name), eq(release.version, version)))));
  const missing = wanted.find(([name, version]) => !known.some((one) => one.name === name && one.version === version));
  if (missing) throw await noRelease(db, ...missing);
  const gone = known.find(({ forgotten }) => forgotten !== null);
  if (gone) throw forgottenRelease(gone.name, gone.version);
}
