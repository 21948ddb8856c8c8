import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** The share of the pixels that differ, 0 to 1, of a picture as large as both together. */
  share: number;
  /** What differs, in colour on a pale ground, as PNG. */
  picture: Buffer;
}

/** How far a colour may be off before it counts, 0 to 1: fonts are not drawn twice alike to the last bit. */
const colourThreshold = 0.1;

/** What is different between two pictures, both PNG; where one is larger, all that it has more differs. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) };
  const found = new PNG(size);
  const [one, other] = [onGround(old, size), onGround(now, size)];
  const pixels = pixelmatch(one.data, other.data, found.data, size.width, size.height, { threshold: colourThreshold });
  return { share: pixels / (size.width * size.height), picture: PNG.sync.write(found) };
}

/** No page has it. */
const ground = Buffer.from([255, 0, 255, 255]);

/** A picture in the upper left corner of a larger one. */
function onGround(picture: PNG, size: { width: number; height: number }): PNG {
  const whole = new PNG(size);
  whole.data.fill(ground);
  PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
  return whole;
}
