import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refused } from '../refusal.ts';
import { pictureLimits } from './contract.ts';

/** Drawings, films and documents have programs of their own to read them: none of these is let near a stranger's file. */
const takenTypes = ['image/png', 'image/jpeg', 'image/webp'];
/** The picture of a long page at twice the pixels of a phone has less. */
const mostPixels = 40_000_000;
const box = { width: 800, height: 2400 };
const secondsAtMost = 10;
/** From the best to the smallest that still shows what is there. */
const qualities = [70, 45, 25];
const mostBytes = 300_000;

/** A picture that this server has made. */
export interface MadePicture {
  width: number;
  height: number;
  content: Buffer;
}

/**
 * Makes a picture of a team's again from its pixels alone, in a limited size, so that nothing else of the file is kept.
 * Throws RefusalError where it is no PNG, JPEG or WebP, or one that cannot be read, or is too large.
 */
export async function makeAgain(sample: string, source: Buffer): Promise<MadePicture> {
  if (source.length > pictureLimits.bytes) throw refused(`The picture of ${sample} is larger than 4 MB`, 413);
  const type = (await fileTypeFromBuffer(source))?.mime;
  if (!type || !takenTypes.includes(type)) throw refused(`The picture of ${sample} is no PNG, JPEG or WebP`);
  try {
    const small = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: secondsAtMost })
      .rotate()
      // A long page is shown from its top.
      .resize({ width: box.width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const { width } = small.info;
    const height = Math.min(small.info.height, box.height);
    for (const quality of qualities) {
      const content = await sharp(small.data).extract({ left: 0, top: 0, width, height }).webp({ quality }).toBuffer();
      if (content.length <= mostBytes) return { width, height, content };
    }
  } catch (cause) {
    throw refused(`The picture of ${sample} cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
  throw refused(`The picture of ${sample} stays larger than ${mostBytes / 1000} kB, however it is made`);
}
