import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inAnotherLanguage } from './in-another-language.ts';
import { beginRecipe } from './recipe.ts';
import { startSiteOfCopy } from './site-of-copy.ts';

const applications = ['shell', 'mf-catalogue', 'mf-content', 'mf-account', 'mf-search', 'mf-stores', 'mf-contact'];
/** Written by `npm run check`, and what reads it. */
const generated = ['shared/contracts/pages.ts', 'shared/routes/declared.ts', 'shared/build/used-surface.ts'];

/** What `deploy/content-api/sources/languages-in-database.ts` says that a migration has to make. */
const migration = `CREATE OR REPLACE FUNCTION search_stemming(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE language
  WHEN 'fr' THEN 'pg_catalog.french'::regconfig
  WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
  WHEN 'de' THEN 'pg_catalog.german'::regconfig
  WHEN 'it' THEN 'pg_catalog.italian'::regconfig
  ELSE 'pg_catalog.english'::regconfig
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_stem(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((ts_lexize(CASE language
  WHEN 'fr' THEN 'pg_catalog.french_stem'::regdictionary
  WHEN 'nl' THEN 'pg_catalog.dutch_stem'::regdictionary
  WHEN 'de' THEN 'pg_catalog.german_stem'::regdictionary
  WHEN 'it' THEN 'pg_catalog.italian_stem'::regdictionary
  ELSE 'pg_catalog.english_stem'::regdictionary
END, word))[1], word);
--> statement-breakpoint
CREATE TABLE "search_entry_it" PARTITION OF "search_entry" FOR VALUES IN ('it');
`;

