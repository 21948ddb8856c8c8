import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Place } from './place.ts';

/** The README beside it says what is in it and whose it is. */
const file = new URL('data/postal-codes.tsv.gz', import.meta.url);

export interface PostalCode extends Place {
  zipCode: string;
  /** Up to two of the places that have it, as they are shown. */
  names: string[];
}

/** What the German list has for codes of single receivers, instead of a town. */
const receiver =
  /\d|-$|["&]|\b(AG|GmbH|KG|mbH|SE|eG|e\.V\.|Bank|Verein|Institut|Verlag|Service|Deutsche[rs]?|Bundes|Landes|Kreis)|bank\b|sparkasse|versicherung|verwaltung|krankenhaus|bibliothek|ministerium|gericht|universität|kasse\b|.{31}/i;

/** The postal codes of the countries of the site, without those that only large receivers of mail have. */
export function readPostalCodes(): PostalCode[] {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(1);
  return lines.flatMap((line): PostalCode[] => {
    const [countryCode = '', zipCode = '', listed = '', lat, lng] = line.split('\t');
    if (!listed || zipCode.includes('CEDEX')) return [];
    const names = listed
      .split('|')
      .filter((name) => countryCode !== 'DE' || !receiver.test(name))
      .map((name) => shownName(countryCode, name))
      // "Lyon 3e" says more than "Lyon".
      .sort((one, other) => Number(isNumbered(other)) - Number(isNumbered(one)));
    return [{ name: names[0] ?? '', names, zipCode, countryCode, lat: Number(lat), lng: Number(lng) }];
  });
}

const isNumbered = (name: string): boolean => / \d+(er|e)$/.test(name);

/** `Lyon 03` is the 3rd arrondissement; `Graz,17.Bez.:Puntigam` and `Wien, Favoriten` are quarters. */
function shownName(country: string, name: string): string {
  if (country === 'MC') return 'Monaco';
  if (country === 'FR')
    return name.replace(/^(Paris|Lyon|Marseille) 0?(\d+)$/, (_all, town, number) =>
      number === '1' ? `${town} 1er` : `${town} ${number}e`,
    );
  return name.replace(/,\s*(\d+\.\s*Bez\.:?\s*)?/, ', ');
}
