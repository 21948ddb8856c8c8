import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageVisit } from 'shared/platform';
import { type Encoding, takesEncoding } from '../from-memory.ts';
import type { ComposedDocument } from './compose-document.ts';
import { documentSources } from './metrics.ts';

const freshMs = 10_000;
const mostDocuments = 300;
const mostCharacters = 32 * 1024 * 1024;
/** A better quality than that of answers which are compressed for one visitor only. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A document; from its second answer on with its compressed form. */
export interface CachedDocument extends ComposedDocument {
  compressed?(encoding: Encoding): Promise<Buffer>;
}

/**
 * Whether the document of a visit may be cached and answered to other visitors: nothing in it is one visitor's own. The
 * document also has to be whole (`isWhole` of the composed document). Documents of QA visits are never cached.
 */
export const mayBeShared = ({ signedIn, posted, guestProducts }: PageVisit): boolean =>
  !signedIn && !posted && !guestProducts;

/** Documents that every visitor may get. */
export interface DocumentCache {
  /** The document of `key`; composes it on a cache miss, once for all who ask at the same time. */
  get(key: string, compose: () => Promise<ComposedDocument>): Promise<CachedDocument>;
  /** How long a document stays the cached one of `key`, in ms; 0 where it is not, or content has changed since. */
  freshMs(key: string, document: Pick<CachedDocument, 'html'>): number;
  /** Content has changed: no cached document is fresh any more. */
  empty(): void;
}

/**
 * Caches whole documents for 10 s, as parts are, with their compressed forms. A cached document holds nothing of one visit:
 * its answer adds headers only. A document in which a part is missing is not cached.
 */
export function createDocumentCache(clock: Pick<Performance, 'now'> = performance): DocumentCache {
  const cache = new LRUCache<string, CachedDocument>({
    max: mostDocuments,
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => html.length,
    ttl: freshMs,
    perf: clock,
    ttlResolution: 0,
  });
  const composing = new Map<string, Promise<ComposedDocument>>();
  let emptied = 0;

  async function composeOnce(key: string, compose: () => Promise<ComposedDocument>): Promise<ComposedDocument> {
    const begun = emptied;
    const document = await compose();
    documentSources.inc({ source: 'composed' });
    if (document.isWhole && begun === emptied) cache.set(key, withCompressedForms(document));
    return document;
  }

  return {
    async get(key, compose) {
      const found = cache.get(key);
      if (found) {
        documentSources.inc({ source: 'cached' });
        return found;
      }
      const underWay = composing.get(key);
      const others = underWay && (await underWay.catch(() => undefined));
      // Another visitor's refusal or time limit does not count for this one. All who waited share one compression.
      if (others?.isWhole) return cache.get(key) ?? others;
      const own = composeOnce(key, compose);
      composing.set(key, own);
      return own.finally(() => composing.get(key) === own && composing.delete(key));
    },
    freshMs: (key, { html }) => (cache.peek(key)?.html === html ? cache.getRemainingTTL(key) : 0),
    empty() {
      emptied += 1;
      cache.clear();
      composing.clear();
    },
  };
}

function withCompressedForms(document: ComposedDocument): CachedDocument {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    ...document,
    compressed(encoding) {
      made[encoding] ??= encoding === 'br' ? compressions.br(document.html, quality) : compressions.gzip(document.html);
      return made[encoding];
    },
  };
}

/** The compression that a browser takes and that cached documents have. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => takesEncoding(accepted, name));
