import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryNames, type Language, languages, settingsOf } from './index.ts';

const repository = join(__dirname, '../..');

/** The path of every text in a locale file. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || !value) return [path];
  return Object.entries(value).flatMap(([name, inner]) => keysIn(inner, path ? `${path}.${name}` : name));
}

const textsOf = (folder: string, language: Language) =>
  new Set(keysIn(JSON.parse(readFileSync(join(repository, folder, `${language}.json`), 'utf8'))));

const form = /_(?:zero|one|two|few|many|other)$/;

/** The keys that a language has to have, when others have these: a counted text needs the plural forms of its own grammar. */
function keysFor(language: Language, others: ReadonlySet<string>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plain = [...others].filter((key) => !form.test(key) && !ofOneCountry.test(key));
  const counted = new Set([...others].filter((key) => form.test(key)).map((key) => key.replace(form, '')));
  return [...plain, ...[...counted].flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))];
}

/** Texts that are needed only where the language is spoken. */
const ofOneCountry = /^consent\.authority\./;

const folders = globSync('{shell,mf-*}/src/locales', { cwd: repository });

test('every remote has its texts where the build looks for them', () => {
  expect(folders).toHaveLength(globSync('{shell,mf-*}/src/remote.ts', { cwd: repository }).length);
});

// R10
test.each(folders.flatMap((folder) => languages.map((language) => [folder, language] as const)))(
  '%s says everything in %s, with its plural forms',
  (folder, language) => {
    const all = new Set(languages.flatMap((each) => [...textsOf(folder, each)]));
    const own = textsOf(folder, language);
    expect(keysFor(language, all).filter((key) => !own.has(key))).toEqual([]);
  },
);

test.each(languages)(
  'the shell names, in %s, every country and who protects personal data where it is spoken',
  (language) => {
    const texts = textsOf('shell/src/locales', language);
    const real = countryNames.filter((country) => !settingsOf(country).international);
    const spoken = real.filter((country) => settingsOf(country).languages.includes(language));
    expect(real.filter((country) => !texts.has(`header.countries.${country}`))).toEqual([]);
    expect(texts).toContain('header.countries.int');
    expect(spoken.filter((country) => !texts.has(`consent.authority.${country}`))).toEqual([]);
  },
);
