import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kilometres, type Place, type PlaceRow } from './place.ts';

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

/** Degrees that a cell of the grid is wide. */
const step = 0.25;

const cellOf = (country: string, lat: number, lng: number): string =>
  `${country} ${Math.floor(lat / step)} ${Math.floor(lng / step)}`;

/** Finds, of some towns, the one of the same country that is nearest to a place, within some 20 km. */
export function nearestOf<Town extends Place>(towns: readonly Town[]): (place: Place) => Town | undefined {
  const grid = Map.groupBy(towns, ({ countryCode, lat, lng }) => cellOf(countryCode, lat, lng));
  const steps = [-step, 0, step];
  return (place) => {
    const around = steps.flatMap((down) =>
      steps.flatMap((right) => grid.get(cellOf(place.countryCode, place.lat + down, place.lng + right)) ?? []),
    );
    const away = new Map(around.map((town) => [town, kilometres(town, place)]));
    return around.reduce<Town | undefined>(
      (best, town) => (!best || (away.get(town) ?? 0) < (away.get(best) ?? 0) ? town : best),
      undefined,
    );
  };
}

/** A town that a code is of: how far its middle is at most from the code's, in km, and how large it is. */
const main = { within: 2.2, withinOfRound: 4.5, population: 10_000 };

/**
 * The town that a code belongs to where the list names its villages, or them first: an Austrian code that ends in 0 is that
 * of a town, as 6020 is of Innsbruck and not of Arzl.
 */
export function mainTownOf(towns: readonly PlaceRow[]): (code: PostalCode) => string | undefined {
  const large = towns.filter(
    ({ countryCode, population, isQuarter, isOtherName }) =>
      countryCode === 'AT' && population >= main.population && !isQuarter && !isOtherName,
  );
  return (code) => {
    if (code.countryCode !== 'AT' || !code.zipCode.endsWith('0') || code.name.includes(',')) return undefined;
    const [town] = large
      .filter((one) => kilometres(one, code) < (/[05]0$/.test(code.zipCode) ? main.withinOfRound : main.within))
      .sort((one, other) => other.population - one.population);
    return town?.name;
  };
}
