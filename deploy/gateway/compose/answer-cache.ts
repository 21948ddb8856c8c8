import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import type { Language } from 'shared/i18n';
import { requestIdHeader } from '../../observe/request-id.ts';
import type { FromMemory, ReadyAnswer } from '../from-memory.ts';
import { type Page, pageLoadTiming } from '../reports/page-token.ts';
import { encodingFor } from './document-cache.ts';
import { documentSources } from './metrics.ts';
import { languageCookie, languageCookieOptions } from './visitor.ts';

const mostBytes = 16 * 1024 * 1024;
/** The size of an answer beside its body: some twenty headers. */
const headerBytes = 4_000;

/** Headers that belong to one page load, and are made anew for each. */
const headersOfOneLoad = [requestIdHeader, 'server-timing', 'set-cookie', 'content-length'];

/**
 * Cookies that do not change a document: the language (only "/" reads it), the answer to the consent dialog, the bucket
 * (while a rollout runs nothing is cached), and those of Google Analytics. A shared cache in front of the site ignores the
 * same ones.
 */
export const harmlessCookies = '(?:locale|consent|bucket|_ga(?:_\\w+)?|_gid|_gcl_\\w+)';
const harmless = new RegExp(`^${harmlessCookies}$`);

/** Headers that may change an answer: a request with one of them is not anonymous. */
const unusual = ['authorization', 'range', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

/** A request that says nothing of who sends it. */
interface AnonymousRequest {
  /** The language of the last visit, as the cookie `locale` has it. */
  language: string | undefined;
}

/**
 * What an anonymous request says; undefined for every other request. Cookies that are not listed as harmless make a request
 * personal: so does a cookie that is added tomorrow, until it is listed.
 */
export function anonymousRequest({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): AnonymousRequest | undefined {
  // "/" leads to the language of the visitor; the character zero is left out of addresses.
  if (!/^\/[^?]/.test(url) || url.includes('%00')) return undefined;
  if (unusual.some((name) => headers[name] !== undefined)) return undefined;
  const { cookie: cookies } = headers;
  if (!cookies) return { language: undefined };
  let language: string | undefined;
  for (const pair of cookies.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (!harmless.test(name)) return undefined;
    if (name !== languageCookie) continue;
    // This site writes two letters, once.
    if (language !== undefined || !/^[a-z]{2}$/.test(value)) return undefined;
    language = value;
  }
  return { language };
}

/** A document as it was answered to an anonymous request. */
interface AnsweredDocument extends Pick<ReadyAnswer, 'status' | 'body'> {
  headers: Readonly<Record<string, unknown>>;
  /**
   * What each page load gets beside it: the page of its token, and the language to remember; undefined where shared caches
   * keep it.
   */
  load: { page: Page; language: Language | undefined } | undefined;
}

/** Caches whole answers with their headers; the document cache has the documents alone. */
export interface AnswerCache {
  fromMemory: FromMemory;
  /** Answers the same to others who ask for the same, for `freshMs`. Answers to personal requests are not cached. */
  add(request: IncomingMessage, document: AnsweredDocument, freshMs: number): void;
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
 * Caches the answers of whole anonymous documents, under all that can change them: the headers that the host and the
 * protocol are read from, the exact address, the compression. An answer is added after it was made in the usual way, and
 * found only for requests that would be answered the same.
 */
export function createAnswerCache({ requestId, sign, isTrusted }: PageLoads): AnswerCache {
  const cache = new LRUCache<string, AnsweredDocument & Pick<ReadyAnswer, 'headers'>>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + headerBytes,
    // Each entry says its own.
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
        const anonymous = anonymousRequest(request);
        const key = anonymous && keyOf(request);
        const found = key && cache.get(key);
        if (!found) return undefined;
        documentSources.inc({ source: 'memory' });
        const { status, body, load } = found;
        const id = requestId(request);
        if (!load) return { status, headers: found.headers, body, requestId: id };
        const { page, language } = load;
        const headers: OutgoingHttpHeaders = { ...found.headers };
        headers[requestIdHeader] = id;
        headers['server-timing'] = pageLoadTiming(id, sign(page));
        if (language && language !== anonymous.language)
          headers['set-cookie'] = cookie.serialize(languageCookie, language, languageCookieOptions);
        return { status, headers, body, requestId: id };
      },
    },
    add(request, { headers, ...document }, freshMs) {
      const key = request.method === 'GET' && anonymousRequest(request) ? keyOf(request) : undefined;
      if (!key || freshMs <= 0) return;
      const shared = Object.entries(headers).filter(([name]) => !headersOfOneLoad.includes(name));
      const texts = Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
      cache.set(key, { ...document, headers: texts }, { ttl: freshMs });
    },
    empty: () => cache.clear(),
  };
}
