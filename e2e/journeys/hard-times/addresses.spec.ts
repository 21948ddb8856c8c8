import { request } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { at, site } from '../../site/sites.ts';
import { alive, expect, test } from '../../site/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a path and a host exactly as they are written are answered with; browsers mend both. */
const statusOf = (path: string, host = `fr.localhost:${site.port}`): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test('broken addresses lead to the not-found page, broken hosts and strange keys to no error of the site', async ({
  page,
  complaints,
}) => {
  for (const path of ['/fr/caf%e9', '/fr/%']) {
    const answer = await page.goto(at('fr', path));
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  complaints.expect(/^404 /);
  expect(await statusOf('/fr', 'x:99999')).toBeGreaterThanOrEqual(400);
  expect(await statusOf('/fr', 'x:99999')).toBeLessThan(500);
  for (const key of ['__proto__', 'constructor', 'toString', '__proto__[a]'])
    expect([key, await statusOf(`/fr/produits?${key}=1`)]).toEqual([key, 200]);
});

test('an address in capitals, with filters or a page that there are not, is corrected and says so', async ({
  page,
}) => {
  await page.goto(at('fr', '/FR/Produits'));
  await expect(page).toHaveURL('/fr/produits');

  await page.goto(at('fr', '/fr/produits?collection=zzz,ligne'));
  await alive(page, 'mf-catalogue/products');
  await expect(page.getByText('Un filtre de votre lien n’est plus proposé')).toBeVisible();
  await expect(page).toHaveURL('/fr/produits?collection=ligne');

  await page.goto(at('fr', '/fr/produits?page=999'));
  await alive(page, 'mf-catalogue/products');
  await expect(page).toHaveURL(/^[^?]+\/fr\/produits\?page=\d{1,2}$/);
  await expect(page.locator('#filters').getByRole('article').first()).toBeVisible();

  await page.goto(at('fr', '/fr/projet?size=x'));
  await expect(page.getByText('Un choix de votre lien n’est plus proposé')).toBeVisible();
  const size = page.locator('[data-of="mf-catalogue/project"]').locator('select, input:checked').first();
  await expect(size).toHaveValue(/^(?!x$).+/);
});

/** The portal as a browser of this language shows it. */
async function portalIn(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(at('com', '/'));
  return page;
}

test('the portal speaks the language of the browser, and offers every country beside the three regions', async ({
  browser,
}) => {
  const [german, dutch] = [await portalIn(browser, 'de-AT'), await portalIn(browser, 'nl-NL')];
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await expect(dutch.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await heading(german).textContent()).not.toBe(await heading(dutch).textContent());

  await german.locator('summary').click();
  const countries = german.locator('details').getByRole('listitem');
  expect(await countries.count()).toBeGreaterThan(3);
  await countries.filter({ hasText: 'Belgien' }).getByRole('link', { name: 'Nederlands' }).click();
  await expect(german).toHaveURL(at('be', '/nl'));
  await Promise.all([german.context().close(), dutch.context().close()]);
});
