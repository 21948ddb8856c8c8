import type { Language } from 'shared/i18n';

/** The day of an article in figures: French everywhere writes it as in France, others as in the page's locale (R162, C17). */
export function articleDate(date: string, { language, locale }: { language: Language; locale: string }): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    // A day of the calendar, not a moment: it is the same in every zone.
    timeZone: 'UTC',
  });
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? date : format.format(day);
}
