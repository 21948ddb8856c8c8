import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SiteError } from 'shared/errors';
import type { z } from 'zod';
import { type Entry, pendingSchema, reportSchema, stagedSchema } from '../../content-api/import/contract.ts';
import { linesOf } from '../../content-api/import/ndjson.ts';
import { isRecord } from '../../content-api/import/record.ts';
import { refusalSchema } from '../../registry/contract.ts';
import type { Content } from './content.ts';

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
    takeInPending: async () => (await ask('POST', 'import/search', pendingSchema)).left,

    /** Not by `fetch`, which gives up where the answer to a long file takes its time. */
    async import(entries, { id, from, skipBad, dryRun, create, language }) {
      const query = new URLSearchParams({
        id,
        from: String(from),
        skipBad: String(skipBad),
        dryRun: String(dryRun),
        create: create.join(),
        language,
      });
      const request = http.request(`${origin}/content/import?${query}`, {
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
