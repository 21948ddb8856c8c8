import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { clearSession, setSession, tokenCookie } from './bearers.ts';
import type { SessionCalls } from './session-calls.ts';

const credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1024) });
const attempts = { max: 10, timeWindow: '1 minute' };
/** One each three minutes and page load, of all who share an address. */
const refreshes = { max: 120, timeWindow: '1 minute' };

/** Log in, log out, renew. The token is in the cookie only, never in an answer. */
export async function sessionRoutes(app: FastifyInstance, { calls }: { calls: SessionCalls }): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/session', { config: { rateLimit: attempts } }, async (request, reply) => {
    const { email, password } = credentials.parse(request.body);
    const { token, user } = await calls.logIn(email, password, request.ip);
    setSession(request, reply, token);
    return user;
  });

  app.delete('/session', async (request, reply) => {
    await calls.logOut(tokenCookie.of(request) ?? '', request.ip);
    clearSession(reply);
    return reply.code(204).send();
  });

  app.post('/session/refresh', { config: { rateLimit: refreshes } }, async (request, reply) => {
    try {
      const { token, user } = await calls.refresh(tokenCookie.of(request) ?? '', request.ip);
      setSession(request, reply, token);
      return user;
    } catch (error) {
      // Only a refusal ends the session; whatever else went wrong may pass.
      if (!(error instanceof SiteError) || error.code !== 'session-refused') throw error;
      clearSession(reply);
      return reply.code(401).send({ code: error.code });
    }
  });
}
