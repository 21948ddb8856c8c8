import { seeded } from '../../testing/seeded.ts';
import { kilometres, type PlaceRow } from './place.ts';
import { placeRows } from './place-rows.ts';

/** Addresses as people type them, made from the lists for tests: the same ones for the same seed. */

export interface NoisyAddress {
  text: string;
  country: string;
  /** Where it may be: for a name that several towns have, each of those in its country. */
  meant: readonly PlaceRow[];
}

const streets: Readonly<Record<string, readonly string[]>> = {
  FR: [
    'rue de la République',
    'avenue Victor Hugo',
    'bd Jean Jaurès',
    'chemin des Vignes',
    'place du 8 mai 1945',
    'rue de Paris',
  ],
  BE: ['Kerkstraat', 'rue de la Station', 'Grote Markt', 'chaussée de Bruxelles', 'Stationsstraat', 'avenue Louise'],
  NL: ['Dorpsstraat', 'Kerkweg', 'Prinsengracht', 'Stationsplein', 'Molenlaan', 'Julianastraat'],
  LU: ['rue de la Gare', 'Grand-Rue', 'route d’Arlon', 'rue de l’Église', 'avenue de la Liberté', 'rue Principale'],
  DE: ['Hauptstraße', 'Bahnhofstr.', 'Goethestrasse', 'Am Markt', 'Zeppelinstraße', 'Lindenweg'],
  CH: ['Bahnhofstrasse', 'rue du Lac', 'Dorfstrasse', 'avenue de la Gare', 'Hauptstr.', 'chemin du Moulin'],
  AT: ['Hauptplatz', 'Mariahilfer Straße', 'Kirchengasse', 'Bahnhofstraße', 'Ringstraße', 'Dorfplatz'],
  GB: ['High Street', 'Station Road', 'Church Lane', 'London Road', 'Park Avenue', 'Mill Close'],
};

/** So many addresses of every country: with and without street, house number, code and commas, misspelt, in any case. */
export function noisyAddresses(count: number, seed: number): NoisyAddress[] {
  const random = seeded(seed);
  const oneOf = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  const rows = placeRows();
  const named = Map.groupBy(
    rows.filter(({ isCode }) => !isCode),
    ({ countryCode, key }) => `${countryCode} ${key}`,
  );

  /** One letter too many, too few or wrong, or two that changed places; never the first. */
  function misspell(name: string): string {
    const at = 1 + Math.floor(random() * (name.length - 2));
    const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
    const kinds = [`${letter}${letter}${next}`, next, `e${next}`, `${next}${letter}`];
    return before + (oneOf(kinds) ?? '') + after;
  }

  function shapeOf(country: string, towns: readonly PlaceRow[], codes: readonly PlaceRow[]): NoisyAddress {
    const code = oneOf(codes);
    // People live in towns, and more of them in larger ones.
    const town = [oneOf(towns), oneOf(towns), oneOf(towns)].reduce((one, other) =>
      (other?.population ?? 0) > (one?.population ?? 0) ? other : one,
    );
    if (!code || !town) throw new Error(`No places in ${country}`);
    const house = random() < 0.7 ? `${1 + Math.floor(random() * 180)} ` : '';
    const street = `${house}${oneOf(streets[country] ?? []) ?? ''}`;
    const letters =
      country === 'NL' ? oneOf(['AB', ' XK', '']) : country === 'GB' ? ` ${Math.ceil(random() * 9)}AA` : '';
    const zip = `${code.zipCode ?? ''}${letters}`;
    const comma = random() < 0.5 ? ', ' : ' ';
    const kind = random();
    const codeFirst = country === 'GB' ? `${code.name} ${zip}` : `${zip} ${code.name}`;
    const textOfCode =
      kind < 0.25 ? `${street}${comma}${codeFirst}` : kind < 0.4 ? zip : `${zip} ${misspell(code.name)}`;
    const isTyped = town.name.length > 5 && random() < 0.4;
    const name = isTyped ? misspell(town.name) : town.name;
    const textOfTown = kind < 0.75 ? `${street}${comma}${name}` : name;
    const isByCode = kind < 0.5;
    const text = isByCode ? textOfCode : textOfTown;
    const cased = oneOf([text, text.toLowerCase(), text.toUpperCase(), text.normalize('NFD').replace(/\p{Mn}/gu, '')]);
    return {
      text: cased ?? text,
      country,
      meant: isByCode ? [code] : (named.get(`${country} ${town.key}`) ?? [town]),
    };
  }

  return Object.keys(streets).flatMap((country) => {
    const here = rows.filter(({ countryCode }) => countryCode === country);
    const towns = here.filter(({ isCode, isOtherName, isQuarter }) => !isCode && !isOtherName && !isQuarter);
    const codes = here.filter(({ isCode }) => isCode);
    return Array.from({ length: count }, () => shapeOf(country, towns, codes));
  });
}

/** Whether a place is within 20 km of where an address may be. */
export const isThere = (address: NoisyAddress, place: { lat: number; lng: number } | undefined): boolean =>
  place !== undefined && address.meant.some((meant) => kilometres(meant, place) <= 20);
