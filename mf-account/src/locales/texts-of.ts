import type { Language } from 'shared/i18n';
import type french from './fr.json';

/** The texts of this remote in a language, for what is needed outside of a view. */
export async function textsOf(language: Language): Promise<typeof french> {
  const { default: texts } = await import(`./${language}.json`);
  return texts;
}
