import type { VariantEnding } from 'shared/pictures';
import sharp, { type Sharp } from 'sharp';

// One thread for each picture, as the caller limits how many are made at once.
sharp.concurrency(1);

/** A part of the name of every cached variant: raise it with every change of how a variant is made. */
export const recipe = 5;

/** A picture that says it has more is not read. */
export const mostPixels = 50_000_000;
const drawingDensity = 72;
/** From this width on a picture is a hero, or shown at twice the pixels. */
const heroWidth = 1920;

const encoded = {
  // 0.3 s for 1920×1080; at the library's default effort it is 6 s.
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
} satisfies Record<VariantEnding, unknown>;

/** Heroes show their grain: 11 to 58 kB of AVIF, not 9 to 27. Tiles and tools weigh more, and need less of it. */
const heroQualities = [78, 70, 62, 54];
const heroBytes = 60_000;

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
  if (ending === 'avif' && width >= heroWidth) return heroOf(picture);
  return encoded[ending](picture).toBuffer();
}

/** Encodes in the best quality that is light enough, or in the lowest. */
async function heroOf(picture: Sharp): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of heroQualities) {
    made = await picture.clone().avif({ quality, effort: 2 }).toBuffer();
    if (made.length <= heroBytes) break;
  }
  return made;
}
