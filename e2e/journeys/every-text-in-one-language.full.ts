import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeInOneLanguage } from '../../deploy/demo/one-language.ts';
import { startSite } from '../site/start-site.ts';
import { unmarkedTexts } from '../site/unmarked-texts.ts';

// What cannot be opened says so at once. The test itself parses documents, which the policy of a page allows to nobody.
test.use({ actionTimeout: 30_000, bypassCSP: true });

/** A site of its own: its catalogue is another one. */
const port = 8508;
const origin = `http://de.localhost:${port}`;

test('every text of a catalogue in one language says which one, on every German page and in all that opens', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const content = await mkdtemp(join(tmpdir(), 'one-language-'));
  await writeInOneLanguage(content);
  const site = await startSite(port, 'e2e/every-text-in-one-language', {
    settings: { CONTENT_DIR: content, PART_LIMIT_MS: '10000', DOCUMENT_LIMIT_MS: '10000' },
  });
  const saysEnglish = async (what: string) => expect.soft(await unmarkedTexts(page), what).toEqual([]);
  try {
    await page.goto(`${origin}/de`);
    const sitemap = await page.evaluate(() => fetch('/sitemaps/de').then((answer) => answer.text()));
    const indexed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/de[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(indexed.length).toBeGreaterThan(100);
    expect.soft(await unmarkedTexts(page, [...new Set(indexed), ...others])).toEqual([]);

    for (const [what, open] of Object.entries(opened)) {
      await open(page);
      await saysEnglish(what);
    }
  } finally {
    await site.close();
    await rm(content, { recursive: true });
  }
});

/** Pages that no sitemap has. */
const others = [
  '/de/blocs',
  '/de/produkte?type=Meuble+vasque',
  '/de/produkte?collection=ligne',
  '/de/nachrichten?category=care',
  '/de/wunschzettel',
  '/de/suche?item=mirror',
  '/de/suche?item=oak&tab=pages',
  '/de/suche?item=xyzzy',
  '/de/suche',
];

/** What a visitor opens on a page. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  'the overlays of a product': async (page) => {
    await page.goto(`${origin}/de/produkte/ligne-120`);
    await page.getByRole('button', { name: 'Maße' }).click();
    const overlay = page.getByRole('dialog');
    await expect(overlay.getByRole('listitem').first()).toBeVisible();
    for (const name of ['Farbkarte', 'Griffe', 'Waschbecken']) {
      expect.soft(await unmarkedTexts(page), `before ${name}`).toEqual([]);
      await overlay.getByRole('navigation').getByRole('button', { name }).click();
      await expect(overlay.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
  'the popin of lists': async (page) => {
    await page.goto(`${origin}/de/produkte/ligne-120`);
    await page.getByRole('main').getByRole('button', { name: 'Auf meine Liste', exact: true }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  },
  'the list of a guest': async (page) => {
    await page.goto(`${origin}/de/wunschzettel`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  'the mirror finder, answered': async (page) => {
    await page.goto(`${origin}/de/meinen-spiegel-finden`);
    const finder = page.getByRole('region', { name: 'Spiegel finden' });
    for (let step = 0; step < 6 && (await finder.getByRole('article').count()) === 0; step += 1) {
      const next = finder.getByRole('button', { name: 'Weiter' });
      const url = page.url();
      await ((await next.isVisible()) ? next : finder.getByRole('list').last().getByRole('link').first()).click();
      await page.waitForURL((now) => now.href !== url);
      expect.soft(await unmarkedTexts(page), `step ${step}`).toEqual([]);
    }
  },
  'a project': async (page) => {
    await page.goto(`${origin}/de/projekt`);
    await page.getByRole('main').locator('form').last().getByRole('button').click();
    await page.waitForURL(/size=/);
  },
  'suggestions before and while typing': async (page) => {
    await page.goto(`${origin}/de/produkte`);
    await page.getByRole('banner').getByRole('link', { name: 'Suchen' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect.soft(await unmarkedTexts(page), 'popular').toEqual([]);
    await page.getByRole('combobox', { name: 'Wonach suchen Sie?' }).fill('mirror');
    await expect(
      page
        .getByRole('listbox')
        .getByRole('option', { name: /mirror/ })
        .first(),
    ).toBeVisible();
  },
};
