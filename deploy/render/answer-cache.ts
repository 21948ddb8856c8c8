import { LRUCache } from 'lru-cache';
import type { ContentAnswer, ContentCalls } from './content-calls.ts';

/** Of one release: the answers that its last few hundred pages are made from. */
const mostBytes = 16 * 1024 * 1024;
const mostBytesOfOne = 512 * 1024;
/** For what nobody announces: rows that were written by hand, and the turn of the year. */
const ttlMs = 10 * 60_000;

/**
 * Caches the answers to renders for anybody, which say so by `cacheAs`, until content or what is live changes. The country,
 * the language and the request, to the letter, are all that such an answer depends on.
 */
export function cacheAnswers(ask: ContentCalls): ContentCalls {
  const cache = new LRUCache<string, ContentAnswer>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: ttlMs,
  });
  let cachedAs: string | undefined;

  return async (access, request, askedFor) => {
    const { cacheAs } = access;
    if (cacheAs === undefined) return ask(access, request, askedFor);
    if (cacheAs !== cachedAs) cache.clear();
    cachedAs = cacheAs;
    const key = JSON.stringify([access.url, askedFor, request]);
    const found = cache.get(key);
    if (found) return found;
    const answer = await ask(access, request, askedFor);
    if (cacheAs === cachedAs && isWhole(answer)) cache.set(key, answer);
    return answer;
  };
}

/** An answer with errors may come out well the next time. */
const isWhole = ({ status, body }: ContentAnswer): boolean =>
  status === 200 && !Buffer.from(body.buffer, body.byteOffset, body.length).includes('"errors":');
