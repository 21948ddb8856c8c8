import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kilometres, type Place } from './place.ts';
import type { Town } from './read-towns.ts';

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

/** How far the middle of a town is at most from that of its code, in km; of an Austrian code that ends in 00 or 50 the second. */
const within = { code: 25, round: 4.5, other: 2.2 };

/**
 * The largest town of a code, where the lists name its villages, too, or only them: of a French code the largest of its communes,
 * of a German one the largest of the towns that it is nearest to, else the largest that the list names. An Austrian code that ends
 * in 0 is that of a town, as 6020 is of Innsbruck and not of Arzl.
 */
export function mainTownOf(
  listed: readonly Town[],
  codes: readonly PostalCode[],
  communes: readonly { codePostal: string; codeCommune: string }[],
): (code: PostalCode) => Town | undefined {
  const towns = listed.filter(({ isQuarter }) => !isQuarter);
  const ofCommune = Map.groupBy(towns, ({ commune }) => commune);
  const communesOf = Map.groupBy(communes, ({ codePostal }) => codePostal);
  const named = Map.groupBy(towns, ({ countryCode, name }) => `${countryCode} ${name}`);
  const nearestCode = nearestOf(codes.filter(({ countryCode }) => countryCode === 'DE'));
  const ofGermanCode = Map.groupBy(
    towns.filter(({ countryCode }) => countryCode === 'DE'),
    (town) => nearestCode(town)?.zipCode,
  );
  const largeAustrian = towns.filter(({ countryCode, population }) => countryCode === 'AT' && population >= 10_000);

  const candidates = (code: PostalCode): readonly Town[] => {
    const { countryCode, zipCode, name, names } = code;
    if (countryCode === 'AT' && zipCode.endsWith('0') && !name.includes(',')) {
      const away = /[05]0$/.test(zipCode) ? within.round : within.other;
      return largeAustrian.filter((town) => kilometres(town, code) < away);
    }
    if (/\d|, /.test(name)) return [];
    const inList = names
      .flatMap((one) => named.get(`${countryCode} ${one}`) ?? [])
      .filter((town) => kilometres(town, code) < within.code);
    if (countryCode === 'FR')
      return (communesOf.get(zipCode) ?? []).flatMap(({ codeCommune }) => ofCommune.get(codeCommune) ?? []);
    // The quarter of a city says more than its name: `Hamburg Neustadt`.
    const isOfOne = ({ name: town }: Town) => names.some((one) => one.startsWith(town));
    const near = countryCode === 'DE' ? (ofGermanCode.get(zipCode) ?? []) : [];
    return [...inList, ...near.filter((town) => !isOfOne(town) && kilometres(town, code) < within.code)];
  };
  return (code) =>
    candidates(code).reduce<Town | undefined>(
      (largest, town) => (!largest || town.population > largest.population ? town : largest),
      undefined,
    );
}
