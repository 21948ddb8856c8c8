import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { Access } from '../../registry/access/access.ts';
import { RefusalError } from '../../registry/refusal.ts';
import { answerRefusal } from '../../registry/routes.ts';
import { type Entry, entrySchema, importOptions, kindName } from './contract.ts';
import { exportContent } from './export-content.ts';
import { withIdleTimeout } from './idle-timeout.ts';
import { importContent } from './import-content.ts';
import { linesOf } from './lines.ts';

const patienceMs = 60_000;

export interface ContentRoutesOptions {
  db: Database;
  access: Access;
}

/** Content in and out, a record a line, to be registered under `/content`; the admin's token opens it. */
export async function contentRoutes(app: FastifyInstance, { db, access }: ContentRoutesOptions): Promise<void> {
  app.setErrorHandler(answerRefusal);
  app.addHook('onRequest', async (request) => {
    await access.allow(request, 'admin');
  });
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));

  app.post('/import', (request) => {
    const body = z.instanceof(Readable).parse(request.body);
    return importContent(db, entriesOf(body), importOptions.parse(request.query));
  });

  app.get('/export/:kind', (request, reply) => {
    const { kind } = z.object({ kind: kindName }).parse(request.params);
    return reply.type('application/x-ndjson').send(Readable.from(lines(exportContent(db, kind))));
  });
}

async function* entriesOf(body: Readable): AsyncGenerator<Entry> {
  for await (const line of linesOf(withIdleTimeout(body, patienceMs))) yield entrySchema.parse(parsed(line));
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
