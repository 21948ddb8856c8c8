import { decodeHTML } from 'entities';
import { isLanguage, type Language } from 'shared/i18n';
import type { BlockContent } from '../../block-content.generated.ts';
import type { Localised } from '../../content.ts';
import { textIn } from '../../language.ts';

/** What a visitor reads of a piece of HTML: its words without the tags, one space apart. */
export const plainText = (html: string): string =>
  decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What links and pictures are called says little of what a page is about. */
const asides = new Set(['alt', 'cta', 'leftCta', 'rightCta', 'buttons', 'linkLists', 'document']);

/** The texts of content blocks, as plain text in a language. */
export const textOfBlocks = (blocks: readonly BlockContent[], language: Language): string =>
  [...textsIn(blocks)].map((text) => plainText(textIn(language, text))).join(' ');

function* textsIn(value: unknown): Generator<Localised> {
  if (value === null || typeof value !== 'object') return;
  if (isLocalised(value)) {
    yield value;
    return;
  }
  for (const [name, inner] of Object.entries(value)) if (!asides.has(name)) yield* textsIn(inner);
}

const isLocalised = (value: object): value is Localised => {
  const parts = Object.entries(value);
  return parts.length > 0 && parts.every(([name, part]) => isLanguage(name) && typeof part === 'string');
};
