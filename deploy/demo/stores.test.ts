import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stores } from '../content-api/import/kinds/editorial.ts';
import { recordsOf } from './content.ts';

const storeRows = recordsOf(stores);

/** South, north, west and east of each country, in degrees. */
const borders: Record<string, readonly [number, number, number, number]> = {
  FR: [42.3, 51.1, -4.8, 8.3],
  BE: [49.5, 51.5, 2.5, 6.4],
  NL: [50.7, 53.6, 3.3, 7.2],
  DE: [47.2, 55.1, 5.8, 15.1],
  LU: [49.4, 50.2, 5.7, 6.6],
  CH: [45.8, 47.9, 5.9, 10.5],
  AT: [46.3, 49.1, 9.5, 17.2],
  GB: [49.9, 60.9, -8.2, 1.8],
};

const zipCodes: Record<string, RegExp> = {
  FR: /^\d{5}$/,
  BE: /^\d{4}$/,
  NL: /^\d{4} [A-Z]{2}$/,
  DE: /^\d{5}$/,
  LU: /^\d{4}$/,
  CH: /^\d{4}$/,
  AT: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/,
};

test('every retailer has an id and an address of its own', () => {
  assert.equal(new Set(storeRows.map(({ id }) => id)).size, storeRows.length);
  assert.equal(new Set(storeRows.map(({ address }) => address)).size, storeRows.length);
});

test('every retailer lies within its country, with a postal code as that country writes them', () => {
  for (const { id, countryCode, zipCode, lat, lng } of storeRows) {
    const [south, north, west, east] = borders[countryCode] ?? assert.fail(countryCode);
    assert.ok(lat > south && lat < north && lng > west && lng < east, id);
    assert.match(zipCode, zipCodes[countryCode] ?? assert.fail(countryCode), id);
  }
});

test('no mail and no link can reach anybody', () => {
  for (const { id, mail, website } of storeRows) {
    if (mail) assert.match(mail, /^[a-z]+@[a-z-]+\.example$/, id);
    if (website) assert.match(website, /^https:\/\/[a-z-]+\.example\/$/, id);
  }
});
