import communes from 'codes-postaux/codes-postaux.json' with { type: 'json' };
import { kilometres, type PlaceRow } from './place.ts';
import { mainTownOf, nearestOf, type PostalCode, readPostalCodes } from './postal-codes.ts';
import { type Area, readAreas, readTowns, type Town } from './read-towns.ts';
import { fold, withoutJoiningWords } from './spelling.ts';

/** Two places of one name that are less apart than this, in km, are one. */
const apart = 15;

/** Every town, area and postal code, once for each name or code that it is found by. */
export function placeRows(): PlaceRow[] {
  const postalCodes = readPostalCodes();
  const listed = readTowns();
  const towns = listed.flatMap(townRows);
  const nearest = nearestOf(listed);
  const mainTown = mainTownOf(listed, postalCodes, communes);
  const codes = postalCodes.map((code): PlaceRow & { names: string[] } => {
    const main = mainTown(code);
    const town = main ?? nearest(code);
    return {
      ...code,
      ...(code.countryCode === 'FR' && main ? { lat: main.lat, lng: main.lng } : undefined),
      name: main?.name ?? (code.name || (town?.name ?? code.zipCode)),
      region: town?.region,
      key: code.zipCode.toLowerCase(),
      population: 0,
      isCode: true,
      isOtherName: false,
      isQuarter: false,
    };
  });
  const rows: PlaceRow[] = [...towns, ...readAreas().flatMap(areaRows), ...codes.map(({ names: _, ...row }) => row)];
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

/** A town under its names, in full, in short and without the words that join the others. */
function townRows({ otherNames, commune: _, ...town }: Town): PlaceRow[] {
  const inShort = town.name.replace(
    /\s*\(.*\)|[\s-]+(b\.|bei|am|an der|im|in|vor|ob|aan|op|en|sur|on|upon|under)[\s-].*$/,
    '',
  );
  const keys = new Set([town.name, ...otherNames, inShort].map(fold));
  const joined = withoutJoiningWords(fold(town.name));
  if (joined.includes(' ')) keys.add(joined);
  return [...keys].map((key, index) => ({ ...town, key, isCode: false, isOtherName: index > 0 }));
}

const areaRows = ({ names, ...area }: Area): PlaceRow[] =>
  [...new Set(names.map(fold))].map((key, index) => ({
    ...area,
    key,
    population: 0,
    isCode: false,
    isOtherName: index > 0,
    isQuarter: false,
  }));

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
