import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { Access } from '../../registry/access/access.ts';
import { answerRefusal } from '../../registry/answer-refusal.ts';
import type { LiveSite } from '../../registry/live-site.ts';
import { RefusalError } from '../../registry/refusal.ts';
import { asLive } from '../as-live.ts';
import { takeInPreview } from '../preview/previews.ts';
import { takeInPending } from '../writing/search/pending.ts';
import { importId, reportOf } from './begun-import.ts';
import { type Entry, entrySchema, importOptions, kindName } from './contract.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { linesOf, withIdleTimeout } from './ndjson.ts';
import { fit } from './record.ts';

const idleTimeoutMs = 60_000;
/** How long the search index is updated before the answer says how much is left. */
const takeInMs = 1_000;

export interface ContentRoutesOptions {
  db: Database;
  access: Access;
  /** Where the pages are whose addresses no page of editors may have. */
  liveSite: LiveSite;
  /** The hosts that gateways fetch pictures from. */
  pictureHosts: readonly string[];
  /** Has the embedded database plan for what is in it. */
  vacuum(): Promise<void>;
  /** Copies the embedded database, and answers the folder of the copy; PostgreSQL has tools of its own. */
  snapshot?: () => Promise<string>;
}

/** Content in and out, a record a line, and copies of the embedded database, which only the admin makes; to be registered under `/content`. */
export async function contentRoutes(app: FastifyInstance, options: ContentRoutesOptions): Promise<void> {
  const { db, access, liveSite, pictureHosts, vacuum, snapshot } = options;
  app.setErrorHandler(answerRefusal);
  app.addHook('onRequest', async (request) => {
    await access.allow(request, 'content');
  });
  asLive(app, liveSite);
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));

  app.post('/import', async (request) => {
    const { name: who } = await access.allow(request, 'content');
    const body = z.instanceof(Readable).parse(request.body);
    const options = importOptions.parse(request.query);
    const tokenId = await access.tokenIdOf(request);
    return importContent(db, entriesOf(body), { ...options, who, tokenId }, pictureHosts);
  });

  app.get('/import/:id', async (request) => {
    const { id } = importOptions.pick({ id: true }).parse(request.params);
    return { read: (await reportOf(db, importId(id, pictureHosts))).read };
  });

  app.post('/import/search', async (request) => {
    const { preview } = z.object({ preview: z.coerce.number().int().positive().optional() }).parse(request.query);
    if (preview !== undefined) return { left: await takeInPreview(db, preview, takeInMs) };
    const left = await takeInPending(db, takeInMs);
    // Once it is all there, and before visitors come for it.
    if (left === 0) await vacuum();
    return { left };
  });

  // Whoever asks runs on this machine, as the embedded database does.
  if (snapshot)
    app.post('/snapshot', async (request) => {
      await access.allow(request, 'admin');
      return { folder: await snapshot() };
    });

  app.get('/export/:kind', (request, reply) => {
    const { kind } = z.object({ kind: kindName }).parse(request.params);
    return reply.type('application/x-ndjson').send(Readable.from(lines(exportContent(db, kind))));
  });
}

async function* entriesOf(body: Readable): AsyncGenerator<Entry> {
  for await (const line of linesOf(withIdleTimeout(body, idleTimeoutMs))) yield fit(entrySchema.parse(parsed(line)));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RefusalError(400, 'command-wrong', `This line is not JSON: ${line.slice(0, 100)}`);
  }
}

async function* lines(records: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}
