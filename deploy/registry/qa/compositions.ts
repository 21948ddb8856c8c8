import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { unknownRelease } from '../refusal.ts';
import { compositionIdOf } from './composition-id.ts';
import type { RememberedComposition } from './contract.ts';
import { requirePublished } from './published.ts';
import { composition } from './tables.ts';

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
