import type { FastifyInstance } from 'fastify';
import { languages } from 'shared/i18n';
import { visitorOf } from '../compose/visitor.ts';

/** How long the file is valid: gateways are started again within this time. */
const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;
const path = '/.well-known/security.txt';
const maxAgeSeconds = 24 * 60 * 60;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability. Without a contact there is no such file. */
export async function securityContactRoutes(
  app: FastifyInstance,
  { contact: read }: { contact(): Promise<string | undefined | null> },
): Promise<void> {
  const expires = new Date(Date.now() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  app.get(path, async (request, reply) => {
    const contact = await read();
    if (!contact) return reply.callNotFound();
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // The standard allows https alone.
      ...(request.protocol === 'https' ? [`Canonical: ${visitorOf(request).origin}${path}`] : []),
    ];
    return reply
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
