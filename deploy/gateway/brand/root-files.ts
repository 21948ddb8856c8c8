import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import sharp from 'sharp';
import type { BrandReader, SiteBrand } from './read-brand.ts';

const maxAgeSeconds = 24 * 60 * 60;
const drawingDensity = 72;

/** What browsers and phones look for at the root of a site: pictures of the brand's icon, by their sizes in pixels. */
const pictures = {
  'favicon.ico': [16, 32, 48],
  'apple-touch-icon.png': [180],
  'icon-192.png': [192],
  'icon-512.png': [512],
};

interface RootFileOptions {
  brands: Pick<BrandReader, 'now'>;
  /** The folder of the pictures that content names as `/pictures/…`. */
  pictures: string;
}

/** Icons and web manifest at the root of the site, made from the brand's record and its one drawing, once for each. */
export async function rootFileRoutes(
  app: FastifyInstance,
  { brands, pictures: folder }: RootFileOptions,
): Promise<void> {
  const made = new WeakMap<SiteBrand, Map<string, Promise<Buffer>>>();

  async function pictureOf(own: SiteBrand, file: string, sizes: readonly number[]): Promise<Buffer> {
    const [, name] = /^\/pictures\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.svg)$/.exec(own.icon ?? '') ?? [];
    if (!name) throw new SiteError('not-found');
    const drawing = await readFile(join(folder, name)).catch((cause: unknown) => {
      throw new SiteError('not-found', `There is no picture ${name}`, { cause });
    });
    const drawn = await Promise.all(sizes.map((size) => drawAt(drawing, size)));
    return file.endsWith('.ico') ? iconFile(drawn, sizes) : Buffer.concat(drawn);
  }

  for (const [file, sizes] of Object.entries(pictures))
    app.get(`/${file}`, async (_request, reply) => {
      const own = await brands.now();
      const files = made.get(own) ?? new Map<string, Promise<Buffer>>();
      made.set(own, files);
      const picture = files.get(file) ?? pictureOf(own, file, sizes);
      files.set(file, picture);
      picture.catch(() => files.delete(file));
      return reply
        .header('cache-control', `public, max-age=${maxAgeSeconds}`)
        .type(file.endsWith('.ico') ? 'image/x-icon' : 'image/png')
        .send(await picture);
    });

  app.get('/site.webmanifest', async (_request, reply) => {
    const { name, themeColor, backgroundColor, icon } = await brands.now();
    const icons = [192, 512].map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
    return reply
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          name,
          start_url: '/',
          scope: '/',
          display: 'browser',
          background_color: backgroundColor ?? undefined,
          theme_color: themeColor ?? undefined,
          icons: icon ? icons : [],
        }),
      );
  });
}

async function drawAt(drawing: Buffer, size: number): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (drawingDensity * size) / width })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file that holds PNG pictures: a head of six bytes, sixteen for each picture, and the pictures. */
function iconFile(drawn: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * drawn.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawn.length, 4);
  let offset = head.length;
  for (const [index, picture] of drawn.entries()) {
    const at = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...drawn]);
}
