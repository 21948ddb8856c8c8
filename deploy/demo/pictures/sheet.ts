import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The room for a picture and the words under it, in pixels, and how many there are on a sheet. */
const cell = { width: 240, height: 180, words: 16, across: 8, down: 8 };

/** Draws the pictures of a folder on sheets of up to 64, each over its name, as `into/sheet-1.jpg` and so on; answers how many. */
export async function contactSheets(pictures: string, names: readonly string[], into: string): Promise<number> {
  mkdirSync(into, { recursive: true });
  const each = cell.across * cell.down;
  const sheets = Math.ceil(names.length / each);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const shown = names.slice(sheet * each, (sheet + 1) * each);
    const cells = await Promise.all(shown.map((name) => drawn(join(pictures, `${name}.jpg`), name)));
    const height = Math.ceil(shown.length / cell.across) * (cell.height + cell.words);
    await sharp({ create: { width: cell.width * cell.across, height, channels: 3, background: 'white' } })
      .composite(
        cells.map((input, at) => ({
          input,
          left: (at % cell.across) * cell.width,
          top: Math.floor(at / cell.across) * (cell.height + cell.words),
        })),
      )
      .jpeg({ quality: 82 })
      .toFile(join(into, `sheet-${sheet + 1}.jpg`));
  }
  return sheets;
}

/** One picture, whole in its cell, over its name. */
async function drawn(file: string, name: string): Promise<Buffer> {
  const { width, height, words } = cell;
  const text = `<svg width="${width}" height="${words}"><text x="4" y="12" font-family="sans-serif" font-size="11">${name}</text></svg>`;
  return sharp(file)
    .resize(width - 4, height - 4, { fit: 'contain', background: 'white' })
    .extend({ bottom: words + 4, right: 4, background: 'white' })
    .composite([{ input: Buffer.from(text), gravity: 'south' }])
    .png()
    .toBuffer();
}
