import type { Locator, Page } from '@playwright/test';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

/** The country that has a tag manager in these journeys; the others have none. */
const country = 'lu';

/** Every request that goes to somebody else from now on; none leaves this machine. */
async function thirdPartyRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return requests;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Ce site demande avant d’agir' });
const choiceCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent');
const daysLeft = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400);

async function open(page: Page): Promise<void> {
  await page.goto(at(country, '/fr/contact'));
  await alive(page, 'mf-contact/contact');
}

test('nothing goes to a third party before consent, nor after a refusal, which is kept for six months', async ({
  page,
}) => {
  const requests = await thirdPartyRequests(page);
  await open(page);
  await expect(question(page)).toBeVisible();
  const [accept, refuse] = await Promise.all(
    ['Tout accepter', 'Tout refuser'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
  );
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  expect(requests).toEqual([]);

  await question(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(question(page)).toBeHidden();
  expect(daysLeft((await choiceCookie(page))?.expires ?? 0)).toBe(182);
  await page.goto(at(country, '/fr/produits'));
  await alive(page, 'mf-catalogue/products');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
  await expect(question(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

// R56, C57
test('the tag manager comes with consent, and at the next page load without asking again', async ({ page }) => {
  const requests = await thirdPartyRequests(page);
  await open(page);
  await question(page).getByRole('button', { name: 'Tout accepter' }).click();
  const script = 'https://www.googletagmanager.com/gtm.js?id=GTM-E2E';
  await expect.poll(() => requests).toEqual([script]);
  await page.reload();
  await expect.poll(() => requests).toEqual([script, script]);
  await expect(question(page)).toHaveCount(0);
});

test('the keyboard reaches the question first, can choose in it, and finds the page behind it', async ({ page }) => {
  await thirdPartyRequests(page);
  await open(page);
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const inQuestion = () => page.evaluate(() => Boolean(document.activeElement?.closest('#consent')));
  await page.keyboard.press('Tab');
  expect(await inQuestion()).toBe(true);
  const choose = question(page).getByRole('button', { name: 'Choisir' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Vos choix de confidentialité' });
  await expect(settings).toBeVisible();
  await expectRoundTrip(page, settings);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(choose).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await inQuestion()).toBe(false);
});

test('a keyboard that is quicker than a layer fades in stays where it is', async ({ page }) => {
  await thirdPartyRequests(page);
  await open(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '1s'));
  const settings = page.getByRole('dialog', { name: 'Vos choix de confidentialité' });
  const quickly = async (layer: Locator, button: string) => {
    const control = layer.getByRole('button', { name: button });
    await expect(layer).toBeVisible();
    await control.focus();
    await layer.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await quickly(question(page), 'Choisir');
  await quickly(settings, 'Tout refuser');
  await expect(settings).toBeHidden();
  expect((await choiceCookie(page))?.value).toBeDefined();
});

test('a country without a tag manager asks nothing; its settings say why, in each of its languages', async ({
  page,
}) => {
  const requests = await thirdPartyRequests(page);
  await page.goto(at('be', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  const settings = page.getByRole('dialog', { name: 'Vos choix de confidentialité' });
  await expect(settings).toContainText('rien à accepter');
  await expectRoundTrip(page, settings);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^BE FR/ }).click();
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies beheren' }).click();
  const inDutch = page.getByRole('dialog', { name: 'Uw privacykeuzes' });
  await expect(inDutch).toContainText('valt niets te accepteren');
  await expectRoundTrip(page, inDutch);
  expect(requests).toEqual([]);
});

/** The focus goes into a layer; backwards from its start, and by Tab, through all that it has, and begins again; it never leaves it. */
async function expectRoundTrip(page: Page, layer: Locator): Promise<void> {
  const focused = () =>
    layer.evaluate((all) => all.contains(document.activeElement) && document.activeElement?.outerHTML);
  await expect.poll(focused).toBeTruthy();
  for (const key of ['Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    const first = await focused();
    const seen = [first];
    do {
      expect(seen.at(-1), key).toBeTruthy();
      await page.keyboard.press(key);
      seen.push(await focused());
    } while (seen.at(-1) !== first && seen.length < 30);
    expect(seen.at(-1), `${key} begins again`).toBe(first);
    expect(seen.length, 'controls').toBeGreaterThan(3);
  }
}
