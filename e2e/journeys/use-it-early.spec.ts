import { holdBack } from '../site/hold-back.ts';
import { alive, expect, test } from '../site/test.ts';

test('a click before a part is ready is made once, when it is', async ({ page }) => {
  // The slider is at once where it goes: half way there two clicks would look like one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, '**/releases/mf-catalogue/*/remoteEntry.js');
  await page.goto('/fr');
  await alive(page, 'mf-content/blocks');
  const slider = page.locator('[data-of="mf-catalogue/product-slider"]').first();
  const list = slider.getByRole('list');
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('button', { name: 'Produits suivants' }).click();
  const firstCard = list.getByRole('listitem').first();
  const before = await firstCard.boundingBox();
  const [start, card] = [before?.x ?? 0, before?.width ?? 0];
  const moved = async () => start - ((await firstCard.boundingBox())?.x ?? start);
  expect(await moved()).toBe(0);

  release();
  await alive(page, 'mf-catalogue/product-slider');
  await expect.poll(moved).toBeGreaterThan(card / 2);
  // One press shows the cards after the three in view.
  expect(await moved()).toBeLessThan(card * 4);
});

test('only the remotes that a page uses are fetched', { tag: '@read' }, async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, remote] = /releases\/([\w-]+)\//.exec(request.url()) ?? [];
    if (remote) fetched.add(remote);
  });
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  await page.waitForLoadState('networkidle');
  // The blocks of the page need no script.
  expect([...fetched].sort()).toEqual(['mf-contact', 'shell']);
});

test('every script is fetched once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.(js|css)$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/fr/produits');
  await alive(page, 'mf-catalogue/products');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await alive(page, 'shell/footer');
  expect(scripts.filter((url, index) => scripts.indexOf(url) !== index)).toEqual([]);
});
