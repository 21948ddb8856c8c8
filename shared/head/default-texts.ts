import type { Language } from '../i18n/index.ts';

/** What a page is described by that has no description of its own (R361). */
export const defaultDescriptions: Record<Language, string> = {
  fr: 'Meubles, vasques et miroirs de salle de bains, dessinés et fabriqués avec soin par Rivelle.',
  nl: 'Badkamermeubelen, wastafels en spiegels, met zorg ontworpen en gemaakt door Rivelle.',
  en: 'Bathroom furniture, washbasins and mirrors, designed and made with care by Rivelle.',
  de: 'Badmöbel, Waschtische und Spiegel, mit Sorgfalt entworfen und gefertigt von Rivelle.',
};
