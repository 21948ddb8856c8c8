import { holdBack } from '../../site/hold-back.ts';
import { at } from '../../site/sites.ts';
import { alive, countLoads, expect, test } from '../../site/test.ts';

test('a page that never answers offers a way out after 8 s, and is loaded anew after 12', async ({ page }) => {
  await page.goto(at('fr', '/fr/contact'));
  await alive(page, 'mf-contact/contact');
  await alive(page, 'shell/header');
  await page.route('**/_page?url=%2Ffr%2Fcollections', () => new Promise(() => {}));
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Collections' }).first();
  const stay = page.getByRole('button', { name: 'Rester sur cette page' });
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await link.click();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Chargement de la page')).toBeAttached();
  await page.clock.runFor(6_900);
  await expect(stay).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(stay).toHaveCount(0);
  await expect(page).toHaveURL('/fr/contact');

  await link.click();
  await page.clock.runFor(11_900);
  await expect(page).toHaveURL('/fr/contact');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/fr/collections');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// C63
test('code that is late is no failure: what was typed meanwhile stays, and the form knows it', async ({ page }) => {
  const send = await holdBack(page, '**/releases/mf-contact/*/remoteEntry.js');
  const loads = countLoads(page);
  await page.goto(at('fr', '/fr/contact'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Objet' }).fill('Ligne 120');
  // The rest of the page is alive meanwhile; the header is when it is in sight.
  await page.evaluate(() => scrollTo(0, 0));
  await alive(page, 'shell/header');
  send();
  await alive(page, 'mf-contact/contact');
  await expect(page.getByRole('textbox', { name: 'Objet' })).toHaveValue('Ligne 120');
  expect(loads()).toBe(1);
});
