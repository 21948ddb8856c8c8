import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from 'shared/i18n';
import { pages as pageKind } from '../../content-api/import/kinds/editorial.ts';
import { everything, everyValue, recordsOf } from '../content.ts';
import { products } from './records.ts';
import { shots } from './shots/all.ts';
import { closeUpOf } from './shots/close-ups.ts';
import { printOf } from './shots/print.ts';

const folder = import.meta.dirname;
const files = globSync('**/*.{svg,jpg}', { cwd: folder }).filter((file) => !file.endsWith('.part.jpg'));
const contentOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
const nameOf = (file: string) => file.replace(/\.\w+$/, '');
const ledger: Record<string, string> = JSON.parse(readFileSync(join(folder, 'rendered.json'), 'utf8'));

test('no two products share a picture', () => {
  for (const format of ['card', 'hero', 'carrousel']) {
    const those = format === 'carrousel' ? products.filter(({ fromTheSide }) => fromTheSide) : products;
    const names = new Set(those.map(({ slug }) => `products/${slug}-${format}`));
    const own = files.filter((file) => names.has(nameOf(file)));
    assert.equal(own.length, those.length, format);
    assert.equal(new Set(own.map(contentOf)).size, those.length, format);
  }
});

test('a gallery begins with another view than its hero', () => {
  const shotOf = (name: string) => shots().find(({ outputs }) => outputs.some((output) => output.name === name));
  for (const { slug, fromTheSide } of products) {
    const first = shotOf(`products/${slug}-${fromTheSide ? 'carrousel' : 'card'}`);
    assert.ok(first && first !== shotOf(`products/${slug}-hero`), slug);
    if (fromTheSide) assert.notEqual(first.view.turn ?? 0, 0, slug);
  }
});

test('who speaks of furniture shows its own fronts from near, and not the plain one of a finish', () => {
  const pages = recordsOf(pageKind).filter(({ path }) => /^\/(?:collection|inspiration)\//.test(path));
  assert.ok(pages.length > 20);
  for (const { path, blocks } of pages) {
    const named = [...everything(blocks)].filter((value) => typeof value === 'string');
    assert.deepEqual(
      named.filter((value) => value.startsWith('/pictures/finishes/')),
      [],
      path,
    );
    const [, id] = /^\/collection\/(.+)/.exec(path) ?? [];
    if (!id) continue;
    const own = new Set(products.filter(({ collection }) => collection === id).map(closeUpOf));
    const strange = named.filter((value) => {
      const [, closeUp] = /^\/pictures\/(close-ups\/.+)\.jpg$/.exec(value) ?? [];
      return closeUp !== undefined && !own.has(closeUp);
    });
    assert.deepEqual(strange, [], path);
  }
});

test('a picture is there once, rendered or drawn', () => {
  const names = files.map(nameOf);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('no picture is there for nothing', () => {
  const text = everyValue()
    .filter((value) => typeof value === 'string')
    .join('\n');
  const placeholder = 'placeholder';
  const unused = files.filter((file) => nameOf(file) !== placeholder && !text.includes(`/pictures/${file}`));
  assert.deepEqual(unused, []);
});

test('every picture shows its record as it is now: where not, npm run pictures', () => {
  const prints = Object.fromEntries(shots().map((shot) => [shot.name, printOf(shot)]));
  assert.deepEqual(ledger, prints);
  const missing = shots().flatMap(({ outputs }) => outputs.filter(({ name }) => !files.includes(`${name}.jpg`)));
  assert.deepEqual(missing, []);
});

test('every badge comes in every language', () => {
  const badges = files.filter((file) => file.startsWith('badges/'));
  const french = badges.filter((file) => file.endsWith('-fr.svg'));
  assert.ok(french.length > 0);
  const inAll = french.flatMap((file) => languages.map((language) => file.replace('-fr.', `-${language}.`)));
  assert.deepEqual(badges.sort(), inAll.sort());
});

test('all pictures together weigh less than 40 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  assert.ok(bytes < 40 * 1024 * 1024, `${Math.round(bytes / 1024 / 1024)} MB`);
});
