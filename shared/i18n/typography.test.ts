import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spelled } from './index.ts';

const repository = join(__dirname, '../..');

/** Every text of a locale file, with the path of its key. */
function* textsIn(value: unknown, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, key ? `${key}.${name}` : name);
}

/** What a French line must not be broken at: before : ; ? ! and inside guillemets. */
const breakable = /(?:^|[^\s:;?!/])(?: ?[;?!»](?:\s|$)| ?:(?:\s|$))|« |«(?=\S)/;
const isWrong = (text: string) => breakable.test(text.replaceAll(/\{\{.*?\}\}/g, 'x'));

test.each(globSync('{{shell,mf-*}/src,deploy/content-api}/locales/fr.json', { cwd: repository }))(
  'the French texts of %s have no-break spaces before : ; ? ! and inside guillemets',
  (file) => {
    const texts = [...textsIn(JSON.parse(readFileSync(join(repository, file), 'utf8')))];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => isWrong(text))).toEqual([]);
  },
);

test.each(globSync('{shell,mf-*}/src/locales/fr.json', { cwd: repository }))(
  'the French texts of %s spell no number out that Belgium and Switzerland call otherwise',
  (file) => {
    const texts = [...textsIn(JSON.parse(readFileSync(join(repository, file), 'utf8')))];
    expect(texts.filter(([, text]) => spelled('fr-BE', text) !== text)).toEqual([]);
  },
);

/** What a line must not be broken at: between a number and its unit. */
const partedUnit = /(?:\d|\}\}) (?:cm|mm|m²|km|kg|€|%|KB|kB|MB|Ko|Mo)(?!\p{L})/u;

test.each(globSync('{shell,mf-*}/src/locales/*.json', { cwd: repository }))(
  'the texts of %s keep a number and its unit on one line',
  (file) => {
    const texts = [...textsIn(JSON.parse(readFileSync(join(repository, file), 'utf8')))];
    expect(texts.filter(([, text]) => partedUnit.test(text))).toEqual([]);
  },
);

test.each([
  ['Où ?', true],
  ['Où?', true],
  ['Où\u00a0?', false],
  ['Prix : 12', true],
  ['Prix\u00a0: 12', false],
  ['Prix\u202f; rien', false],
  ['« mots »', true],
  ['«\u00a0mots\u00a0»', false],
  ['à 12:30', false],
  ['https://rivelle.example?a=1', false],
  ['{{count}} : oui', true],
  ['Vite\u00a0!', false],
])('%j breaks badly: %s', (text, wrong) => {
  expect(isWrong(text)).toBe(wrong);
});
