import { isLanguage } from 'shared/i18n';
import type { Database } from '../database/index.ts';
import * as demonstration from './content.ts';
import { blockGallery } from './pages/block-gallery.ts';
import { type Content, seed as seedContent } from './seed.ts';

/** What every text of the catalogue in one language begins with; nothing else of the site has it. */
export const mark = '§';

/** For tests, as SEED_DEMO takes it: the demonstration brand in English alone, every text marked, and a page of all blocks. */
export const seed = (db: Database): Promise<void> => {
  const { path, seo, blocks } = blockGallery;
  const pageRows = [...demonstration.pageRows, { path, seo, blocks }];
  return seedContent(db, inEnglish<Content>({ ...demonstration, pageRows }));
};

/** The same with its texts in English alone. Slugs are none: they stand in addresses. */
function inEnglish<Value>(value: Value): Value;
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inEnglish(one));
  if (value === null || typeof value !== 'object') return value;
  if (isText(value)) return { en: marked(value.en ?? Object.values(value)[0] ?? '') };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'slugs' ? inner : inEnglish(inner)]),
  );
}

const isText = (value: object): value is Record<string, string> => {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, text]) => isLanguage(name) && typeof text === 'string');
};

/** With the mark at the beginning of each piece of text that has letters, in HTML too. */
const marked = (text: string): string => text.replaceAll(/(?<=^|>)[^<>]*\p{L}[^<>]*/gu, (piece) => `${mark}${piece}`);
