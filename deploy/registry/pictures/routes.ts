import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { Access } from '../access/access.ts';
import { pictureUploadSchema } from './contract.ts';
import { keepPictures, readPictures } from './keep-pictures.ts';
import { makeAgain } from './make-again.ts';

const releaseAddress = z.object({ name: z.string(), version: z.string() });
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
