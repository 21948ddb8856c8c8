import type { Language } from 'shared/i18n';

/** The drawings come in a French and a Dutch set; every other language has the French one, with words of its own (R96). */
const sets: Record<Language, 'fr' | 'nl'> = { fr: 'fr', nl: 'nl', en: 'fr', de: 'fr' };

export const badgeAddress = (url: string, language: Language): string =>
  url.replace(/-fr(?=\.\w+$)/, `-${sets[language]}`);
