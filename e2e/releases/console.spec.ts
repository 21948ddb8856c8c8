import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { buildFolder } from '../../shared/build/folder.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { expect, test } from '../site/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('ops sign in on a phone, roll one remote back with a reason, and find it in the history', async ({ page }) => {
  const before = await liveVersion('mf-stores');
  const build = buildFolder('production', 'mf-stores');
  await publishFolder(siteRegistry(), build, { live: true, by: 'e2e', why: 'a new map' });
  const { secret, id } = await siteRegistry().createToken({ name: 'Olga Petit', role: 'ops', by: 'e2e' });

  await page.goto('/_ops');
  await holdsUp(page);
  await page.getByLabel('Access token').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
  await holdsUp(page);

  await page.getByRole('link', { name: 'Roll back mf-stores, All countries' }).click();
  await holdsUp(page);
  await page.getByLabel('Reason').fill('the map was upside down');
  await page.getByRole('button', { name: 'Roll back' }).click();
  const line = page.getByRole('listitem').first();
  await expect(line).toContainText('roll-back');
  await expect(line).toContainText('Olga Petit');
  await expect(line).toContainText('the map was upside down');
  await holdsUp(page);
  expect(await liveVersion('mf-stores')).toBe(before);

  for (const name of ['Compare', 'Live']) {
    await page.getByRole('link', { name, exact: true }).click();
    await holdsUp(page);
  }
  await page.getByRole('link', { name: 'mf-stores', exact: true }).click();
  await holdsUp(page);

  // The code of a remote runs on this origin: it gets neither the page nor hold of its window.
  const site = await page.context().newPage();
  await site.goto('/fr');
  expect(await site.evaluate(async () => (await fetch('/_ops')).status)).toBe(403);
  const opening = page.context().waitForEvent('page');
  const held = await site.evaluateHandle(() => window.open('/_ops'));
  await expect((await opening).getByRole('heading', { name: 'What is live' })).toBeVisible();
  // The browser tells the opener a little later.
  await expect.poll(() => held.evaluate((opened) => opened === null || opened.closed)).toBe(true);

  await siteRegistry().revokeToken(id, { by: 'e2e' });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('This token was revoked.');
});

test('nothing that search engines or visitors read leads to the console (R419)', async () => {
  for (const address of ['/robots.txt', '/sitemap.xml', '/sitemaps/fr.xml', '/fr', '/fr/contact', '/fr/nothing-here'])
    expect((await fetchPage(address)).text).not.toContain('_ops');
});

/** It fits on a phone, and axe finds nothing serious. */
async function holdsUp(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
}
