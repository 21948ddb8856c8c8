import type { Language } from 'shared/i18n';

interface InspectorTexts {
  title: string;
  close: string;
  owner: string;
  version: string;
  source: string;
  /** Where a part's HTML comes from; how long it took is put behind it. */
  sources: Record<'render' | 'cache' | 'stale' | 'browser' | 'site', string>;
  /** The code of the part's remote that this page has loaded. */
  code: string;
  /** What of its remote went live last, and what is said where that cannot be had. */
  releases: string;
  noReleases: string;
  /** Leads to the remote's page in the console. */
  console: string;
}

export const inspectorTexts: Record<Language, InspectorTexts> = {
  fr: {
    title: 'Les parties de cette page',
    close: 'Fermer',
    owner: 'Responsable',
    version: 'Version',
    source: 'Origine',
    sources: {
      render: 'rendue par le serveur',
      cache: 'rendue peu avant pour une autre visite',
      stale: 'gardée d’un rendu plus ancien',
      browser: 'montée par le navigateur',
      site: 'rendue par le site, qui n’en dit pas plus',
    },
    code: 'Code chargé',
    releases: 'Dernières mises en ligne',
    noReleases: 'Aucune n’est connue.',
    console: 'Ouvrir dans la console',
  },
  nl: {
    title: 'De onderdelen van deze pagina',
    close: 'Sluiten',
    owner: 'Eigenaar',
    version: 'Versie',
    source: 'Herkomst',
    sources: {
      render: 'gemaakt door de server',
      cache: 'net daarvoor gemaakt voor een ander bezoek',
      stale: 'bewaard van een eerdere keer',
      browser: 'gemaakt door de browser',
      site: 'gemaakt door de site, die er niet meer over zegt',
    },
    code: 'Geladen code',
    releases: 'Laatst live gezet',
    noReleases: 'Er is niets bekend.',
    console: 'In de console openen',
  },
  en: {
    title: 'The parts of this page',
    close: 'Close',
    owner: 'Owner',
    version: 'Version',
    source: 'Source',
    sources: {
      render: 'rendered by the server',
      cache: 'rendered just before, for another visit',
      stale: 'kept from an earlier render',
      browser: 'mounted by the browser',
      site: 'rendered by the site, which says no more of it',
    },
    code: 'Code loaded',
    releases: 'Latest releases',
    noReleases: 'None is known.',
    console: 'Open in the console',
  },
  de: {
    title: 'Die Teile dieser Seite',
    close: 'Schließen',
    owner: 'Zuständig',
    version: 'Version',
    source: 'Herkunft',
    sources: {
      render: 'vom Server gerendert',
      cache: 'kurz zuvor für einen anderen Besuch gerendert',
      stale: 'von früher aufbewahrt',
      browser: 'vom Browser aufgebaut',
      site: 'von der Website gerendert, die nicht mehr dazu sagt',
    },
    code: 'Geladener Code',
    releases: 'Zuletzt veröffentlicht',
    noReleases: 'Davon ist nichts bekannt.',
    console: 'In der Konsole öffnen',
  },
};
