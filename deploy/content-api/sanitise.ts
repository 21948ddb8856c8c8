import sanitizeHtml from 'sanitize-html';
import { fragmentContracts, isFragmentName } from '../../shared/fragments/contracts.ts';
import { languages } from '../../shared/i18n/index.ts';
import type { BlockContent, Localised } from './content.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'mf-fragment'],
  allowedAttributes: { a: ['href', 'target', 'rel'], 'mf-fragment': ['of', 'props'] },
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

/** Keeps of an editor's HTML what a text may consist of; scripts, styles and foreign schemes go. */
export const sanitised = (html: string): string => sanitizeHtml(html, rules);

/** A block whose HTML is sanitised; content is written through this, so that readers can rely on it. */
export function sanitisedBlock(block: BlockContent): BlockContent {
  switch (block.type) {
    case 'EditoSimple':
    case 'EditoHalf':
    case 'PushTextImage':
      return { ...block, text: inEveryLanguage(block.text) };
    case 'CmsContent':
      return { ...block, content: inEveryLanguage(block.content) };
    default:
      return block;
  }
}

function inEveryLanguage(text: Localised): Localised {
  const clean: Localised = { fr: sanitised(text.fr) };
  for (const language of languages) {
    const translation = text[language];
    if (translation) clean[language] = sanitised(translation);
  }
  return clean;
}
