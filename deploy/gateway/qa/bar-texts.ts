import type { Language } from 'shared/i18n';
import type { Fault } from 'shared/release';

interface BarTexts {
  /** The name of the bar, and what it says while it is folded into its corner. */
  title: string;
  onlyHere: string;
  /** `live` is the version that everybody else sees. */
  inPlaceOf(live: string): string;
  faults: Record<Fault, string>;
  until(moment: string): string;
  end: string;
  /** Opens the inspector; Alt and a click do so, too. */
  inspect: string;
}

export const barTexts: Record<Language, BarTexts> = {
  fr: {
    title: 'Aperçu QA',
    onlyHere: 'Visible dans ce navigateur seulement :',
    inPlaceOf: (live) => `au lieu de ${live}`,
    faults: {
      slow: 'répond avec 2 s de retard',
      hang: 'ne répond jamais',
      404: 'ses fichiers manquent',
      throw: 'tombe en erreur',
    },
    until: (moment) => `Jusqu’au ${moment}.`,
    end: 'Quitter l’aperçu',
    inspect: 'Inspecter les parties (Alt + clic)',
  },
  nl: {
    title: 'QA-voorbeeld',
    onlyHere: 'Alleen in deze browser te zien:',
    inPlaceOf: (live) => `in plaats van ${live}`,
    faults: {
      slow: 'antwoordt 2 s te laat',
      hang: 'antwoordt nooit',
      404: 'mist zijn bestanden',
      throw: 'geeft een fout',
    },
    until: (moment) => `Tot ${moment}.`,
    end: 'Voorbeeld verlaten',
    inspect: 'Onderdelen bekijken (Alt + klik)',
  },
  en: {
    title: 'QA preview',
    onlyHere: 'RequestComposition in this browser only:',
    inPlaceOf: (live) => `in place of ${live}`,
    faults: {
      slow: 'answers 2 s late',
      hang: 'never answers',
      404: 'has lost its files',
      throw: 'throws an error',
    },
    until: (moment) => `Until ${moment}.`,
    end: 'Leave the preview',
    inspect: 'Inspect the parts (Alt + click)',
  },
  de: {
    title: 'QA-Vorschau',
    onlyHere: 'Nur in diesem Browser zu sehen:',
    inPlaceOf: (live) => `statt ${live}`,
    faults: {
      slow: 'antwortet 2 s zu spät',
      hang: 'antwortet nie',
      404: 'findet seine Dateien nicht',
      throw: 'wirft einen Fehler',
    },
    until: (moment) => `Bis ${moment}.`,
    end: 'Vorschau beenden',
    inspect: 'Teile ansehen (Alt + Klick)',
  },
};
