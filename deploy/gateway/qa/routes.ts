import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SiteError } from 'shared/errors';
import { remoteNameSchema } from 'shared/release';
import { z } from 'zod';
import { qaPrefix } from '../../registry/qa/qa-link.ts';
import { visitorOf } from '../compose/visitor.ts';
import { ownFileRoutes } from '../content-files.ts';
import type { Registry } from '../releases/registry.ts';
import { ownAddress } from '../security/own-address.ts';
import { onThisMachine } from './inspecting.ts';
import { clearTicket, type QaVisits, setTicket } from './qa-visit.ts';

const openings = { max: 30, timeWindow: '1 minute' };
const linkParts = z.object({ '*': z.string().max(4096) });
const historyParts = z.object({ remote: remoteNameSchema });
const linkQuery = z.object({ to: z.string().max(4096).default('/') });

/** The styles and scripts of the bar and the inspector. Their data is in the documents of QA visits alone. */
const files = ['bar.css', 'bar.js', 'inspect.js', 'inspector.css', 'inspector.js'];

interface QaOptions {
  visits: QaVisits;
  registry: Pick<Registry, 'history'>;
}

/** Where a QA link begins, and where it ends; what its bar is made of. */
export async function qaRoutes(app: FastifyInstance, { visits, registry }: QaOptions): Promise<void> {
  app.get(`${qaPrefix}*`, { config: { rateLimit: openings } }, async (request, reply) => {
    const { '*': ticket } = linkParts.parse(request.params);
    const to = ownAddress(linkQuery.parse(request.query).to, visitorOf(request).origin);
    if (to === undefined) throw new SiteError('request-refused', 'A QA link may lead to a page of this site only');
    const visit = await visits.open(ticket);
    setTicket(reply, ticket, visit.ticket.expires);
    return unseen(reply).redirect(to);
  });

  app.get(`${qaPrefix}off`, async (request, reply) => {
    clearTicket(reply);
    return unseen(reply).redirect(cameFrom(request) ?? '/');
  });

  // The inspector shows it, to those who may inspect.
  app.get(`${qaPrefix}history/:remote`, { config: { rateLimit: openings } }, async (request, reply) => {
    const { remote } = historyParts.parse(request.params);
    if (!onThisMachine(request) && !(await visits.of(request))) throw new SiteError('not-found');
    return unseen(reply).send(await registry.history(remote));
  });

  ownFileRoutes(app, qaPrefix, import.meta.dirname, files);
}

/** The page of this site that a link was followed on. */
function cameFrom(request: FastifyRequest): string | undefined {
  const { origin } = visitorOf(request);
  const referer = request.headers.referer ?? '';
  const address = referer.startsWith(`${origin}/`) ? ownAddress(referer.slice(origin.length), origin) : undefined;
  return address?.startsWith(qaPrefix) ? undefined : address;
}

/** The answer is not stored, and the address with the ticket is not sent as a referrer. */
const unseen = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
