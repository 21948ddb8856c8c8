import type { Page } from '@playwright/test';
import { setState } from '../site/bus.ts';
import { failureOf, refusedFilesOf } from '../site/complaints.ts';
import { holdBack } from '../site/hold-back.ts';
import { alive, expect, test } from '../site/test.ts';

const heading = 'Dans la même collection';
const content = 'mf-catalogue/product-slider';

/** Opens one of the two hosts while the reader is in the middle of the page, with the focus on a link there. */
async function openHost(page: Page, kind: 'popin' | 'overlay') {
  await page.goto('/fr/collections');
  await alive(page, 'mf-catalogue/collections');
  const opener = page.getByRole('main').getByRole('link').first();
  await opener.focus();
  await setState(page, kind, { open: true, content, props: { heading, collection: 'ligne' } });
  const dialog = page.getByRole('dialog', { name: heading });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return { dialog, opener };
}

for (const kind of ['popin', 'overlay'] as const) {
  // R118, R122
  test(`the ${kind} holds the focus and the scrolling, and gives both back at Escape`, async ({ page }) => {
    const { dialog, opener } = await openHost(page, kind);
    const before = await page.evaluate(() => scrollY);
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last element and the first the focus is on the browser itself.
      const isOut = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog');
      expect(await page.evaluate(isOut)).toBe(false);
    }
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // A wheel that turns in the frame in which the page is let go of is lost.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 1_000 }).toBeGreaterThan(before);
    }).toPass();
  });

  // R128
  test(`the ${kind} slides in 0.4 s`, async ({ page }) => {
    const { dialog } = await openHost(page, kind);
    expect(await dialog.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.4s');
  });

  // R117, R120
  test(`the cross and the dimmer close the ${kind}, a click inside does not`, async ({ page }) => {
    const { dialog } = await openHost(page, kind);
    await dialog.getByRole('heading', { name: heading }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toHaveCount(0);

    await setState(page, kind, { open: true, content, props: { heading, collection: 'ligne' } });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog).toHaveCount(0);
  });

  test(`a link inside the ${kind} goes to its page and closes it`, async ({ page }) => {
    const { dialog } = await openHost(page, kind);
    await dialog.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr\/produits\/./);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

// R116
test('the overlay comes in from the right in 0.4 s, and at once for a reader who wants no motion', async ({ page }) => {
  await openHost(page, 'overlay');
  const look = () =>
    page.locator('dialog').evaluate((dialog) => {
      const { right, width, left } = dialog.getBoundingClientRect();
      return { atRight: Math.round(right) === innerWidth, wide: width < innerWidth && left > 0 };
    });
  await expect.poll(look).toEqual({ atRight: true, wide: true });
  const duration = () => page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(await duration()).toBe('0.4s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('the popin keeps within a phone, and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const { dialog } = await openHost(page, 'popin');
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect(box?.height).toBeLessThan(500);
  const cross = await dialog.getByRole('button', { name: 'Fermer' }).boundingBox();
  expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('where the code of the fragment does not come, a message shows inside, and trying again helps', async ({
  page,
  complaints,
}) => {
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  const entry = '**/releases/mf-catalogue/*/remoteEntry.js';
  await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  await setState(page, 'popin', { open: true, content, props: { heading, collection: 'ligne' } });
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(entry);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  complaints.expect(refusedFilesOf('mf-catalogue'), failureOf('mf-catalogue'));
});

test('the code of popins is fetched when the first one opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHost(page, 'popin');
  expect(fetched.filter((url) => /\/hosts\.js$/.test(url))).toHaveLength(1);
  const start = fetched.findIndex((url) => url.includes('/hosts.js'));
  expect(fetched.slice(0, start).some((url) => url.endsWith('bootstrap.js'))).toBe(true);
});

test('the popin is seen in one size only, that of its content, however late that comes', async ({ page }) => {
  await page.goto('/fr/collections');
  await alive(page, 'mf-catalogue/collections');
  const goOn = await holdBack(page, '**/releases/mf-account/**');
  await setState(page, 'popin', { open: true, role: 'sign-in' });
  const popin = page.getByRole('dialog');
  await expect(popin.getByRole('status')).toBeVisible();
  await popin.evaluate((dialog: HTMLElement) => {
    const sizes = new Set<number>();
    const watch = () => {
      const { backgroundColor } = getComputedStyle(dialog);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') sizes.add(dialog.offsetHeight);
      dialog.dataset.sizes = JSON.stringify([...sizes]);
      requestAnimationFrame(watch);
    };
    watch();
  });
  goOn();
  await expect(popin.getByRole('textbox').first()).toBeVisible();
  const size = await popin.evaluate((dialog: HTMLElement) => dialog.offsetHeight);
  await expect(popin).toHaveAttribute('data-sizes', `[${size}]`);
});
