import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { unknownRelease } from '../refusal.ts';
import { release } from '../tables.ts';
import type { Pictures } from './contract.ts';
import type { MadePicture } from './make-again.ts';
import { releasePicture } from './tables.ts';

export interface Sent {
  name: string;
  version: string;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  pictures: readonly (MadePicture & { sample: string })[];
}

/** Keeps the pictures of a release in place of those that it had. Throws RefusalError where there is no such release. */
export async function keepPictures(db: Database, { name, version, who, by, pictures }: Sent): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ name: release.name })
      .from(release)
      .where(isOf(release, name, version))
      .limit(1);
    if (known.length === 0) throw unknownRelease(`There is no ${name} ${version}`);
    await tx.delete(releasePicture).where(isOf(releasePicture, name, version));
    await tx
      .insert(releasePicture)
      .values(pictures.map((picture, position) => ({ ...picture, name, version, who, by, position })));
  });
}

/** The pictures of a release in the order in which they were sent. */
export async function readPictures(db: Pick<Database, 'select'>, name: string, version: string): Promise<Pictures> {
  const rows = await db
    .select()
    .from(releasePicture)
    .where(isOf(releasePicture, name, version))
    .orderBy(asc(releasePicture.position));
  const [first] = rows;
  return {
    sent: first ? { by: first.by, who: first.who, when: first.at.toISOString() } : null,
    pictures: rows.map(({ sample, width, height, content }) => ({
      ...{ sample, width, height },
      content: Buffer.from(content).toString('base64'),
    })),
  };
}

const isOf = (table: typeof release | typeof releasePicture, name: string, version: string) =>
  and(eq(table.name, name), eq(table.version, version));
