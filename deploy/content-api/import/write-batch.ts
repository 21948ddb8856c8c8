import { eq } from 'drizzle-orm';
import { page } from '../tables.ts';
import type { Writer } from '../writing/upsert.ts';
import type { Checked } from './check-batch.ts';
import type { CheckedRow } from './checked-row.ts';
import type { Report } from './contract.ts';
import type { Kind } from './kinds/kind.ts';
import type { UncheckedRecord } from './record.ts';

/** Writes the good rows of a batch, and pages for those that need one; the report counts what became of them. */
export async function writeBatch(
  tx: Writer,
  kind: Kind<object>,
  { rows, stored }: Checked,
  report: Report,
): Promise<void> {
  const written = await kind.write(
    tx,
    rows.map(({ row }) => row),
  );
  const added = written.filter((one) => one.added).length;
  report.added += added;
  report.changed += written.length - added;
  report.unchanged += rows.length - written.length;
  for (const moved of rows) await movePage(tx, moved, stored.get(moved.key));
  const pages = await kind.addPages?.(
    tx,
    rows.map(({ row }) => row),
  );
  report.pages += pages ?? 0;
}

/** A product that got another address takes its page along. */
async function movePage(tx: Writer, { row }: CheckedRow, before: UncheckedRecord | undefined): Promise<void> {
  if (!before || !('slug' in row) || before.slug === row.slug) return;
  const path = `/product/${row.slug}`;
  const [there] = await tx.select({ path: page.path }).from(page).where(eq(page.path, path));
  if (!there)
    await tx
      .update(page)
      .set({ path })
      .where(eq(page.path, `/product/${before.slug}`));
}
