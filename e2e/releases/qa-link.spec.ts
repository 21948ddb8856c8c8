import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { graveBarriers } from '../accessibility/grave-barriers.ts';
import { failureOf } from '../site/complaints.ts';
import { liveVersion } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const repository = join(import.meta.dirname, '../..');
const npm = async (...words: string[]) => {
  const env = { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir };
  return (await promisify(execFile)('npm', ['run', '--silent', ...words], { cwd: repository, env })).stdout.trim();
};

const versionShown = (page: Page) =>
  page.locator('#page [data-remote="mf-search"]').first().getAttribute('data-version');

test('QA asks a part of the page whose it is, with the mouse and with the keyboard', async ({ page }) => {
  await page.goto(await npm('qa-link', '--', '--with', `mf-search=${await liveVersion('mf-search')}`, '--path', '/fr'));
  await alive(page, 'mf-content/home');
  const inspector = page.getByRole('complementary', { name: 'Les parties de cette page' });
  await page.locator('h1').click({ modifiers: ['Alt'] });
  const part = inspector.locator('details[open]');
  await expect(part).toContainText('mf-content');
  await expect(part).toContainText(/rendue par le serveur, \d+ ms/);
  await expect(part).toContainText(/\d+\.\d kB/);
  await expect(part.getByRole('link')).toHaveAttribute('href', '/_ops/remotes/mf-content');
  await expect(part.getByRole('listitem').first()).toContainText(`→ ${await liveVersion('mf-content')}`);
  expect(await graveBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(inspector).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Inspecter les parties' });
  await button.press('Enter');
  await expect(inspector.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part.getByText('shell', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.goto('/fr?inspect');
  await expect(inspector).toBeVisible();
});

test('on the machine of the site anybody inspects its pages, from ?inspect on', async ({ page }) => {
  await page.goto('/fr?inspect');
  const inspector = page.getByRole('complementary', { name: 'Les parties de cette page' });
  await expect(inspector).toBeVisible();
  expect(await graveBarriers(page)).toEqual([]);
  await inspector.getByText('shell/footer').press('Enter');
  await expect(inspector.locator('details[open]')).toContainText('Dernières mises en ligne');
  await page.goto('/fr');
  await alive(page, 'mf-content/home');
  await expect(inspector).toHaveCount(0);
  await page.locator('h1').click({ modifiers: ['Alt'] });
  await expect(inspector.locator('details[open]')).toContainText('mf-content/');
  await page.goto('/fr?inspect=off');
  await alive(page, 'mf-content/home');
  await page.locator('h1').click({ modifiers: ['Alt'] });
  await expect(inspector).toHaveCount(0);
});

test('QA looks at a version that nobody else sees, breaks a remote for itself alone, and ends both', async ({
  page,
  browser,
  complaints,
}) => {
  const live = await liveVersion('mf-search');
  const candidate = `${live}-rc.${Date.now()}`;
  await npm('release', '--', 'mf-search', '--no-build', '--not-live', '--version', candidate);

  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/fr/recherche');
  await page.goto(await npm('qa-link', '--', '--with', `mf-search=${candidate}`, '--path', '/fr/recherche?item=noyer'));
  expect(await (await answer).text()).toContain(`data-remote="mf-search" data-version="${candidate}"`);
  await alive(page, 'mf-search/search');
  expect(await versionShown(page)).toBe(candidate);
  const bar = page.getByRole('complementary', { name: 'Aperçu QA' });
  await expect(bar).toContainText(`mf-search ${candidate} au lieu de ${live}`);
  expect(await graveBarriers(page)).toEqual([]);

  await bar.getByText('Aperçu QA').press('Enter');
  await expect(bar.getByRole('link')).toBeHidden();
  // Another page of the same tab keeps the version; the bar stays in its corner at the next load, too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL('/fr/cms/mentions-legales');
  await page.goto('/fr/recherche?item=noyer');
  expect(await versionShown(page)).toBe(candidate);
  await expect(bar.getByRole('link')).toBeHidden();

  const others = await browser.newPage();
  await others.goto('/fr/recherche?item=noyer');
  expect(await versionShown(others)).toBe(live);
  await expect(others.getByRole('complementary', { name: 'Aperçu QA' })).toHaveCount(0);
  expect(complaints.all).toEqual([]);

  // The server leaves a placeholder for its part, and the browser says at once that it cannot fill it.
  await page.goto(await npm('qa-link', '--', '--fault', 'mf-catalogue=throw', '--path', '/fr'));
  const failure = page.locator('mf-fragment[of="mf-catalogue/product-slider"]').getByRole('alert').first();
  await failure.scrollIntoViewIfNeeded();
  await expect(failure).toContainText('ne s’affiche pas');
  complaints.expect(failureOf('mf-catalogue'));
  await others.goto('/fr');
  await expect(others.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeAttached();
  await expect(others.getByRole('alert')).toHaveCount(0);
  await others.close();

  await bar.getByText('Aperçu QA').press('Enter');
  await bar.getByRole('link', { name: 'Quitter l’aperçu' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL('/fr');
  await expect(page.locator('[data-of="mf-catalogue/product-slider"]').getByRole('link').first()).toBeAttached();
});
