/** The languages that the site is written in (specification 1§1). */
export const languages = ['fr', 'nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  fr: 'Français',
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
};

/** Whether a text, as of an address, is the code of a language of the site. */
export const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

interface CountrySettings {
  /** The first one is the default. */
  languages: readonly Language[];
  /** The region of `locale`, as in nl-BE. */
  region: string;
  timeZone: string;
  /** Search engines are kept out of hosts that repeat another country's pages. */
  indexed: boolean;
  /** Whether the portal is there, as the only page or beside the others. */
  portal?: 'only' | 'beside';
  /** It stands for no single country: in every language, and INT in the header. */
  international?: true;
}

/** Every country of the site, by the ending of its host. docs/countries.md says what else a country needs. */
export const countries = {
  fr: { languages: ['fr'], region: 'FR', timeZone: 'Europe/Paris', indexed: true },
  be: { languages: ['fr', 'nl'], region: 'BE', timeZone: 'Europe/Brussels', indexed: true },
  nl: { languages: ['nl'], region: 'NL', timeZone: 'Europe/Amsterdam', indexed: true },
  lu: { languages: ['fr', 'de'], region: 'LU', timeZone: 'Europe/Luxembourg', indexed: true },
  de: { languages: ['de'], region: 'DE', timeZone: 'Europe/Berlin', indexed: true },
  ch: { languages: ['de', 'fr'], region: 'CH', timeZone: 'Europe/Zurich', indexed: true },
  at: { languages: ['de'], region: 'AT', timeZone: 'Europe/Vienna', indexed: true },
  uk: { languages: ['en'], region: 'GB', timeZone: 'Europe/London', indexed: true },
  com: {
    languages: ['fr', 'en', 'de', 'nl'],
    international: true,
    region: 'FR',
    timeZone: 'Europe/Paris',
    indexed: true,
    portal: 'only',
  },
  io: {
    languages: ['fr', 'en', 'de', 'nl'],
    international: true,
    region: 'FR',
    timeZone: 'Europe/Paris',
    indexed: false,
  },
  nan: {
    languages: ['fr', 'en', 'de', 'nl'],
    international: true,
    region: 'FR',
    timeZone: 'Europe/Paris',
    indexed: false,
    portal: 'beside',
  },
} as const satisfies Record<string, CountrySettings>;

export type Country = keyof typeof countries;

/** The code of a country's region, as `BE`. */
export type Region = (typeof countries)[Country]['region'];

/** The country of every host whose ending names none; the specification calls it `nan`, and so do the registry's rows. */
export const catchAllCountry = 'nan' as const satisfies Country;

/** The sites that the portal leads to, in order. */
export const portalRegions = [
  { name: 'France', country: 'fr', language: 'fr' },
  { name: 'Benelux', country: 'be', language: 'fr' },
  { name: 'Benelux', country: 'be', language: 'nl' },
] as const satisfies readonly { name: string; country: Country; language: Language }[];

/** Whether a host's ending is that of a country of the site. */
export const isCountry = (ending: string): ending is Country => Object.hasOwn(countries, ending);

export const countryNames: readonly Country[] = Object.keys(countries).filter(isCountry);

/** What is particular to a country. */
export const settingsOf = (country: Country): CountrySettings => countries[country];

/**
 * The country that a host name stands for: its ending, once a port and `.localhost` are taken off.
 * `be.localhost:8080` and `www.example.be` are Belgium; a host with an unknown ending is `catchAllCountry`.
 */
export function countryOfHost(host: string): Country {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.?localhost$/, '');
  const ending = name.split('.').at(-1) ?? '';
  return isCountry(ending) ? ending : catchAllCountry;
}
