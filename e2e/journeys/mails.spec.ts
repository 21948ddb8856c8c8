import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { languages } from 'shared/i18n';
import { demonstration } from '../../deploy/start/brand-folder.ts';
import { openMails } from '../mails/mails-server.ts';
import { kindsOfMail } from '../mails/sample-mails.ts';

const port = 8514;
let mails: Awaited<ReturnType<typeof openMails>>;
test.beforeAll(async () => {
  mails = await openMails(demonstration, port);
});
test.afterAll(() => mails.close());

const all = languages.flatMap((language) =>
  kindsOfMail.map((kind) => `http://localhost:${port}/${language}/${kind}.html`),
);

/** What sticks out of the screen, by its tag and its words. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`),
  );

// C68
test('every mail holds in 600 and in 320 pixels: nothing is wider than the screen', async ({ page }) => {
  for (const width of [600, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of all) {
      await page.goto(address);
      expect(await tooWide(page), `${address} in ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  }
});

test('a mail without its pictures says as much, and its words are where they were', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const kind of kindsOfMail) {
    const address = `http://localhost:${port}/de/${kind}.html`;
    await page.goto(address);
    const pictures = page.getByRole('img');
    await expect(pictures, 'the logo stands beside its name').toHaveCount(1);
    await expect.poll(() => pictures.evaluate((one: HTMLImageElement) => one.naturalWidth), kind).toBe(1200);
    const words = await page.locator('body').innerText();
    const heading = await page.getByRole('heading').boundingBox();

    await page.route(/\.(?:png|jpg)$/, (route) => route.abort());
    await page.reload();
    expect(await page.locator('body').innerText(), kind).toBe(words);
    expect(await page.getByRole('heading').boundingBox(), kind).toEqual(heading);
    expect(await tooWide(page), kind).toEqual([]);
    // What stands for a picture is a line of text, not the empty frame of one.
    const { height = 0 } = (await pictures.boundingBox()) ?? {};
    expect(height, kind).toBeLessThan(100);
    await expect(pictures).toHaveAccessibleName('Rivelle, Badmöbel');
    await page.unroute(/\.(?:png|jpg)$/);
  }
});

test('every mail can be read by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const kind of kindsOfMail) {
      await page.goto(`http://localhost:${port}/de/${kind}.html`);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground, kind).toBe(colorScheme === 'dark' ? 'rgb(31, 29, 26)' : 'rgb(250, 247, 242)');
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        `${kind}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
});
