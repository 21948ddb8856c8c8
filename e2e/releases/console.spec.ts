import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buildFolder } from 'shared/build';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import type { Counted } from '../../deploy/registry/reports/contract.ts';
import { installationSecrets } from '../../deploy/settings/secrets.ts';
import { signService } from '../../deploy/tokens/tokens.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from "conversion fell in Belgium" to rolled back and confirmed, on a phone, with the keyboard', async ({
  page,
  complaints,
}) => {
  const before = await liveVersion('mf-stores');
  const build = buildFolder('production', 'mf-stores');
  const { version } = await publishFolder(siteRegistry(), build, { live: true, by: 'e2e', why: 'a new map' });
  const { secret, id } = await siteRegistry().createToken({ name: 'Olga Petit', role: 'ops', by: 'e2e' });
  // A visitor in Belgium, in whose browser something goes wrong.
  const seen = async () => (await fetchPage('/fr/revendeurs', 'be')).text;
  await expect.poll(seen).toContain(`data-remote="mf-stores" data-version="${version}"`);
  const composition = /"composition":\{"id":"(\w+)"/.exec(await seen())?.[1] ?? '';
  const error = {
    remote: 'mf-stores',
    version,
    country: 'be',
    message: `The map of ${version} is upside down`,
    stack: '',
    composition,
  };
  await reportAsGateway({ counts: [], errors: [error] });

  await page.goto('/_ops');
  await holdsUp(page);
  await page.getByLabel('Access token').fill(secret);
  await page.getByLabel('Access token').press('Enter');
  await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
  await holdsUp(page);

  await page.getByRole('link', { name: 'Timeline' }).press('Enter');
  await page.getByLabel('Country').selectOption('be');
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  const change = page.getByRole('listitem').first();
  await expect(change.getByRole('heading')).toHaveText(`mf-stores make-live ${before} → ${version}`);
  await holdsUp(page);
  await change.getByRole('link', { name: 'Errors of mf-stores' }).press('Enter');
  await expect(page.getByRole('heading', { name: `The map of ${version} is upside down` })).toBeVisible();
  await holdsUp(page);

  // One press, and the browser shows what that visitor saw.
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'See what the visitor saw' }).first().press('Enter');
  const replayed = await opening;
  await expect(replayed.getByRole('complementary', { name: 'Aperçu QA' })).toContainText(`mf-stores ${version}`);
  expect(new URL(replayed.url()).hostname).toBe('be.localhost');
  await replayed.close();

  await page.goBack();
  await page.getByRole('link', { name: 'Roll back mf-stores, All countries' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Roll back mf-stores' })).toBeVisible();
  await holdsUp(page);
  await page.getByLabel('Reason').fill('the map was upside down');
  await page.getByLabel('Reason').press('Enter');
  await expect(page.getByRole('heading', { name: 'What browsers say' })).toBeVisible();
  expect(await liveVersion('mf-stores')).toBe(before);
  const confirmed = page.getByRole('status');
  await expect
    .poll(async () => {
      await reportPageViews(before);
      return confirmed.isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('log')).toContainText(`100 % of page views on ${before}`);
  await expect(confirmed).toHaveText('Confirmed: browsers show it.');
  await holdsUp(page);
  await page.getByRole('link', { name: 'History' }).last().press('Enter');
  const line = page.getByRole('listitem').first();
  await expect(line).toContainText('roll-back');
  await expect(line).toContainText('Olga Petit');
  await expect(line).toContainText('the map was upside down');
  await holdsUp(page);

  for (const name of ['Compare', 'Live']) {
    await page.getByRole('link', { name, exact: true }).click();
    await holdsUp(page);
  }
  await page.getByRole('link', { name: 'mf-stores', exact: true }).click();
  await holdsUp(page);

  // The code of a remote runs on this origin: it gets neither the page nor hold of its window.
  const visit = await page.context().newPage();
  await visit.goto('/fr');
  expect(await visit.evaluate(async () => (await fetch('/_ops')).status)).toBe(403);
  const opened = page.context().waitForEvent('page');
  const held = await visit.evaluateHandle(() => window.open('/_ops'));
  await expect((await opened).getByRole('heading', { name: 'What is live' })).toBeVisible();
  // The opener gets the message a little later.
  await expect.poll(() => held.evaluate((window) => window === null || window.closed)).toBe(true);

  await siteRegistry().revokeToken(id, { by: 'e2e' });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('This token was revoked.');
  complaints.expect(/^40[13] \S+\/_ops/);
});

// C59
test('nothing that search engines or visitors read leads to the console (R419)', async () => {
  for (const address of ['/robots.txt', '/sitemap.xml', '/sitemaps/fr.xml', '/fr', '/fr/contact', '/fr/nothing-here'])
    expect((await fetchPage(address)).text).not.toContain('_ops');
});

/** What a gateway says that browsers reported. */
async function reportAsGateway(reports: Counted): Promise<void> {
  const token = await signService(installationSecrets(site.dataDir).SERVICE_SECRET);
  const { status } = await fetch(`http://127.0.0.1:${site.port + 1}/registry/reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(reports),
  });
  expect(status).toBe(200);
}

/** Visitors of Belgium who see a version of mf-stores. */
function reportPageViews(version: string): Promise<void> {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  const views = {
    minute,
    remote: 'mf-stores',
    version,
    country: 'be',
    kind: 'page-view',
    bucket: 0,
    count: 10,
  } as const;
  return reportAsGateway({ counts: [views], errors: [] });
}

/** It fits on a phone, and axe finds nothing serious. */
async function holdsUp(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
}
