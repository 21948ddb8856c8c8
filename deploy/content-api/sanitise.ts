import sanitizeHtml from 'sanitize-html';
import { allowedScripts } from 'shared/embeds';
import { locales } from 'shared/i18n';
import { type BlockField, fieldsOfBlock } from 'shared/schema';
import { forEditors } from './as-live.ts';
import type { BlockContent } from './block-content.generated.ts';
import type { Localised } from './content.ts';
import { inWords } from './html-to-words.ts';
import { isStoredObject, isStoredText, storedAt, storedValues } from './stored-content.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'mf-fragment'],
  allowedAttributes: { a: ['href', 'target', 'rel'], 'mf-fragment': ['of', 'major', 'props'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: attribs.target ? { ...attribs, rel: 'noopener' } : attribs }),
  },
  // Editors may place the fragments that are lent to them, and no other.
  exclusiveFilter: ({ tag, attribs }) => tag === 'mf-fragment' && !forEditors().has(attribs.of ?? ''),
};

/** The block `Html` is for what no other block can say: tables, pictures, and what a script of the list shows. */
const richRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [
    ...(rules.allowedTags || []),
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    ...rules.allowedAttributes,
    figure: allowedScripts.flatMap(({ attributes }) => attributes),
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  exclusiveFilter: (frame) =>
    (frame.tag === 'img' && !isPictureAddress(frame.attribs.src ?? '')) || (rules.exclusiveFilter?.(frame) ?? false),
};

const isPictureAddress = (address: string): boolean => /^(?:https:\/\/[^/]|\/pictures\/)/.test(address);

/** Sanitises an editor's HTML by an allow list, against XSS: scripts, styles and foreign schemes go. */
export const sanitised = (html: string): string => sanitizeHtml(html, rules);

/** The same for the block that may hold tables and pictures. */
export const sanitisedRich = (html: string): string => sanitizeHtml(html, richRules);

/** A text whose HTML is sanitised in every language. */
export const sanitisedText = (text: Localised): Localised => inEveryLanguage(text, sanitised);

/** A block whose HTML is sanitised, wherever the schema says that there is some: pages are written through this. */
export function sanitisedBlock(block: BlockContent): BlockContent {
  const clean = structuredClone(block);
  sanitiseFields(clean.type, clean);
  return clean;
}

function sanitiseFields(type: string, holder: object): void {
  for (const field of fieldsOfBlock(type)) {
    if (field.kind === 'object') {
      for (const inner of storedValues(holder, field.at)) if (isStoredObject(inner)) sanitiseFields(field.type, inner);
      continue;
    }
    const clean = cleaners[field.kind];
    const values = storedValues(holder, field.at);
    if (!clean || values.length === 0) continue;
    const cleaned = values.flatMap((value) => clean(value) ?? []);
    const inside = storedAt(holder, field.at.slice(0, -1));
    if (isStoredObject(inside)) inside[field.at.at(-1) ?? ''] = field.isList ? cleaned : cleaned[0];
  }
}

type Cleaner = (value: unknown) => unknown;

/** What becomes of a value of each kind; undefined drops it. Kinds without a cleaner cannot hold HTML or scripts. */
const cleaners: Record<Exclude<BlockField['kind'], 'object'>, Cleaner | undefined> = {
  html: (value) => (isStoredText(value) ? sanitisedText(value) : undefined),
  'rich-html': (value) => (isStoredText(value) ? inEveryLanguage(value, sanitisedRich) : undefined),
  'script-address': (value) => (isSecure(String(value)) ? value : undefined),
  text: inWords,
  name: undefined,
  address: undefined,
  color: undefined,
  boolean: undefined,
  choice: undefined,
  shape: inWords,
  record: undefined,
};

const isSecure = (address: string): boolean => URL.parse(address)?.protocol === 'https:';

function inEveryLanguage(text: Localised, clean: (html: string) => string): Localised {
  const result: Localised = {};
  for (const locale of locales) {
    const translation = text[locale];
    if (translation !== undefined) result[locale] = clean(translation);
  }
  return result;
}
