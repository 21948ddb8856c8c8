import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageVisit } from 'shared/platform';
import { type Encoding, takesEncoding } from '../from-memory.ts';
import type { ComposedDocument } from './compose-document.ts';
import { documentSources } from './metrics.ts';
import { freshMs } from './part-cache.ts';

const mostDocuments = 300;
const mostCharacters = 32 * 1024 * 1024;
/**
 * The next two qualities take five times as long for a fiftieth less; a larger window than a document needs takes memory to no
 * end.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A document with its compressed forms. */
export interface CachedDocument extends ComposedDocument {
  /** Compresses in another thread, once for all who get it. */
  compressed(encoding: Encoding): Promise<Buffer>;
  /** Whether it was in the cache: from its second answer on. */
  isKept: boolean;
}

/**
 * Whether the document of a visit may be cached and answered to other visitors: nothing in it is one visitor's own. The
 * document also has to be whole (`isWhole` of the composed document). Documents of QA visits are never cached.
 */
export const mayBeShared = ({ signedIn, posted, guestProducts }: PageVisit): boolean =>
  !signedIn && !posted && !guestProducts;

/** Does work when it is its turn. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Documents that every visitor may get. */
export interface DocumentCache {
  /** The document of `key`; on a cache miss it is composed when it is its turn, once for all who ask at the same time. */
  get(key: string, compose: () => Promise<ComposedDocument>, inTurn?: InTurn): Promise<CachedDocument>;
  /** How long a document stays the cached one of `key`, in ms; 0 where it is not, or content has changed since. */
  freshMs(key: string, document: Pick<CachedDocument, 'html'>): number;
  /** Content has changed: no cached document is fresh any more. */
  empty(): void;
}

interface DocumentCacheOptions {
  /** Whether `empty` is called now for every change of content. */
  hearsOfChanges?(): boolean;
  clock?: Pick<Performance, 'now'>;
}

/**
 * Caches whole documents with their compressed forms, for as long as parts are cached; with a stale part for 10 s. A cached
 * document holds nothing of one visit: its answer adds headers only. A document in which a part is missing is not cached.
 */
export function createDocumentCache({
  hearsOfChanges = () => false,
  clock = performance,
}: DocumentCacheOptions = {}): DocumentCache {
  const cache = new LRUCache<string, CachedDocument>({
    max: mostDocuments,
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => html.length,
    // Each document says its own.
    ttl: 1,
    perf: clock,
    ttlResolution: 0,
  });
  const composing = new Map<string, Promise<CachedDocument>>();
  let emptied = 0;

  async function composeOnce(key: string, compose: () => Promise<ComposedDocument>): Promise<CachedDocument> {
    const begun = emptied;
    const document = withCompressedForms(await compose());
    documentSources.inc({ source: 'composed' });
    const ttl = freshMs(hearsOfChanges() && document.isFresh);
    if (document.isWhole && begun === emptied) cache.set(key, { ...document, isKept: true }, { ttl });
    return document;
  }

  /** The cached one, or that of another who is composing it; undefined where neither is. */
  function known(key: string): Promise<CachedDocument | undefined> | undefined {
    const kept = cache.get(key);
    if (kept) documentSources.inc({ source: 'cached' });
    if (kept) return Promise.resolve(kept);
    return composing.get(key)?.then(
      // All who waited share one compression.
      (others) => (others.isWhole ? (cache.get(key) ?? others) : undefined),
      // Another visitor's refusal or time limit does not count for this one.
      () => undefined,
    );
  }

  function composeForAll(key: string, compose: () => Promise<ComposedDocument>): Promise<CachedDocument> {
    const own = composeOnce(key, compose);
    composing.set(key, own);
    return own.finally(() => composing.get(key) === own && composing.delete(key));
  }

  return {
    async get(key, compose, inTurn = (work) => work()) {
      const there = known(key);
      const found = there && (await there);
      if (found) return found;
      return inTurn(async () => {
        // Another may have begun while this one waited for its turn.
        const others = known(key);
        return (others && (await others)) ?? composeForAll(key, compose);
      });
    },
    freshMs: (key, { html }) => (cache.peek(key)?.html === html ? cache.getRemainingTTL(key) : 0),
    empty() {
      emptied += 1;
      cache.clear();
      composing.clear();
    },
  };
}

/** A document that was just composed. */
export function withCompressedForms(document: ComposedDocument): CachedDocument {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    ...document,
    isKept: false,
    compressed(encoding) {
      made[encoding] ??= encoding === 'br' ? compressions.br(document.html, brotli) : compressions.gzip(document.html);
      return made[encoding];
    },
  };
}

/** The compression that a browser takes and that documents have. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => takesEncoding(accepted, name));
