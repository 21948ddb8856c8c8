import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

/** What a page saw of the intro when it came: it is gone within a second and a half, maybe before anybody looks. */
interface SeenIntro {
  blades: number;
  pointerEvents: string;
  /** The duration and the end of each animation, in ms. */
  times: [duration: number, end: number][];
}

declare global {
  interface Window {
    seenIntro?: SeenIntro;
  }
}

/** The intro plays for programs only when they ask; the page then keeps what it saw of it. */
async function askForIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('play-intro', 'yes');
    // It does not come to a page that was painted seconds ago, as every page of a slow machine was.
    performance.getEntriesByName = () => [];
    new MutationObserver((_, watch) => {
      const intro = document.querySelector('.intro');
      if (!intro) return;
      watch.disconnect();
      const timings = intro.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming());
      window.seenIntro = {
        blades: intro.querySelectorAll('.intro-blade').length,
        pointerEvents: getComputedStyle(intro).pointerEvents,
        times: timings.map((timing) => [Number(timing?.duration), Number(timing?.endTime)]),
      };
    }).observe(document, { childList: true, subtree: true });
  });
}

const seen = (page: Page) => page.evaluate(() => window.seenIntro);
const played = (page: Page) => page.evaluate(() => sessionStorage.getItem('intro-played'));

// R111, R113, R114
test('the intro of eighteen blades comes once per session, lets clicks through and hides itself', async ({ page }) => {
  await askForIntro(page);
  await page.goto('/fr/contact');
  await expect.poll(() => seen(page)).toMatchObject({ blades: 18, pointerEvents: 'none' });
  await expect(page.locator('.intro')).toHaveCount(0);
  expect(await played(page)).not.toBeNull();

  await page.reload();
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(await seen(page)).toBeUndefined();
});

// R115
test('its animations last between 0.3 and 1.4 s', async ({ page }) => {
  await askForIntro(page);
  await page.goto('/fr/contact');
  await expect.poll(async () => (await seen(page))?.times.length).toBe(19);
  for (const [duration, end] of (await seen(page))?.times ?? []) {
    expect(duration).toBeGreaterThanOrEqual(300);
    expect(end).toBeLessThanOrEqual(1401);
  }
});

// C52
test('a reader who asked for reduced motion never sees it', async ({ page }) => {
  await askForIntro(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(await seen(page)).toBeUndefined();
});

// C52
test('a browser that is driven by a program does not see it, and fetches nothing for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /\/intro\.(js|css)$/.test(url))).toEqual([]);
});
