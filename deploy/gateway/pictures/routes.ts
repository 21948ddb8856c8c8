import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readVariant, socialWidth, type Variant, variantFormats } from 'shared/pictures';
import { isPictureElsewhere } from '../../tokens/picture-address.ts';
import { drawingPolicy } from '../content-files.ts';
import { type FromMemory, type ReadyAnswer, writeReady } from '../from-memory.ts';
import { createPicturesElsewhere, type ElsewhereOptions } from './elsewhere.ts';
import type { makeVariant } from './make-variant.ts';
import { createVariantStore, type Source, variantName } from './variant-store.ts';

interface VariantOptions {
  /** The folder of the pictures that variants are made of. */
  pictures: string;
  /** The folder of the cache of variants. */
  cache: string;
  memory: VariantMemory;
  make?: typeof makeVariant;
  /** Pictures on other hosts. */
  elsewhere: Omit<ElsewhereOptions, 'onFailure'>;
}

/** How long a request waits for a variant that is made for the first time; after that it gets the source. */
const pictureWaitMs = 700;

/** Social networks can wait longer, and cannot show a drawing. */
const socialWaitMs = 20_000;

/**
 * The address stays the same when a picture changes: browsers may show the old one for a day, and once more while they
 * revalidate.
 */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=2592000';

/** The few headers that a picture needs: policies of documents are a kilobyte. */
const headersOf = (etag: string) => ({
  etag,
  'cache-control': cacheControl,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': drawingPolicy,
});

const endings: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const types = new Map([
  ...Object.entries(endings),
  ...variantFormats.map(({ ending, type }) => [ending, type] as const),
]);
const typeOf = (name: string): string => types.get(name.split('.').pop() ?? '') ?? 'application/octet-stream';

const mostBytes = 32 * 1024 * 1024;

/** Variants as answers in memory. */
export interface VariantMemory {
  keep(address: string, answer: ReadyAnswer, source: Source): void;
  fromMemory: FromMemory;
}

interface KeptVariant {
  answer: ReadyAnswer;
  source: Source;
  /** When the source was last known to be the same, ms since the start of the process. */
  seenAt: number;
  isLookedAfter?: boolean;
}

/**
 * Caches variants in memory (LRU): the first picture of a page is asked for together with scripts that are answered from
 * memory, and what is answered first is first on a slow line. Their files are looked after beside the answers, since no visitor may wait
 * for a disk: a change is seen about `lookMs` later, and nothing is answered that was not looked at for `freshMs`.
 */
export function createVariantMemory({ lookMs = 1_000, freshMs = 60_000 } = {}): VariantMemory {
  const cache = new LRUCache<string, KeptVariant>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => answer.body.length + 1000,
  });

  async function lookAfter(address: string, kept: KeptVariant): Promise<void> {
    kept.isLookedAfter = true;
    const { file, changedAt } = kept.source;
    const now = await stat(file).catch(() => undefined);
    kept.isLookedAfter = false;
    if (now?.mtimeMs === changedAt) kept.seenAt = performance.now();
    else if (cache.peek(address) === kept) cache.delete(address);
  }

  return {
    keep(address, answer, source) {
      // A query does not name another picture, and must not fill the memory.
      if (!address.includes('?')) cache.set(address, { answer, source, seenAt: performance.now() });
    },
    fromMemory: {
      route: '/variants/*',
      find({ url = '', headers }) {
        const kept = url.startsWith('/variants/') ? cache.get(url) : undefined;
        if (!kept || headers['if-none-match'] === kept.answer.headers.etag) return undefined;
        const age = performance.now() - kept.seenAt;
        if (age >= freshMs) return undefined;
        if (age >= lookMs && !kept.isLookedAfter) void lookAfter(url, kept);
        return kept.answer;
      },
    },
  };
}

/** Pictures in the widths and formats that `shared/pictures` names, at `/variants/<width>/<picture>.<format>`. */
export async function variantRoutes(app: FastifyInstance, options: VariantOptions): Promise<void> {
  const { pictures, cache, memory, make } = options;
  const fileElsewhere = await createPicturesElsewhere({
    ...options.elsewhere,
    onFailure: (err, picture) => app.log.warn({ err, picture }, 'A picture of another host cannot be had'),
  });
  const fileOf = async (source: string) =>
    isPictureElsewhere(source) ? fileElsewhere(source) : join(pictures, source);
  const store = await createVariantStore(fileOf, cache, make, (err) =>
    app.log.error({ err }, 'A picture cannot be kept in the size that it was made in'),
  );

  app.get<{ Params: { '*': string } }>('/variants/*', async (request, reply) => {
    const variant = readVariant(request.params['*']);
    const source = variant && (await store.sourceOf(variant));
    if (!variant || !source) return reply.callNotFound();
    const name = variantName(variant, source);
    const etag = `"${name}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headersOf(etag)).send();

    const stop = new AbortController();
    const content = await Promise.race([
      store.content(variant, name).catch((error: unknown) => {
        request.log.error({ err: error, picture: variant.source }, 'A picture cannot be made smaller');
        return undefined;
      }),
      after(variant.width === socialWidth ? socialWaitMs : pictureWaitMs, undefined, { signal: stop.signal }).catch(
        () => undefined,
      ),
    ]);
    stop.abort();
    if (!content) return sendSource(reply, variant);
    const answer = { status: 200, headers: { ...headersOf(etag), 'content-type': typeOf(name) }, body: content };
    // That of another host is fetched again from time to time.
    if (!isPictureElsewhere(variant.source)) memory.keep(request.url, answer, source);
    reply.hijack();
    writeReady(reply.raw, answer);
  });

  // For what shows a picture without variants of it, as structured data does.
  app.get<{ Params: { '*': string } }>('/pictures/elsewhere/*', async (request, reply) => {
    const file = await fileElsewhere(`elsewhere/${request.params['*']}`);
    if (!file) return reply.callNotFound();
    reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/webp').send(await readFile(file));
  });

  async function sendSource(reply: FastifyReply, { source }: Variant): Promise<FastifyReply> {
    const file = await fileOf(source);
    if (!file) return reply.code(404).send();
    reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(typeOf(source));
    if (source.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
    return reply.send(await readFile(file));
  }
}
