import { request } from 'node:http';
import { fetchPage } from '../site/fetch-page.ts';
import { at, site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const screens = [
  { name: 'phone', viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, fits: 768 },
  { name: 'screen', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, fits: 1920 },
];

for (const { name, fits, ...screen } of screens)
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    // R381
    test('see the first picture in a light format and the width of the screen, fetched once', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (one) => {
        if (one.resourceType() === 'image') asked.push(new URL(one.url()).pathname);
      });
      await page.goto(at('fr', '/fr'));
      const first = page.locator('#page img').first();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const address = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
      expect(address).toMatch(new RegExp(`^/variants/${fits}/.*\\.avif$`));
      const [, , , ...source] = address.split('/');
      expect(asked.filter((one) => one.endsWith(source.join('/')))).toEqual([address]);
    });
  });

// R380
for (const { of, address, picture, shape } of [
  { of: 'a product’s card', address: '/fr/produits', picture: '#page article img', shape: 344 / 458 },
  { of: 'a range’s card', address: '/fr/collections', picture: '#page li img', shape: 960 / 750 },
  { of: 'an article', address: '/fr/journal/aerer-pour-durer', picture: '#page header img', shape: 1088 / 500 },
  {
    of: 'a wide block',
    address: '/fr/l-atelier',
    picture: '#page section:has-text("À l’établi") img',
    shape: 1920 / 800,
  },
])
  test(`the picture of ${of} has the shape that it is cut to`, { tag: '@read' }, async ({ page }) => {
    await page.goto(at('fr', address));
    const image = page.locator(picture).first();
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
  });

test('share a page with a picture that social networks can show', async () => {
  const { text } = await fetchPage('/fr/produits/ligne-120');
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  const type = await new Promise((resolve, reject) => {
    const path = new URL(picture).pathname;
    request({ host: '127.0.0.1', port: site.port, path }, (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} ${answer.headers['content-type']}`);
    })
      .on('error', reject)
      .end();
  });
  expect(type).toBe('200 image/jpeg');
});
