import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { catchAllCountry, countryNames, type Hosts, languages, settingsOf } from 'shared/i18n';
import brands from '../../deploy/demo/content/brand.json' with { type: 'json' };

const document = readFileSync(join(import.meta.dirname, '../../docs/countries.md'), 'utf8');
const hosts: Hosts = brands[0]?.hosts ?? {};
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

test('docs/countries.md has a row for every country, with its languages and its host', () => {
  for (const country of countryNames) {
    const { languages: spoken, portal, indexed } = settingsOf(country);
    const host = hosts[country] ?? '';
    const ending = country === catchAllCountry ? 'any other' : `\`${country}\``;
    const row = document.split('\n').find((line) => line.startsWith(`| ${ending} |`));
    assert.ok(row, `${country} has no row`);
    assert.ok(row.includes(host), row);
    assert.equal(row.includes('not kept by search engines'), !indexed, row);
    if (portal === 'only') assert.match(row, /the portal alone/);
    else if (spoken.length === languages.length) assert.match(row, /\| all[;,]/);
    else assert.ok(row.includes(`| ${spoken.map((language) => inEnglish.of(language)).join(', ')} |`), row);
  }
});
