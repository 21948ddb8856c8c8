import sanitizeHtml from 'sanitize-html';
import { allowedScripts } from '../../shared/embeds/allowed-scripts.ts';
import { fragmentContracts, isFragmentName } from '../../shared/fragments/contracts.ts';
import { languages } from '../../shared/i18n/index.ts';
import type { BlockContent, Localised } from './content.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'mf-fragment'],
  allowedAttributes: { a: ['href', 'target', 'rel'], 'mf-fragment': ['of', 'major', 'props'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: attribs.target ? { ...attribs, rel: 'noopener' } : attribs }),
  },
  // Editors may place the fragments whose contract says so, and no other.
  exclusiveFilter: ({ tag, attribs }) => {
    const name = attribs.of ?? '';
    return tag === 'mf-fragment' && !(isFragmentName(name) && fragmentContracts[name].content);
  },
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

/** Keeps of an editor's HTML what a text may consist of; scripts, styles and foreign schemes go. */
export const sanitised = (html: string): string => sanitizeHtml(html, rules);

/** A text whose HTML is sanitised in every language. */
export const sanitisedText = (text: Localised): Localised => inEveryLanguage(text, sanitised);

/** A block whose HTML is sanitised; content is written through this, so that readers can rely on it. */
export function sanitisedBlock(block: BlockContent): BlockContent {
  switch (block.type) {
    case 'EditoSimple':
    case 'EditoHalf':
    case 'EditoTwoThird':
    case 'EditoCompo1':
    case 'EditoCompo2':
    case 'ImageFullTextBlock':
    case 'MeaL':
    case 'MeaXl':
    case 'PushTextImage':
    case 'PushCatalog':
      return { ...block, text: sanitisedText(block.text) };
    case 'CmsContent':
      return { ...block, content: sanitisedText(block.content) };
    case 'Accordion':
      return { ...block, items: block.items.map((item) => ({ ...item, text: sanitisedText(item.text) })) };
    case 'Html':
      return {
        ...block,
        code: inEveryLanguage(block.code, (html) => sanitizeHtml(html, richRules)),
        ...(block.sideEffects && { sideEffects: block.sideEffects.filter(isSecure) }),
      };
    default:
      return block;
  }
}

const isSecure = (address: string): boolean => URL.parse(address)?.protocol === 'https:';

function inEveryLanguage(text: Localised, clean: (html: string) => string): Localised {
  const result: Localised = {};
  for (const language of languages) {
    const translation = text[language];
    if (translation !== undefined) result[language] = clean(translation);
  }
  return result;
}
