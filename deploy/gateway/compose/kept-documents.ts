import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageVisit } from 'shared/platform';
import { type Encoding, takesEncoding } from '../takes-encoding.ts';
import type { ComposedDocument } from './compose-document.ts';
import { documentSources } from './part-metrics.ts';

const freshMs = 10_000;
const most = 300;
const mostCharacters = 32 * 1024 * 1024;
/** Better than what is compressed for one answer only. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A document; from its second answer on with its compressed form. */
export interface KeptDocument extends ComposedDocument {
  compressed?(encoding: Encoding): Promise<Buffer>;
}

/**
 * Whether the document of a visit may be kept in memory and answered to other visitors: nothing in it is one visitor's
 * own. It is kept if it is also whole (`isWhole` of the composed document). Documents of QA visits are never kept.
 */
export const mayBeShared = ({ signedIn, posted, guestProducts }: PageVisit): boolean =>
  !signedIn && !posted && !guestProducts;

/** Documents that every visitor may get. */
export interface KeptDocuments {
  /** The document of `key`; composes it where none is kept, once for all who ask at the same time. */
  get(key: string, compose: () => Promise<ComposedDocument>): Promise<KeptDocument>;
  /** How long a document goes on being the kept one of `key`, in ms; 0 where it is not, or content has changed since. */
  freshMs(key: string, document: Pick<KeptDocument, 'html'>): number;
  /** Content has changed: none is fresh any more. */
  empty(): void;
}

/**
 * Keeps whole documents for 10 s, as parts are (C36, C61), with their compressed forms. A kept document holds nothing of a
 * visit: its answer adds headers only. A document in which a part is missing is not kept.
 */
export function keepDocuments(clock: Pick<Performance, 'now'> = performance): KeptDocuments {
  const kept = new LRUCache<string, KeptDocument>({
    max: most,
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
    if (document.isWhole && begun === emptied) kept.set(key, keptDocument(document));
    return document;
  }

  return {
    async get(key, compose) {
      const found = kept.get(key);
      if (found) {
        documentSources.inc({ source: 'kept' });
        return found;
      }
      const underWay = composing.get(key);
      const others = underWay && (await underWay.catch(() => undefined));
      // What somebody else was refused, or did not get in time, is not held against this visitor.
      // All who waited share one compression.
      if (others?.isWhole) return kept.get(key) ?? others;
      const own = composeOnce(key, compose);
      composing.set(key, own);
      return own.finally(() => composing.get(key) === own && composing.delete(key));
    },
    freshMs: (key, { html }) => (kept.peek(key)?.html === html ? kept.getRemainingTTL(key) : 0),
    empty() {
      emptied += 1;
      kept.clear();
      composing.clear();
    },
  };
}

function keptDocument(document: ComposedDocument): KeptDocument {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    ...document,
    compressed(encoding) {
      made[encoding] ??= encoding === 'br' ? compressions.br(document.html, quality) : compressions.gzip(document.html);
      return made[encoding];
    },
  };
}

/** The compression that a browser takes and that kept documents have. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => takesEncoding(accepted, name));
