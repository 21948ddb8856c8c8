import { createInstance, type i18n } from 'i18next';
import type { Texts } from '../remote/definition.ts';
import type { Language } from './countries.ts';

/**
 * The texts of one part in one language, ready before its first render. The build has already filled in what the
 * language lacks (R7, R9), so a key that is still missing shows nothing rather than itself.
 */
export async function createTexts(language: Language, texts: Texts): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: () => '',
  });
  return instance;
}
