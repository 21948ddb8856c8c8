import type { VariantEnding } from 'shared/pictures';
import sharp, { type Sharp } from 'sharp';

// One thread for each picture: the caller limits how many are made at once.
sharp.concurrency(1);

/** Counted in what variants are kept under: raise it with every change of what is made from the same source. */
export const recipe = 3;

const mostPixels = 50_000_000;
const drawingDensity = 72;
/** From this width on a picture is a hero, or shown at twice the pixels. */
const heroWidth = 1920;

const encoded = {
  // 0.3 s for 1920×1080; at the library's default effort it is 6 s. Heroes show their grain: 16 to 57 kB, not 9 to 27.
  avif: (picture: Sharp, width: number) => picture.avif({ quality: width >= heroWidth ? 78 : 55, effort: 2 }),
  webp: (picture: Sharp, _width: number) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp, _width: number) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
} satisfies Record<VariantEnding, unknown>;

/**
 * A picture in a width in pixels and a format. A drawing is drawn at that width; a photograph is never made larger than
 * it is. Throws for what is no picture, and for one of more than fifty million pixels.
 */
export async function makeVariant(source: Buffer, width: number, ending: VariantEnding): Promise<Buffer> {
  const { format, width: natural } = await sharp(source, { limitInputPixels: mostPixels }).metadata();
  const isDrawing = format === 'svg';
  const density = isDrawing ? (drawingDensity * width) / natural : undefined;
  const picture = sharp(source, { limitInputPixels: mostPixels, density })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  return encoded[ending](picture, width).toBuffer();
}
