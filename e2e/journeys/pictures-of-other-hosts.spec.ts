import { join } from 'node:path';
import { fetchPage } from '../site/fetch-page.ts';
import { readThrough } from '../site/read-through.ts';
import { writePage } from '../site/site-content.ts';
import { at } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

test('see, share and find pictures that lie on other hosts by addresses of this site alone', async ({ page }) => {
  const url = 'https://pictures.example/bench.jpg?a=1&b=2';
  const heading = { fr: 'D’ailleurs' };
  const image = { url, alt: { fr: 'Un banc' }, width: 1920, height: 800 };
  const inHtml = `<p>Un banc</p><p><img src="${url.replace('&', '&amp;')}" alt="Un banc"></p>`;
  await writePage({
    path: '/inspiration/d-ailleurs',
    seo: { title: heading, image: url, robots: 'noindex' },
    blocks: [
      { type: 'HeroLarge', heading, backgroundImageDesktop: image, backgroundImageMobile: image },
      { type: 'EditoHalf', heading, text: heading, image1: image },
      { type: 'Html', code: { fr: inHtml } },
    ],
  });
  const { text } = await fetchPage('/fr/inspirations/d-ailleurs');
  expect(text).not.toContain('pictures.example');
  expect(text).toMatch(/<meta property="og:image" content="http[^"]+\/variants\/1200\/elsewhere\//);
  expect(text).toMatch(/"image":"http[^"]+\/pictures\/elsewhere\//);

  const hosts = new Set<string>();
  page.on('request', (one) => hosts.add(new URL(one.url()).host));
  const picture = join(import.meta.dirname, '../../deploy/demo/pictures/placeholder.svg');
  await page.route('**/elsewhere/**', (route) => route.fulfill({ path: picture }));
  await page.goto(at('fr', '/fr/inspirations/d-ailleurs'));
  await readThrough(page);
  const shown = page.locator('#page img[src*="/elsewhere/"]');
  await expect(shown).toHaveCount(3);
  expect(
    await shown.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
  ).toEqual([true, true, true]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
