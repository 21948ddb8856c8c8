import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import type { Language } from 'shared/i18n';
import { requestIdHeader } from '../../observe/request-id.ts';
import type { FromMemory, ReadyAnswer } from '../from-memory/ready-answer.ts';
import type { Page } from '../reports/page-token.ts';
import { encodingFor } from './kept-documents.ts';
import { nobodysRequest } from './nobodys-request.ts';
import { pageLoadTiming } from './page-load.ts';
import { documentSources } from './part-metrics.ts';
import { languageCookie, languageCookieOptions } from './remembered-language.ts';

const mostBytes = 16 * 1024 * 1024;
/** Of an answer beside its body: some twenty headers. */
const headerBytes = 4_000;

/** What is one page load's own, and is made anew for each. */
const ofOneLoad = [requestIdHeader, 'server-timing', 'set-cookie', 'content-length'];

/** A document as it was answered to one visitor who is nobody in particular. */
export interface AnsweredDocument extends Pick<ReadyAnswer, 'status' | 'body'> {
  headers: Readonly<Record<string, unknown>>;
  /** What each page load is told beside it: what to report about, and the language to remember; nothing where caches keep it. */
  load: { page: Page; language: Language | undefined } | undefined;
}

export interface ReadyDocuments {
  fromMemory: FromMemory;
  /** Has others who ask for the same get this answer for `freshMs`. Nothing is kept of a request that is somebody's own. */
  keep(request: IncomingMessage, document: AnsweredDocument, freshMs: number): void;
  /** Other releases are live, or content has changed. */
  empty(): void;
}

interface PageLoads {
  /** The name of a request in the logs. */
  requestId(request: IncomingMessage): string;
  sign(page: Page): string;
  /** Whether a caller's X-Forwarded-* headers are believed. */
  isTrusted(address: string | undefined): boolean;
}

/**
 * Keeps the answers that whole anonymous documents were given with, by all that can shape them: the headers that the host
 * and the protocol are read from, the address to the letter, the compression. Only what the long way has answered is ever
 * found, and only by a request that the long way would answer in the same way.
 */
export function createReadyDocuments(
  { requestId, sign, isTrusted }: PageLoads,
  clock: Pick<Performance, 'now'> = performance,
): ReadyDocuments {
  const ready = new LRUCache<string, AnsweredDocument & Pick<ReadyAnswer, 'headers'>>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + headerBytes,
    perf: clock,
    ttl: 1,
    ttlResolution: 0,
  });

  function keyOf({ url = '', headers, socket }: IncomingMessage): string | undefined {
    const encoding = encodingFor(headers['accept-encoding']);
    if (!encoding) return undefined;
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = headers;
    const forwarded =
      (forwardedHost ?? protocol) ? [isTrusted(socket.remoteAddress), forwardedHost, protocol].join('\n') : '';
    return [encoding, host, url, forwarded].join('\n');
  }

  return {
    fromMemory: {
      route: '/*',
      find(request) {
        const nobodys = nobodysRequest(request);
        const key = nobodys && keyOf(request);
        const found = key && ready.get(key);
        if (!found) return undefined;
        documentSources.inc({ source: 'memory' });
        const { status, body, load } = found;
        const id = requestId(request);
        if (!load) return { status, headers: found.headers, body, requestId: id };
        const { page, language } = load;
        const headers: OutgoingHttpHeaders = { ...found.headers };
        headers[requestIdHeader] = id;
        headers['server-timing'] = pageLoadTiming(id, sign(page));
        if (language && language !== nobodys.language)
          headers['set-cookie'] = cookie.serialize(languageCookie, language, languageCookieOptions);
        return { status, headers, body, requestId: id };
      },
    },
    keep(request, { headers, ...document }, freshMs) {
      const key = request.method === 'GET' && nobodysRequest(request) ? keyOf(request) : undefined;
      if (!key || freshMs <= 0) return;
      const shared = Object.entries(headers).filter(([name]) => !ofOneLoad.includes(name));
      const texts = Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
      ready.set(key, { ...document, headers: texts }, { ttl: freshMs });
    },
    empty: () => ready.clear(),
  };
}
