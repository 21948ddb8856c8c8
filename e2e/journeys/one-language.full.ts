import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { importInto } from '../bench/import-into.ts';
import { startSite } from '../site/start-site.ts';

/** A site of its own: its catalogue is another one. */
const port = 8504;

const catalogue = `uid,heading,description,productType,productSubType,collectionId,width,materials,price.amount,price.currency
EN-1,Harbour vanity unit,A wall-hung unit for towels and bottles.,Vanity unit,Wall-hung unit,Harbour,80,Smoked ash,1290.50,EUR
EN-2,Harbour mirror,Light from both sides.,Round mirror,,Harbour,60,Smoked ash,240,EUR
`;

test('a catalogue in one language says on a German page which one it is in', async ({ page }) => {
  test.setTimeout(600_000);
  const site = await startSite(port, 'e2e/one-language');
  try {
    const file = join(site.dataDir, 'products.csv');
    const mapping = join(site.dataDir, 'mapping.json');
    await writeFile(file, catalogue);
    const names = catalogue.slice(0, catalogue.indexOf('\n')).split(',');
    const columns = Object.fromEntries(names.map((name) => [name, name]));
    await writeFile(mapping, JSON.stringify({ columns, create: ['types', 'materials', 'collections'] }));
    await importInto(site, file, ['--map', mapping, '--languages', 'en']);

    const inEnglish = async (text: Locator) =>
      expect.poll(() => text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    const go = (path: string) => page.goto(`http://de.localhost:${port}/de/${path}`);

    await go('produkte?type=Vanity+unit');
    const card = page.getByRole('article').filter({ hasText: 'Harbour vanity unit' });
    await inEnglish(card.getByText('Harbour vanity unit', { exact: true }));
    await inEnglish(card.getByText('Wall-hung unit', { exact: true }));
    const filters = page.getByRole('navigation', { name: 'Filter' });
    await inEnglish(filters.getByText('Round mirror', { exact: true }));
    await inEnglish(filters.getByText('Wall-hung unit', { exact: true }));
    await inEnglish(filters.getByText('Smoked ash', { exact: true }));
    await inEnglish(filters.getByText('Harbour', { exact: true }));
    await inEnglish(page.getByRole('list', { name: /Aktive/ }).getByText('Vanity unit', { exact: true }));

    await go('produkte/harbour-vanity-unit');
    await inEnglish(page.getByRole('heading', { level: 1, name: 'Harbour vanity unit' }));
    const way = page.getByRole('main').getByRole('list').first();
    await inEnglish(way.getByText('Vanity unit', { exact: true }));
    await inEnglish(way.getByText('Harbour vanity unit', { exact: true }));
    await inEnglish(page.getByText('A wall-hung unit for towels and bottles.').first());
    await inEnglish(page.getByText('Smoked ash', { exact: true }).first());
    await expect(page.getByText(/1\.290,50\s€/).first()).toBeVisible();

    await go('reicht/harbour');
    await inEnglish(page.getByRole('heading', { level: 1, name: 'Harbour' }));
    await go('reicht');
    await inEnglish(page.getByRole('heading', { name: 'Harbour' }));

    await go('suche?item=harbour');
    await inEnglish(page.getByRole('heading', { name: 'Harbour vanity unit' }));
    await inEnglish(page.getByText('Light from both sides.'));

    await page.getByRole('banner').getByRole('link', { name: 'Suchen' }).click();
    await page.getByRole('combobox').fill('harbour');
    await inEnglish(page.getByRole('option', { name: 'Harbour mirror' }).locator('span').first());

    // What is written in German stays as it is.
    await go('produkte');
    const written = page.getByRole('main').getByRole('article').first().getByRole('heading');
    await expect(written).not.toHaveAttribute('lang');
  } finally {
    await site.close();
  }
});
