import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import listed from './data/regions.json' with { type: 'json' };
import type { Place } from './place.ts';

/** A town of GeoNames, or a part of one. */
export interface Town extends Place {
  /** What it is called elsewhere. */
  otherNames: string[];
  population: number;
  isQuarter: boolean;
  /** The number of the French commune that it is, as INSEE gives it. */
  commune?: string;
}

/** An island, a region, a landscape or an airport; of a country the middle, too. */
export interface Area extends Place {
  names: string[];
  /** Within so many km of its middle it lies. */
  radius: number;
}

/**
 * `regions`: as they call themselves, by the code that GeoNames gives them. `overseas`: French departments, which are countries of
 * their own to GeoNames and regions of France to the post.
 */
const { regions, overseas }: { regions: Record<string, Record<string, string>>; overseas: Record<string, string> } =
  listed;

/** The README beside the lists says what is in them and whose they are. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t'));
const read = (name: string): Buffer => readFileSync(new URL(`data/${name}`, import.meta.url));

const countryOf = (code: string): string => (overseas[code] ? 'FR' : code);
const split = (names: string): string[] => names.split('|').filter(Boolean);

export const readTowns = (): Town[] =>
  rowsOf(gunzipSync(read('towns.tsv.gz')).toString()).map(
    ([country = '', name = '', others = '', region = '', commune, lat, lng, population, isQuarter]) => ({
      name,
      otherNames: split(others),
      region: overseas[country] ?? regions[country]?.[region],
      countryCode: countryOf(country),
      commune,
      lat: Number(lat),
      lng: Number(lng),
      population: Number(population),
      isQuarter: isQuarter === '1',
    }),
  );

export const readAreas = (): Area[] =>
  rowsOf(read('areas.tsv').toString()).map(([country = '', listedNames = '', lat, lng, radius]) => {
    const names = split(listedNames);
    const [name = ''] = names;
    return { name, names, countryCode: country, lat: Number(lat), lng: Number(lng), radius: Number(radius) };
  });
