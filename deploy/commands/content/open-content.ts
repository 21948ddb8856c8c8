import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SiteError } from 'shared/errors';
import { catchAllCountry } from 'shared/i18n';
import type { z } from 'zod';
import { doAsLive } from '../../content-api/as-live.ts';
import { importId, reportOf } from '../../content-api/import/begun-import.ts';
import {
  type Entry,
  type ImportOptions,
  type KindName,
  pendingSchema,
  type Report,
  reportSchema,
  stagedSchema,
} from '../../content-api/import/contract.ts';
import { exportContent } from '../../content-api/import/export-content.ts';
import { importContent } from '../../content-api/import/import-content.ts';
import { linesOf } from '../../content-api/import/ndjson.ts';
import { isRecord, type UncheckedRecord } from '../../content-api/import/record.ts';
import { takeInPreview } from '../../content-api/preview/previews.ts';
import { takeInPending } from '../../content-api/writing/search/pending.ts';
import type { Database } from '../../database/index.ts';
import { searchOf } from '../../registry/client.ts';
import { refusalSchema } from '../../registry/contract.ts';
import { createLiveSite } from '../../registry/live-site.ts';
import type { Settings } from '../../settings/settings.ts';
import { siteOrDatabase } from '../open-registry.ts';

/** The content of a site; a few hundred rows are in memory at a time. */
export interface Content {
  /** How many rows of the import of an id are staged already. */
  staged(id: string): Promise<number>;
  /** Imports rows; the first ones, as many as are staged already, are left out. */
  import(entries: AsyncIterable<Entry>, options: ImportOptions): Promise<Report>;
  /** Has search take in more of what has gone live, or the search of a preview what is its own; answers how much is left. */
  takeInPending(preview?: number): Promise<number>;
  export(kind: KindName): AsyncIterable<UncheckedRecord>;
}

export interface OpenContent extends Content {
  /** The port of the running site's content API; undefined where no site runs. */
  sitePort: number | undefined;
  close(): Promise<void>;
}

/**
 * The content for a command: through the site that runs, or by opening the database itself. Throws SiteError
 * `database-locked` where another command keeps the database open.
 */
export async function openContent(
  settings: Settings,
  token = process.env.REGISTRY_ACCESS_TOKEN || settings.registryToken,
): Promise<OpenContent> {
  const { site, database } = await siteOrDatabase(settings);
  if (!site) return { ...contentOf(database.db, settings.pictureHosts), sitePort: undefined, close: database.close };
  const content = contentOverHttp(`http://127.0.0.1:${site.contentPort}`, token);
  return { ...content, sitePort: site.sitePort, close: async () => {} };
}

/** The content of a database in this process. */
export const contentOf = (db: Database, pictureHosts: readonly string[] = []): Content => ({
  staged: async (id) => (await reportOf(db, importId(id, pictureHosts))).read,
  takeInPending: (preview) => (preview === undefined ? takeInPending(db, 1_000) : takeInPreview(db, preview, 1_000)),
  // A page of editors has its address on every host, and the fragments of every country.
  import: async (entries, options) =>
    doAsLive(await createLiveSite(db)(catchAllCountry), () => importContent(db, entries, options, pictureHosts)),
  export: (kind) => exportContent(db, kind),
});

/**
 * The content of a running content API, as `http://127.0.0.1:8081`. Its functions throw SiteError `registry-failed`
 * with the reason where it does not answer or refuses.
 */
export function contentOverHttp(origin: string, token: string): Content {
  const authorization = `Bearer ${token}`;

  async function ask<Answer>(method: 'GET' | 'POST', path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    const request = http.request(`${origin}/content/${path}`, { method, headers: { authorization } });
    const answer = responseTo(request);
    request.end();
    return schema.parse(JSON.parse(await text(await accepted(await answer.catch(failed)))));
  }

  return {
    staged: async (id) => (await ask('GET', `import/${id}`, stagedSchema)).read,
    takeInPending: async (preview) =>
      (await ask('POST', `import/search${preview === undefined ? '' : `?preview=${preview}`}`, pendingSchema)).left,

    /** Not by `fetch`, which gives up where the answer to a long file takes its time. */
    async import(entries, options) {
      const request = http.request(`${origin}/content/import?${searchOf(options)}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-ndjson' },
      });
      const answer = responseTo(request);
      // An answer that comes before everything is sent says why; that it also broke the sending does not matter.
      const sent = pipeline(Readable.from(ndjson(entries)), request);
      const response = await Promise.race([answer, sent.then(() => answer)]).catch(failed);
      sent.catch(() => undefined);
      return reportSchema.parse(JSON.parse(await text(await accepted(response))));
    },

    async *export(kind) {
      const request = http.get(`${origin}/content/export/${kind}`, { headers: { authorization } });
      const response = await accepted(await responseTo(request).catch(failed));
      for await (const line of linesOf(response)) {
        const record: unknown = JSON.parse(line);
        if (isRecord(record)) yield record;
      }
    },
  };
}

async function responseTo(request: http.ClientRequest): Promise<IncomingMessage> {
  const [response] = await once(request, 'response');
  return response;
}

async function accepted(response: IncomingMessage): Promise<IncomingMessage> {
  if (response.statusCode === 200) return response;
  const refusal = refusalSchema.safeParse(JSON.parse(await text(response))).data;
  throw new SiteError('registry-failed', refusal?.message ?? `The site answered ${response.statusCode}`);
}

function failed(cause: unknown): never {
  if (cause instanceof SiteError) throw cause;
  throw new SiteError('registry-failed', 'The site did not answer', { cause });
}

/** Many records in one write: a write for each record would cost more than the record itself. */
async function* ndjson(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  let piece = '';
  for await (const entry of entries) {
    piece += `${JSON.stringify(entry)}\n`;
    if (piece.length < 100_000) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
