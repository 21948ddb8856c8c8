import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { verifyToken } from '../../tokens/tokens.ts';
import type { Access } from '../access/access.ts';
import { RefusalError } from '../refusal.ts';
import { rememberComposition, rememberedComposition } from './compositions.ts';
import { compositionSchema, qaLinkSchema } from './contract.ts';
import { signLink } from './sign-link.ts';

interface QaOptions {
  db: Database;
  /** Signs QA links, and the tokens that gateways write with. */
  serviceSecret: string;
  access: Access;
}

/** QA links, and the compositions that visitors saw. */
export async function qaRoutes(app: FastifyInstance, { db, serviceSecret, access }: QaOptions): Promise<void> {
  app.post('/qa-links', async (request) => {
    const { name } = await access.allow(request, 'qa');
    return signLink(db, serviceSecret, { ...qaLinkSchema.parse(request.body), who: name });
  });

  app.get('/compositions/:id', (request) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    return rememberedComposition(db, id);
  });

  app.post('/compositions', async (request) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if ((await verifyToken(serviceSecret, token))?.role !== 'service')
      throw new RefusalError(401, 'registry-token-wrong', 'Only a server of the site may say what visitors see');
    return rememberComposition(db, compositionSchema.parse(request.body));
  });
}
