import { LRUCache } from 'lru-cache';
import type { ContentAnswer, ContentCalls } from './content-calls.ts';
import { type SharedWork, shareWork } from './shared-work.ts';

/** Of one release: the answers that its last few hundred pages are made from. */
const mostBytes = 16 * 1024 * 1024;
const mostBytesOfOne = 512 * 1024;
/** For what nobody announces: rows that were written by hand, and the turn of the year. */
const ttlMs = 10 * 60_000;

/**
 * Caches the answers to renders for anybody, which say so by `cacheAs`, until content or what is live changes. The country,
 * the language and the request, to the letter, are all that such an answer depends on. Who asks for the same meanwhile gets
 * the same.
 */
export function cacheAnswers(ask: ContentCalls): ContentCalls {
  const cache = new LRUCache<string, ContentAnswer>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: ttlMs,
  });
  const underWay = new Map<string, SharedWork<ContentAnswer>>();
  let cachedAs: string | undefined;

  return async (access, request, askedFor, ending) => {
    const { cacheAs } = access;
    if (cacheAs === undefined) return ask(access, request, askedFor, ending);
    if (cacheAs !== cachedAs) cache.clear();
    cachedAs = cacheAs;
    const key = JSON.stringify([access.url, askedFor, request]);
    const found = cache.get(key);
    if (found) return found;
    const place = `${cacheAs} ${key}`;
    const begun = underWay.get(place);
    if (begun && !begun.isEnded) return begun.wait(ending);
    const work = shareWork(async (ended) => {
      const answer = await ask(access, request, askedFor, ended);
      if (cacheAs === cachedAs && isWhole(answer)) cache.set(key, answer);
      return answer;
    });
    underWay.set(place, work);
    const done = () => underWay.get(place) === work && underWay.delete(place);
    work.result.then(done, done);
    return work.wait(ending);
  };
}

/** An answer with errors may come out well the next time. */
const isWhole = ({ status, body }: ContentAnswer): boolean =>
  status === 200 && !Buffer.from(body.buffer, body.byteOffset, body.length).includes('"errors":');
