import type { Page } from '@playwright/test';
import { holdBack } from '../site/hold-back.ts';
import { alive, expect, test } from '../site/test.ts';

/** The intro plays for programs only when they ask. */
const askForIntro = (page: Page) => page.addInitScript(() => sessionStorage.setItem('play-intro', 'yes'));

const layer = (page: Page) => page.locator('#intro');

/** When each movement of the intro begins and ends and how long it takes, in ms; and when the page was first painted. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const all = document.getElementById('intro')?.getAnimations({ subtree: true }) ?? [];
    return {
      firstPaint: Number(paint?.startTime),
      begins: Math.max(...all.map(({ startTime }) => Number(startTime))),
      times: all.map(({ effect }) => effect?.getComputedTiming()),
    };
  });

// R111, R113, R114
test('the intro of eighteen blades comes once per session, lets clicks through and hides itself', async ({ page }) => {
  await askForIntro(page);
  await page.goto('/fr/contact', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-intro');
  await expect(layer(page)).toHaveCSS('pointer-events', 'none');
  await alive(page, 'mf-contact/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
  await expect(layer(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('intro-played'))).not.toBeNull();

  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
});

// R112, R115, C52
test('it begins with the first paint, before any file of scripts, and is over after 1.4 s', async ({ page }) => {
  await askForIntro(page);
  const goOn = await holdBack(page, '**/*.js');
  await page.goto('/fr/contact', { waitUntil: 'commit' });
  await expect.poll(async () => (await movements(page)).firstPaint).toBeGreaterThan(0);
  const { firstPaint, begins, times } = await movements(page);
  expect(begins).toBeLessThanOrEqual(firstPaint + 50);
  expect(times).toHaveLength(19);
  for (const timing of times) {
    expect(Number(timing?.duration)).toBeGreaterThanOrEqual(300);
    expect(Number(timing?.endTime)).toBeLessThanOrEqual(1400);
  }
  goOn();
  await alive(page, 'mf-contact/contact');
});

// C52
test('neither a reader who asked for reduced motion nor a program sees it', async ({ page }) => {
  await page.goto('/fr/contact');
  await expect(layer(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
  await askForIntro(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(layer(page)).toBeHidden();
});
