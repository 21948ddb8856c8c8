import type { Language } from 'shared/i18n';

/** The drawings come in a French and a Dutch set; every other language has the French one, with words of its own (R96). */
export const badgeAddress = (url: string, language: Language): string =>
  language === 'nl' ? url.replace(/-fr(?=\.\w+$)/, '-nl') : url;
