import type { Language } from 'shared/i18n';

interface InspectorTexts {
  title: string;
  close: string;
  owner: string;
  version: string;
  source: string;
  /** Where a part's HTML comes from; `ms` is put in front of the first. */
  rendered: string;
  browser: string;
  /** The code of the part's remote that this page has loaded. */
  code: string;
  history: string;
}

export const inspectorTexts: Record<Language, InspectorTexts> = {
  fr: {
    title: 'Les parties de cette page',
    close: 'Fermer',
    owner: 'Responsable',
    version: 'Version',
    source: 'Origine',
    rendered: 'rendue par le serveur',
    browser: 'montée par le navigateur',
    code: 'Code chargé',
    history: 'Historique de ses versions',
  },
  nl: {
    title: 'De onderdelen van deze pagina',
    close: 'Sluiten',
    owner: 'Eigenaar',
    version: 'Versie',
    source: 'Herkomst',
    rendered: 'gemaakt door de server',
    browser: 'gemaakt door de browser',
    code: 'Geladen code',
    history: 'Geschiedenis van de versies',
  },
  en: {
    title: 'The parts of this page',
    close: 'Close',
    owner: 'Owner',
    version: 'Version',
    source: 'Source',
    rendered: 'rendered by the server',
    browser: 'mounted by the browser',
    code: 'Code loaded',
    history: 'History of its releases',
  },
  de: {
    title: 'Die Teile dieser Seite',
    close: 'Schließen',
    owner: 'Zuständig',
    version: 'Version',
    source: 'Herkunft',
    rendered: 'vom Server gerendert',
    browser: 'vom Browser aufgebaut',
    code: 'Geladener Code',
    history: 'Verlauf der Versionen',
  },
};
