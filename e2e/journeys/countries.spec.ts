import type { Country, Language } from 'shared/i18n';
import { fetchPage } from '../site/fetch-page.ts';
import { at, site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

/** Every country with its languages, the first one its default (R4, C8), said again: this is what the site promises. */
const spoken: Record<Exclude<Country, 'com'>, Language[]> = {
  fr: ['fr'],
  be: ['fr', 'nl'],
  nl: ['nl'],
  lu: ['fr', 'de'],
  de: ['de'],
  ch: ['de', 'fr'],
  at: ['de'],
  uk: ['en'],
  io: ['fr', 'en', 'de', 'nl'],
  nan: ['fr', 'en', 'de', 'nl'],
};
const products: Record<Language, string> = { fr: 'produits', en: 'products', de: 'produkte', nl: 'producten' };

for (const [country, languages] of Object.entries(spoken)) {
  // R4, R5, R11, R18, C8, C60
  test(`${country}: its root leads to its first language, and it has the pages of its languages alone`, async () => {
    const root = await fetchPage('/', country);
    expect([root.status, root.headers.location]).toEqual([302, `/${languages[0]}`]);
    for (const [language, word] of Object.entries(products)) {
      const { status, text } = await fetchPage(`/${language}/${word}`, country);
      expect([language, status]).toEqual([language, languages.some((one) => one === language) ? 200 : 404]);
      const shown = status === 200 ? language : languages[0];
      // C65: hosts that stand for no single country say the language alone.
      const region = country === 'uk' ? 'GB' : country.toUpperCase();
      const lang = languages.length === 4 ? shown : `${shown}-${region}`;
      expect(text).toContain(`<html lang="${lang}" data-country="${country}">`);
    }
  });
}

// C2, C7, R31
test('a path without its language, with a slash too many, in another language or as people expect it moves for good', {
  tag: '@read',
}, async () => {
  for (const [country, path, target] of [
    ['be', '/producten?page=2', '/nl/producten?page=2'],
    ['be', '/fr/produits/', '/fr/produits'],
    ['uk', '/products/ligne-120', '/en/products/ligne-120'],
    ['de', '/de/kollektionen/ligne', '/de/reicht/ligne'],
    ['ch', '/de/haendlersuche', '/de/handlersuche'],
    ['be', '/nl/blog/cinq-metres-carres', '/nl/blog/vijf-vierkante-meter'],
    ['de', '/de/produkte/miroir-lune-60', '/de/produkte/spiegel-lune-60'],
    ['uk', '/en/inspirations/bain-de-foret', '/en/inspirations/forest-bathing'],
    ['com', '/nl', '/'],
  ] as const) {
    const { status, headers } = await fetchPage(path, country);
    expect([path, status, headers.location]).toEqual([path, 301, target]);
    expect((await fetchPage(target, country)).status, target).toBe(200);
  }
});

// R16
test('what does not exist answers 404 with the page that says so, in the language of its path', {
  tag: '@read',
}, async () => {
  for (const [path, language] of [
    ['/nl/producten/nergens', 'nl'],
    ['/nl/nergens', 'nl'],
    ['/fr/nulle/part', 'fr'],
    ['/nothing', 'fr'],
  ]) {
    const { status, text } = await fetchPage(String(path), 'be');
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain(`<html lang="${language}-BE"`);
    expect(text).toContain('data-of="shell/not-found"');
  }
});

// R49, C9
test('the language is remembered for a year, and only "/" asks for it', async ({ page, context }) => {
  await page.goto(at('ch', '/de/produkte'));
  const remembered = async () => (await context.cookies(at('ch', '/'))).find(({ name }) => name === 'locale');
  const first = await remembered();
  expect(first).toMatchObject({ value: 'de', sameSite: 'Lax' });
  expect((first?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);

  await page.goto(at('ch', '/fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  expect((await remembered())?.value).toBe('fr');
  await page.goto(at('ch', '/'));
  await expect(page).toHaveURL(at('ch', '/fr'));
  await page.goto(at('ch', '/de/produkte'));
  await expect(page).toHaveURL(at('ch', '/de/produkte'));
});

test('a tab that follows a link to a moved address ends at the right one', { tag: '@read' }, async ({ page }) => {
  await page.goto(at('de', '/de'));
  await alive(page, 'shell/header');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/de/kollektionen';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(`http://de.localhost:${site.port}/de/reicht`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
