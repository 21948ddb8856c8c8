import { at, developmentSite } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const pages = {
  '/fr': 'mf-content/home',
  '/fr/produits': 'mf-catalogue/products',
  '/fr/produits/ligne-120': 'mf-catalogue/product',
  '/fr/collections': 'mf-catalogue/collections',
  '/fr/collections/ligne': 'mf-catalogue/collection',
  '/fr/connexion': 'mf-account/login',
  '/fr/recherche?item=chêne': 'mf-search/search',
  '/fr/revendeurs': 'mf-stores/store-locator',
  '/fr/contact': 'mf-contact/contact',
  '/fr/cms/mentions-legales': 'mf-content/cms',
};

for (const [address, part] of Object.entries(pages)) {
  test(`hydrating ${address} prints no warning in a development build`, async ({ page, complaints }) => {
    await page.goto(at('fr', address, developmentSite));
    await alive(page, part);
    const fragments = await page.locator('mf-fragment').all();
    for (const fragment of fragments) {
      await fragment.scrollIntoViewIfNeeded();
      await alive(page, (await fragment.getAttribute('of')) ?? '');
    }
    expect(complaints.all).toEqual([]);
  });
}
