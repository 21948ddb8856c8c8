import { sql } from 'drizzle-orm';
import type { Reader } from '../registry/can-release/read-live-state.ts';
import type { ContentUse } from '../registry/can-release/view.ts';
import { inspiration, page } from './tables.ts';

/** Which pieces of content show which fragments in their HTML. */
export async function fragmentUses(tx: Reader): Promise<ContentUse[]> {
  const some = sql`cardinality(fragments) > 0`;
  const pages = await tx.select({ path: page.path, fragments: page.fragments }).from(page).where(some);
  const inspirations = await tx
    .select({ id: inspiration.id, fragments: inspiration.fragments })
    .from(inspiration)
    .where(some);
  return [
    ...pages.flatMap(({ path, fragments }) => fragments.map((contract) => ({ content: `the page ${path}`, contract }))),
    ...inspirations.flatMap(({ id, fragments }) =>
      fragments.map((contract) => ({ content: `the inspiration ${id}`, contract })),
    ),
  ];
}
