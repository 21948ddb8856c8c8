import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { signQaTicket } from '../../tokens/qa-ticket.ts';
import { isOwnMachine, type QaView, viewInWords } from '../../tokens/qa-view.ts';
import type { Access } from '../access/access.ts';
import { record } from '../history.ts';
import { refused } from '../refusal.ts';
import { rememberComposition, rememberedComposition, requirePublished } from './compositions.ts';
import { compositionSchema, type QaLinkSigned, qaLinkSchema } from './contract.ts';

interface QaOptions {
  db: Database;
  /** Signs QA links. */
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
    await access.requireServer(request, 'say what visitors see');
    return rememberComposition(db, compositionSchema.parse(request.body));
  });
}

/**
 * Signs a view for anyone who opens its link, and records that in the history.
 * Throws RefusalError where a version or composition is not known, or where the view shows nothing of its own.
 */
async function signLink(
  db: Database,
  secret: string,
  { who, seconds, by, why, ...wanted }: z.output<typeof qaLinkSchema> & { who: string },
): Promise<QaLinkSigned> {
  const view = await viewOf(db, wanted);
  const expires = new Date((Math.floor(Date.now() / 1000) + seconds) * 1000);
  const ticket = await signQaTicket(secret, { ...view, expires });
  const shown = `${viewInWords(view)} until ${expires.toISOString()}`;
  await record(db, { who, person: by, action: 'qa-link', why: why ? `${why} (${shown})` : shown });
  return { ...view, ticket, expires: expires.toISOString() };
}

async function viewOf(
  db: Database,
  { versions, faults, composition }: Pick<z.output<typeof qaLinkSchema>, 'versions' | 'faults' | 'composition'>,
): Promise<QaView> {
  const seen = composition === undefined ? {} : (await rememberedComposition(db, composition)).versions;
  const view = { versions: { ...seen, ...versions }, faults, whole: composition !== undefined };
  if (Object.keys({ ...view.versions, ...faults }).length === 0)
    throw refused('A QA link shows a version, a composition or a fault; this one names none');
  if (isOwnMachine(view.versions.shell ?? '')) throw refused('The shell cannot come from a machine of your own');
  await requirePublished(
    db,
    Object.fromEntries(Object.entries(view.versions).filter(([, version]) => !isOwnMachine(version))),
  );
  return view;
}
