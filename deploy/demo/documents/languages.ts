import { type Language as DocumentLanguage, languages } from 'shared/i18n';
import type { Localised } from '../../content-api/content.ts';
import { textIn } from '../../content-api/language.ts';

/** Every document is in all languages of the site, in their order. */
export { type Language as DocumentLanguage, languageNames, languages } from 'shared/i18n';

/** A text in a language; documents are only made of texts that are there in all of them. */
export const said = (text: Localised, language: DocumentLanguage): string => textIn(language, text);

/** The labels of values in every document. */
export { default as labels } from './labels.json' with { type: 'json' };

/** The same text in all languages, with a dot between. */
export const inAll = (text: Localised): string => languages.map((language) => said(text, language)).join('  ·  ');
