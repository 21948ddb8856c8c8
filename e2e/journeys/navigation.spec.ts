import type { Page } from '@playwright/test';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

// A network of its own: while much is composed for one, the server fetches nothing ahead for it.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.26' } });

/** The pages that the tab asks the server for from now on: as `/fr/produits`, or `ahead /fr/produits`. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/_page') return;
    asked.push(`${request.headers().purpose === 'prefetch' ? 'ahead ' : ''}${url.searchParams.get('url')}`);
  });
  return asked;
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).first();

/** A page without links of its own in sight that would be fetched ahead unasked. */
async function openQuietPage(page: Page): Promise<void> {
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  await alive(page, 'shell/header');
}

test('a link that the reader points at is fetched ahead, and used once', async ({ page }) => {
  const asked = pagesAskedFor(page);
  await openQuietPage(page);
  await menu(page, 'Journal').hover();
  await expect.poll(() => asked).toContain('ahead /fr/journal');
  await menu(page, 'Journal').click();
  await expect(page).toHaveURL('/fr/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked.filter((one) => one.endsWith('/fr/journal'))).toEqual(['ahead /fr/journal']);

  // A pointer that rests on the link would have the page fetched ahead once more.
  await page.mouse.move(0, 0);
  await page.goBack();
  await alive(page, 'mf-contact/contact');
  await page.goForward();
  await alive(page, 'mf-content/journal');
  await expect.poll(() => asked.filter((one) => one.endsWith('/fr/journal'))).toHaveLength(2);
});

test('what was fetched ahead is too old after 30 s', async ({ page }) => {
  const asked = pagesAskedFor(page);
  await openQuietPage(page);
  await menu(page, 'Journal').hover();
  await expect.poll(() => asked).toContain('ahead /fr/journal');
  await page.clock.setSystemTime(Date.now() + 31_000);
  await menu(page, 'Journal').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toContain('/fr/journal');
});

// R55
test('when the browser is idle, a few links in sight are fetched ahead; never for a reader who saves data', async ({
  page,
}) => {
  const asked = pagesAskedFor(page);
  await page.goto('/fr/produits');
  await alive(page, 'mf-catalogue/products');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.every((one) => one.startsWith('ahead '))).toBe(true);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  // The page of before may ask for one more until it is gone.
  await page.reload({ waitUntil: 'commit' });
  asked.length = 0;
  await alive(page, 'mf-catalogue/products');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const card = page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/produits\/./);
  expect(asked.every((one) => !one.startsWith('ahead '))).toBe(true);
});

test('a quick second click wins', { tag: '@read' }, async ({ page }) => {
  await openQuietPage(page);
  const [mayAnswer, hasAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/_page?url=%2Ffr%2Fcollections', async (route) => {
    await mayAnswer.promise;
    await route.continue().catch(() => {});
    hasAnswered.resolve();
  });
  await menu(page, 'Collections').click();
  await menu(page, 'Journal').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  mayAnswer.resolve();
  await hasAnswered.promise;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/fr/journal');
  await expect(page.locator('[data-of="mf-content/journal"]')).toBeVisible();
});

// R54
test('a link that asks for a full page load gets one', { tag: '@read' }, async ({ page }) => {
  await openQuietPage(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu(page, 'Journal').evaluate((link) => link.setAttribute('data-full-navigation', ''));
  await menu(page, 'Journal').click();
  await expect(page).toHaveURL('/fr/journal');
  await alive(page, 'shell/header');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a jump inside the page keeps the page, and back returns to where the reader was', { tag: '@read' }, async ({
  page,
}) => {
  const asked = pagesAskedFor(page);
  await openQuietPage(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#footer', textContent: 'en bas' });
    document.getElementById('page')?.prepend(link);
  });
  await page.getByRole('link', { name: 'en bas' }).click();
  await expect(page).toHaveURL(/#footer$/);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(asked.filter((one) => !one.startsWith('ahead '))).toEqual([]);
});

test('pages fade into each other, unless the reader wants no motion', async ({ page }) => {
  await page.addInitScript(() => {
    const fade = document.startViewTransition?.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (change) => {
      Object.assign(window, { fades: Number(Reflect.get(window, 'fades')) + 1 });
      return fade(change);
    };
  });
  const fades = () => page.evaluate(() => Reflect.get(window, 'fades'));
  await openQuietPage(page);
  await menu(page, 'Journal').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu(page, 'Collections').click();
  await expect(page).toHaveURL('/fr/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await fades()).toBe(1);
});
