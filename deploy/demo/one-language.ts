import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage } from 'shared/i18n';
import { blockGallery } from '../content-api/block-gallery.ts';
import { contentFolder } from './content.ts';

/** What every text of the catalogue in one language begins with; nothing else of the site has it. */
export const mark = '§';

/** For tests: writes the demonstration brand in English alone, every text marked, and a page of all blocks, into a folder. */
export async function writeInOneLanguage(folder: string): Promise<void> {
  await cp(contentFolder, folder, { recursive: true });
  await writeFile(join(folder, 'pages/blocks.json'), JSON.stringify(await blockGallery(contentFolder)));
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, JSON.stringify(inEnglish(JSON.parse(await readFile(path, 'utf8'))), null, 1));
  }
}

/** A record with its texts in English alone. Slugs are none: they stand in addresses. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (value === null || typeof value !== 'object') return value;
  if (isText(value)) return { en: marked(value.en ?? Object.values(value)[0] ?? '') };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, ['slugs', 'hosts'].includes(name) ? inner : inEnglish(inner)]),
  );
}

const isText = (value: object): value is Record<string, string> => {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, text]) => isLanguage(name) && typeof text === 'string');
};

/** With the mark at the beginning of each piece of text that has letters, in HTML too. */
const marked = (text: string): string => text.replaceAll(/(?<=^|>)[^<>]*\p{L}[^<>]*/gu, (piece) => `${mark}${piece}`);
