import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { signQaTicket } from '../../tokens/qa-ticket.ts';
import { isOwnMachine, type QaView, viewInWords } from '../../tokens/qa-view.ts';
import type { Access } from '../access/access.ts';
import { record } from '../history.ts';
import { RefusalError, refused } from '../refusal.ts';
import type { ContentChanges } from '../together.ts';
import { rememberComposition, rememberedComposition, requirePublished } from './compositions.ts';
import { compositionSchema, type QaLinkSigned, qaLinkSchema } from './contract.ts';

interface QaOptions {
  db: Database;
  /** Signs QA links. */
  serviceSecret: string;
  access: Access;
  contents: ContentChanges;
}

/** QA links, and the compositions that visitors saw. */
export async function qaRoutes(
  app: FastifyInstance,
  { db, serviceSecret, access, contents }: QaOptions,
): Promise<void> {
  app.post('/qa-links', async (request) => {
    const link = qaLinkSchema.parse(request.body);
    const { versions, faults, composition, content } = link;
    const showsContentOnly = composition === undefined && Object.keys({ ...versions, ...faults }).length === 0;
    const { name: who } = await access.allow(request, content !== undefined && showsContentOnly ? 'preview' : 'qa');
    const ends = content === undefined ? undefined : await contents.previewEnds(content);
    return signLink(db, serviceSecret, { ...link, who, ends });
  });

  app.get('/previews/:number', async (request) => {
    const { number } = z.object({ number: z.coerce.number().int().positive() }).parse(request.params);
    const stands = await contents.previewEnds(number).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusalError) return false;
        throw error;
      },
    );
    return { stands };
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
  { who, seconds, by, why, ends, ...wanted }: z.output<typeof qaLinkSchema> & { who: string; ends: Date | undefined },
): Promise<QaLinkSigned> {
  const view = await viewOf(db, wanted);
  const until = Math.min(Date.now() + seconds * 1000, ends?.getTime() ?? Number.POSITIVE_INFINITY);
  const expires = new Date(Math.floor(until / 1000) * 1000);
  const ticket = await signQaTicket(secret, { ...view, expires });
  const shown = `${viewInWords(view)} until ${expires.toISOString()}`;
  await record(db, { who, person: by, action: 'qa-link', why: why ? `${why} (${shown})` : shown });
  return { ...view, ticket, expires: expires.toISOString() };
}

async function viewOf(
  db: Database,
  { versions, faults, composition, content }: Omit<z.output<typeof qaLinkSchema>, 'seconds' | 'by' | 'why'>,
): Promise<QaView> {
  const seen = composition === undefined ? {} : (await rememberedComposition(db, composition)).versions;
  const view = { versions: { ...seen, ...versions }, faults, whole: composition !== undefined, content };
  if (Object.keys({ ...view.versions, ...faults }).length === 0 && content === undefined)
    throw refused('A QA link shows a version, a composition, a fault or a preview of content; this one names none');
  if (isOwnMachine(view.versions.shell ?? '')) throw refused('The shell cannot come from a machine of your own');
  await requirePublished(
    db,
    Object.fromEntries(Object.entries(view.versions).filter(([, version]) => !isOwnMachine(version))),
  );
  return view;
}
