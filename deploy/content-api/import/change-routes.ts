import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Access } from '../../registry/access/access.ts';
import { answerRefusal } from '../../registry/answer-refusal.ts';
import {
  type ContentChanged,
  contentPublicationSchema,
  contentRemovalSchema,
  contentRollbackSchema,
} from '../../registry/contract.ts';
import type { LiveSite } from '../../registry/live-site.ts';
import { asLive } from '../as-live.ts';
import { listPreviews, takeInPreview } from '../preview/previews.ts';
import { publishPreview } from '../preview/publish.ts';
import { listChanges } from './change.ts';
import { removeContent } from './remove.ts';
import { rollBackContent } from './roll-back.ts';

/** For so long the search of a preview is waited for; what is left then follows by itself. */
const takeInMs = 20_000;

interface ChangeRoutesOptions {
  db: Database;
  access: Access;
  liveSite: LiveSite;
  /** Has search take in what has gone live, without being waited for. */
  follow(): void;
}

/** The changes of content, to be registered under `/registry/content`: they are listed, put back and made like those of releases. */
export async function changeRoutes(app: FastifyInstance, options: ChangeRoutesOptions): Promise<void> {
  const { db, access, liveSite, follow } = options;
  app.setErrorHandler(answerRefusal);
  asLive(app, liveSite);

  async function followed(change: Promise<ContentChanged>): Promise<ContentChanged> {
    const changed = await change;
    follow();
    return changed;
  }

  app.get('/changes', async (request) => {
    await access.allow(request, 'read');
    return { changes: await listChanges(db), previews: await listPreviews(db) };
  });
  app.post('/publish', async (request) => {
    const { name: who } = await access.allow(request, 'content');
    const { number, ...about } = contentPublicationSchema.parse(request.body);
    return followed(publishPreview(db, number, { ...about, who }));
  });
  app.post('/rollback', async (request) => {
    const { name: who } = await access.allow(request, 'content');
    return followed(rollBackContent(db, { ...contentRollbackSchema.parse(request.body), who }));
  });
  app.post('/remove', async (request) => {
    const { name: who } = await access.allow(request, 'content');
    const { liveAt, until, ...removal } = contentRemovalSchema.parse(request.body);
    const dates = liveAt === undefined ? undefined : { liveAt, until, tokenId: await access.tokenIdOf(request) };
    const changed = await followed(removeContent(db, { ...removal, dates, who }));
    if (changed.preview !== undefined) await takeInPreview(db, changed.preview, takeInMs);
    return changed;
  });
}
