import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import { RefusalError } from '../refusal.ts';
import type { Access } from './access.ts';
import { createToken, listTokens, revokeToken } from './access-tokens.ts';
import {
  newTokenSchema,
  type Session,
  type SessionEnded,
  type Tokens,
  tokenEndSchema,
  type Whoami,
} from './contract.ts';
import { endSession, sessionSeconds, signSession } from './sessions.ts';

interface AccessOptions {
  db: Database;
  access: Access;
  registryToken: string;
  /** For how many days a token lasts of which nobody says otherwise. */
  tokenDays: number;
}

/** Who the caller is, sessions of the console, and the access tokens of others. */
export async function accessRoutes(
  app: FastifyInstance,
  { db, access, registryToken, tokenDays }: AccessOptions,
): Promise<void> {
  app.get('/me', async (request): Promise<Whoami> => {
    const { name, role, remotes } = await access.allow(request, 'read');
    return { name, role, remotes: [...remotes] };
  });

  app.post('/session', async (request): Promise<Session> => {
    const { tokenId } = await access.callerOf(request);
    // A session that could start the next one would never end.
    if (tokenId === undefined) throw new RefusalError(403, 'registry-forbidden', 'A session starts with a token');
    return { session: await signSession(registryToken, tokenId), seconds: sessionSeconds };
  });

  app.delete('/session', async (request): Promise<SessionEnded> => {
    const { session } = await access.callerOf(request);
    if (!session) throw new RefusalError(400, 'registry-forbidden', 'Only a session can be ended: this is a token');
    await endSession(db, session);
    return { ended: true };
  });

  app.get('/tokens', async (request): Promise<Tokens> => {
    await access.allow(request, 'ops');
    return { tokens: await listTokens(db) };
  });
  app.post('/tokens', async (request) => {
    const { name } = await access.allow(request, 'ops');
    const given = newTokenSchema.parse(request.body);
    return createToken(db, name, { ...given, days: given.days ?? tokenDays });
  });
  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request) => {
    const { name } = await access.allow(request, 'ops');
    return revokeToken(db, { id: request.params.id, who: name, ...tokenEndSchema.parse(request.body) });
  });
}
