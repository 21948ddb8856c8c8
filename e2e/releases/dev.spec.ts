import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { graveBarriers } from '../accessibility/grave-barriers.ts';
import { liveVersion } from '../site/site-registry.ts';
import { alive, expect, test } from '../site/test.ts';
import { type Developer, startDeveloper } from './developer.ts';

const source = 'mf-search/src/pages/search/page.tsx';
const form = '{total === 0 && <SearchForm item={item} />}';
const note = '<p>En travaux</p>';

let developer: Developer;
test.beforeAll(async () => {
  developer = await startDeveloper();
});
test.afterAll(() => developer.close());

/** As an editor shows it. */
async function lineOf(text: string): Promise<number> {
  const lines = (await readFile(join(import.meta.dirname, '../..', source), 'utf8')).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

test('an open page follows what a developer saves, and keeps what was typed and where it was', async ({
  page,
  request,
}) => {
  const before = await liveVersion('mf-search');
  await page.goto(developer.at('/fr/recherche'));
  await alive(page, 'mf-search/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('noyer');
  await page.evaluate(() => scrollTo(0, 120));

  developer.edit(source, form, `${note}${form}`);
  await expect(page.getByText('En travaux')).toBeVisible();
  await expect(field).toHaveValue('noyer');
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await alive(page, 'mf-search/search');
  await expect(field).toHaveValue('noyer');

  // The server has it, too; nobody else does, and the site was told nothing.
  const served = await request.get(developer.at('/fr/recherche').replace('fr.localhost', '127.0.0.1'));
  expect(await served.text()).toContain('En travaux');
  await page.goto('/fr/recherche');
  await expect(page.getByText('En travaux')).toHaveCount(0);
  expect(await liveVersion('mf-search')).toBe(before);
});

test('errors of a build, of types, of the server and of the browser show in the page with their source lines', async ({
  page,
  complaints,
}) => {
  await page.goto(developer.at('/fr/recherche'));
  await alive(page, 'mf-search/search');
  const panel = page.getByRole('alert', { name: 'Errors of mf-search' });
  const line = await lineOf(form);

  developer.edit(source, form, `{total === 0 && <<SearchForm item={item} />}`);
  await expect(panel).toContainText('does not build');
  await expect(panel).toContainText(`${source}:${line}:`);
  expect(await graveBarriers(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(panel).toHaveCount(0);

  developer.edit(source, '<<SearchForm', '<SearchForm');
  const broken = `const { t } = useTranslation();`;
  const thrown = `if (typeof window === 'undefined') throw new Error('not on servers');`;
  developer.edit(source, broken, `${broken}\n  ${thrown}`);
  await expect(panel).toContainText('fails on the server');
  await expect(panel).toContainText('not on servers');
  await expect(panel).toContainText(`${source}:${(await lineOf(broken)) + 1}:`);
  await expect(panel).toContainText(thrown);

  developer.edit(source, thrown, `useEffect(() => { throw new Error('not in browsers'); });`);
  await expect(panel).toContainText('fails in the browser');
  await expect(panel).toContainText('not in browsers');
  await expect(panel).toContainText(`${source}:${(await lineOf(broken)) + 1}:`);

  developer.edit(source, `useEffect(() => { throw new Error('not in browsers'); });`, `const wrong: number = 'no';`);
  await expect(panel).toContainText('has type errors');
  await expect(panel).toContainText(`${source}:${(await lineOf(broken)) + 1}:9`);

  complaints.expect(/^503 \S+\/fr\/recherche$/, /not in browsers/);
  developer.edit(source, `const wrong: number = 'no';`, '');
  await expect(panel).toHaveCount(0);
  await alive(page, 'mf-search/search');
});

test('a page is found at an address as soon as its routes say so', async ({ page, complaints }) => {
  await page.goto(developer.at('/fr/trouver'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recherche');
  developer.edit('mf-search/src/routes.ts', `fr: 'recherche'`, `fr: 'trouver'`);
  await expect(async () => {
    expect((await page.goto(developer.at('/fr/trouver')))?.status()).toBe(200);
  }).toPass();
  complaints.expect(/^404 \S+\/fr\/trouver$/);
  await alive(page, 'mf-search/search');
});
