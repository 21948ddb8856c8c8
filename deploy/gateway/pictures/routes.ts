import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readVariant, socialWidth, type Variant, variantFormats } from 'shared/pictures';
import { isPictureElsewhere } from '../../tokens/picture-address.ts';
import { drawingPolicy } from '../content-files.ts';
import { createPicturesElsewhere, type ElsewhereOptions } from './elsewhere.ts';
import type { makeVariant } from './make-variant.ts';
import { createVariantStore } from './variant-store.ts';

interface VariantOptions {
  /** The folder of the pictures that variants are made of. */
  pictures: string;
  /** The folder of the cache of variants. */
  cache: string;
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

/** Pictures in the widths and formats that `shared/pictures` names, at `/variants/<width>/<picture>.<format>`. */
export async function variantRoutes(app: FastifyInstance, options: VariantOptions): Promise<void> {
  const { pictures, cache, make } = options;
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
    const name = variant && (await store.nameOf(variant));
    if (!variant || !name) return reply.callNotFound();
    const etag = `"${name}"`;
    reply
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

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
    return content ? reply.type(typeOf(name)).send(content) : sendSource(reply, variant);
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
    reply.removeHeader('etag').header('cache-control', 'no-store').type(typeOf(source));
    if (source.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
    return reply.send(await readFile(file));
  }
}