test('a language and a country are what CONTRIBUTING lists, and their pages open', async () => {
  test.setTimeout(45 * 60_000);
  const { copy, read, write, change, run, tryToRun, remove } = beginRecipe();
  const complaints = (): Map<string, number> => {
    const files = tryToRun('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false').matchAll(
      /^([^\s(]+)\(\d+,\d+\): error/gm,
    );
    return [...files].reduce(
      (all, [, file = '']) => all.set(file, (all.get(file) ?? 0) + 1),
      new Map<string, number>(),
    );
  };
  // The copy lacks the demonstration, which some tests import.
  const before = complaints();
  const asked = () => [...complaints()].flatMap(([file, count]) => (count > (before.get(file) ?? 0) ? [file] : []));
  const [, countryRecipe = '', languageRecipe = ''] =
    /## A country\n([\s\S]*)## A language\n([\s\S]*)## A remote/.exec(read('CONTRIBUTING.md')) ?? [];
  /** Texts by language that a module reads: a language is added there, and the module stays as it is. */
  const textsOf = (file: string) =>
    [...read(file).matchAll(/from '\.\/([\w-]+-texts\.json)'/g)].map(([, name = '']) => join(dirname(file), name));
  const isListed = (file: string, recipe: string) =>
    [file, ...textsOf(file)].some((one) => recipe.includes(one) || recipe.includes(`\`${basename(one)}\``)) ||
    (file.endsWith('/src/routes.ts') && recipe.includes('each `src/routes.ts`'));

  // A language: its code; the compiler asks for the rest.
  change('shared/i18n/countries.ts', "'en', 'de'] as const", "'en', 'de', 'it'] as const");
  const forLanguage = asked().filter((file) => !generated.includes(file));
  expect(forLanguage.filter((file) => !isListed(file, languageRecipe))).toEqual([]);
  expect(forLanguage).toContain('deploy/content-api/sources/languages-in-database.ts');
  for (const file of forLanguage) {
    write(file, inAnotherLanguage(read(file), 'it'));
    for (const texts of textsOf(file)) {
      const { fr, ...others } = JSON.parse(read(texts));
      write(texts, JSON.stringify({ fr, ...others, it: fr }));
    }
  }
  change(
    'deploy/content-api/sources/languages-in-database.ts',
    "it: { stemming: 'english' }",
    "it: { stemming: 'italian' }",
  );
  write('deploy/content-api/locales/it.json', read('deploy/content-api/locales/fr.json'));
  change(
    'deploy/content-api/texts.ts',
    'import nl from',
    "import it from './locales/it.json' with { type: 'json' };\nimport nl from",
  );
  change('deploy/content-api/texts.ts', '{ fr, nl, en, de }', '{ fr, nl, en, de, it }');
  const migrations = 'deploy/database/migrations';
  const journal = JSON.parse(read(`${migrations}/meta/_journal.json`));
  const last = journal.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_italian`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  write(`${migrations}/meta/_journal.json`, JSON.stringify(journal));
  write(`${migrations}/${tag}.sql`, migration);
  // The hosts that stand for no single country speak every language.
  change('shared/i18n/countries.ts', "['fr', 'en', 'de', 'nl']", "['fr', 'en', 'de', 'nl', 'it']", 3);
  change('e2e/journeys/countries.spec.ts', "['fr', 'en', 'de', 'nl']", "['fr', 'en', 'de', 'nl', 'it']", 2);
  // Its texts; French has the plural forms that Italian has.
  for (const application of applications)
    write(`${application}/src/locales/it.json`, read(`${application}/src/locales/fr.json`));
  run('shared/build/generate-types.ts');
  expect(asked()).toEqual([]);

  // A country: its entry, what the compiler asks for, and what it is called.
  change(
    'shared/i18n/countries.ts',
    '  com: {\n',
    "  it: { languages: ['it'], region: 'IT', timeZone: 'Europe/Rome', indexed: true },\n  com: {\n",
  );
  expect(asked().filter((file) => !isListed(file, countryRecipe))).toEqual([]);
  change(
    'mf-stores/src/domain/views.ts',
    '  com: europe',
    '  it: { centre: { lat: 42.5, lng: 12.5 }, zoom: 5.8 },\n  com: europe',
  );
  change('deploy/content-api/places/parse-place-query.ts', 'GB: 0 }', 'GB: 0, IT: 5 }');
  change('deploy/content-api/places/take-country.ts', '  GB: [', '  IT: [],\n  GB: [');
  change('e2e/journeys/countries.spec.ts', "  uk: ['en'],\n", "  uk: ['en'],\n  it: ['it'],\n");
  for (const file of readdirSync(join(copy, 'shell/src/locales')).filter((name) => name.endsWith('.json'))) {
    const path = `shell/src/locales/${file}`;
    write(path, JSON.stringify(withCountry(JSON.parse(read(path)), file === 'it.json'), null, 2));
  }
  change('docs/countries.md', '| `com` |', '| `it` | Italian | |\n| `com` |');
  expect(asked()).toEqual([]);
  run('node_modules/jest/bin/jest.js', '--config', 'shared/build/jest.config.js', 'shared/i18n');
  // The table of countries has the brand's hosts, too.
  const brand = 'deploy/demo/content/brand.json';
  write(brand, '[{ "hosts": {} }]');
  run('--test', 'deploy/content-api/sources/languages-in-database.test.ts', 'e2e/documents/countries.test.ts');
  rmSync(join(copy, brand));

  const site = await startSiteOfCopy(copy);
  try {
    const text = { type: 'EditoSimple', text: { it: '<p>Il legno vive.</p>' } };
    const page = { path: '/page/legno', seo: { title: { it: 'Il legno' } }, blocks: [text] };
    write('pages.json', JSON.stringify([page]));
    await site.command('content/import.ts', 'pages.json');
    const root = await site.read('it', '/');
    expect([root.status, root.headers.location]).toEqual([302, '/it']);
    await expect.poll(async () => (await site.read('it', '/it/legno')).text).toContain('Il legno vive.');
    expect((await site.read('it', '/it/legno')).text).toContain('<html lang="it-IT" data-country="it">');
    expect((await site.read('it', '/fr/legno')).status).toBe(404);
  } finally {
    await site.close();
    remove();
  }
});

type Texts = { [key: string]: string | Texts };

/** Texts with the name of Italy and, where they are its own, with the authority there. */
function withCountry(texts: Texts, isOwn: boolean): Texts {
  const all = Object.entries(texts).map(([key, text]) => {
    if (key === 'authority' && isOwn) return [key, { it: 'Garante, garanteprivacy.it' }];
    return [key, typeof text === 'string' ? text : withCountry(text, isOwn)];
  });
  return { ...Object.fromEntries(all), ...('at' in texts && 'uk' in texts && { it: 'Italia' }) };
}
