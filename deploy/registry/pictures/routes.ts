import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { isoOf, releaseAddress } from '../contract.ts';
import { unknownRelease } from '../refusal.ts';
import { release, releasePicture } from '../tables.ts';
import { type Pictures, pictureUploadSchema } from './contract.ts';
import { type MadePicture, makeAgain } from './re-encode.ts';

const address = '/releases/:name/:version/pictures';
/** All pictures of a release together, in base64. */
const bodyLimit = 32 * 1024 * 1024;

/** Pictures of what a release looks like: its own team sends them; all who may read the registry see them. */
export async function pictureRoutes(
  app: FastifyInstance,
  { db, access }: { db: Database; access: Access },
): Promise<void> {
  /** One picture at a time: they wait for each other, and not the answers of the registry for them. */
  const inTurn = pLimit(1);

  app.get(address, async (request) => {
    await access.allow(request, 'read');
    const { name, version } = releaseAddress.parse(request.params);
    return readPictures(db, name, version);
  });

  app.register(async (writing) => {
    // Before the body is read: strangers send nothing large.
    writing.addHook('onRequest', async (request) => {
      await access.allow(request, 'release', releaseAddress.parse(request.params).name);
    });
    writing.put(address, { bodyLimit }, async (request) => {
      const { name, version } = releaseAddress.parse(request.params);
      const { name: who } = await access.allow(request, 'release', name);
      const { by, pictures } = pictureUploadSchema.parse(request.body);
      const made = [];
      for (const { sample, content } of pictures)
        made.push({ sample, ...(await inTurn(() => makeAgain(sample, Buffer.from(content, 'base64')))) });
      await keepPictures(db, { name, version, who, by, pictures: made });
      return { kept: made.length };
    });
  });
}

export interface Sent {
  name: string;
  version: string;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  pictures: readonly (MadePicture & { sample: string })[];
}

/** Keeps the pictures of a release in place of those that it had. Throws RefusalError where there is no such release. */
async function keepPictures(db: Database, { name, version, who, by, pictures }: Sent): Promise<void> {
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
async function readPictures(db: Pick<Database, 'select'>, name: string, version: string): Promise<Pictures> {
  const rows = await db
    .select()
    .from(releasePicture)
    .where(isOf(releasePicture, name, version))
    .orderBy(asc(releasePicture.position));
  const [first] = rows;
  return {
    sent: first ? { by: first.by, who: first.who, when: isoOf(first.at) } : null,
    pictures: rows.map(({ sample, width, height, content }) => ({
      ...{ sample, width, height },
      content: Buffer.from(content).toString('base64'),
    })),
  };
}

const isOf = (table: typeof release | typeof releasePicture, name: string, version: string) =>
  and(eq(table.name, name), eq(table.version, version));
