import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryOrigin, readQaOptions, secondsOf } from './qa-link.ts';

test('versions and faults are read from texts, and a text that says nothing is named', () => {
  assert.deepEqual(readQaOptions(['mf-search=2.1.0-rc.1', 'mf-stores=http://localhost:9001'], ['mf-stores=404']), {
    versions: { 'mf-search': '2.1.0-rc.1', 'mf-stores': 'http://localhost:9001' },
    faults: { 'mf-stores': '404' },
  });
  for (const wrong of ['mf-search', 'mf-search=', 'mf-search=latest', '=1.0.0', 'mf-search=http://192.168.1.7:80'])
    assert.throws(() => readQaOptions([wrong], []), new RegExp(`${wrong.replaceAll(/[./]/g, '.')} is not`));
  assert.throws(() => readQaOptions([], ['mf-stores=loud']), /mf-stores=loud is not/);
});

test('a lifetime is minutes, hours or days, a week at most', () => {
  assert.deepEqual(['30m', '2h', '7d', '168h'].map(secondsOf), [1800, 7200, 604_800, 604_800]);
  assert.deepEqual(['8d', '169h', '0m', '2', 'h', '-1h', '1.5h', '2 h'].map(secondsOf), Array(8).fill(undefined));
});

test("a country's host follows from localhost, from a placeholder, or is the address itself", () => {
  assert.equal(countryOrigin('http://localhost:8080', 'be'), 'http://be.localhost:8080');
  assert.equal(countryOrigin('http://fr.localhost:8080/', 'be'), 'http://be.localhost:8080');
  assert.equal(countryOrigin('https://{country}.example.com', 'lu'), 'https://lu.example.com');
  assert.equal(countryOrigin('https://www.rivelle.fr/fr', 'fr'), 'https://www.rivelle.fr');
  assert.throws(() => countryOrigin('https://www.rivelle.fr', 'be'), /no address of the country be/);
  for (const wrong of ['localhost:8080', 'javascript:alert(1)', 'https://', ''])
    assert.throws(() => countryOrigin(wrong, 'fr'), /is not an address/);
});
