import { fetchPage } from '../site/fetch-page.ts';
import { followLink } from '../site/follow-link.ts';
import { at, site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

// R12
test('the portal is the only page of its host', async () => {
  const { status, text } = await fetchPage('/', 'com');
  expect(status).toBe(200);
  expect(text).toContain('data-of="mf-content/portal"');
  expect(text, 'the look comes with the document').toMatch(/<style data-href="[^"]+\/releases\/shell\//);
  expect(text).not.toContain('<mf-fragment');
  for (const path of ['/fr/produits', '/fr/portal', '/fr/contact', '/produits']) {
    const missing = await fetchPage(path, 'com');
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.text).not.toContain('<mf-fragment');
  }
});

// R15
test('the portal stands beside the other pages of the catch-all in every language, and of no other host', async () => {
  for (const language of ['fr', 'nl', 'en', 'de']) {
    const { status, text } = await fetchPage(`/${language}/portal`, 'nan');
    expect([language, status]).toEqual([language, 200]);
    expect(text).toContain(`<html lang="${language}"`);
  }
  expect((await fetchPage('/fr/portal', 'fr')).status).toBe(404);
});

for (const width of [390, 1280]) {
  // R13, R14
  test(`at ${width} px a visitor chooses a region and arrives there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('com', '/'));
    await alive(page, 'mf-content/portal');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('img')).toHaveCount(0);
    const regions = page.getByRole('navigation').getByRole('link');
    await expect(regions).toHaveCount(3);
    for (const region of await regions.all()) {
      const box = await region.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await page.getByRole('link', { name: 'Benelux Nederlands' }).click();
    await expect(page).toHaveURL(at('be', '/nl'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  });
}

// R13
test('who comes to the portal by a link sees it without header and footer, and both again on the way back', async ({
  page,
}) => {
  const home = `http://localhost:${site.port}/fr`;
  await page.goto(home);
  await alive(page, 'shell/header');
  await followLink(page, '/fr/portal');
  await expect(page.getByRole('link', { name: 'Benelux Nederlands' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the home button of a page that the portal host does not have leads to the portal', async ({
  page,
  complaints,
}) => {
  await page.goto(at('com', '/fr/produits'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(at('com', '/'));
  complaints.expect(/^404 \S+\/fr\/produits$/);
});
