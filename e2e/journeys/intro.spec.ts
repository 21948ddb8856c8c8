import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

/** The intro plays for programs only when they ask; the test then counts how often it came. */
async function askForIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('play-intro', 'yes');
    const came: number[] = [];
    Object.assign(window, { came });
    new MutationObserver(() => {
      const intro = document.querySelector('.intro');
      if (intro) came.push(intro.querySelectorAll('.intro-blade').length);
    }).observe(document, { childList: true, subtree: true });
  });
}

const came = (page: Page) => page.evaluate((): number => Math.max(0, ...Reflect.get(window, 'came')));
const played = (page: Page) => page.evaluate(() => sessionStorage.getItem('intro-played'));

test('the intro of eighteen blades comes once per session, lets clicks through and hides itself', async ({ page }) => {
  await askForIntro(page);
  await page.goto('/fr/contact');
  const intro = page.locator('.intro');
  await expect(intro).toBeAttached();
  expect(await came(page)).toBe(18);
  expect(await intro.evaluate((layer) => getComputedStyle(layer).pointerEvents)).toBe('none');
  await expect(intro).toHaveCount(0);
  expect(await played(page)).not.toBeNull();

  await page.reload();
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(await came(page)).toBe(0);
});

test('its animations last between 0.3 and 1.4 s', async ({ page }) => {
  await askForIntro(page);
  await page.goto('/fr/contact');
  const ends = await page.locator('.intro').evaluate((layer) =>
    layer.getAnimations({ subtree: true }).map((animation) => {
      const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
      return [Number(duration), Number(endTime)];
    }),
  );
  expect(ends).toHaveLength(19);
  for (const [duration = 0, end = 0] of ends) {
    expect(duration).toBeGreaterThanOrEqual(300);
    expect(end).toBeLessThanOrEqual(1401);
  }
});

test('a reader who asked for reduced motion never sees it', async ({ page }) => {
  await askForIntro(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(await came(page)).toBe(0);
});

test('a browser that is driven by a program does not see it, and fetches nothing for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /\/intro\.(js|css)$/.test(url))).toEqual([]);
});
