import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { unknownRelease } from '../refusal.ts';
import { release } from '../tables.ts';

/** Throws RefusalError `release-unknown`, naming the first, where a version was never published. */
export async function requirePublished(
  db: Pick<Database, 'select'>,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = Object.entries(versions);
  if (wanted.length === 0) return;
  const known = await db
    .select({ name: release.name, version: release.version })
    .from(release)
    .where(or(...wanted.map(([name, version]) => and(eq(release.name, name), eq(release.version, version)))));
  const missing = wanted.find(([name, version]) => !known.some((one) => one.name === name && one.version === version));
  if (missing) throw unknownRelease(`There is no release ${missing.join(' ')}`);
}
