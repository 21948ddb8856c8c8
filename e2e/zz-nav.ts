import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser/find-browser.ts';

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on('console', (m) => !/404/.test(m.text()) && console.log('console', m.type(), m.text().slice(0, 600)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 800), e.stack?.slice(0, 500)));
await page.goto('http://fr.localhost:8080/fr', { waitUntil: 'networkidle' });
await page.evaluate(() => Object.assign(window, { same: true }));
for (const name of ['Meubles', 'Collections', 'Meubles']) {
  const t = Date.now();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).first().click();
  await page.waitForURL((u) => u.pathname !== '/fr');
  await page.waitForTimeout(700);
  console.log(
    name,
    page.url(),
    await page.title(),
    await page.evaluate(() =>
      [...document.querySelectorAll('.mf-part')]
        .map(
          (p) =>
            p.dataset.of +
            ' ' +
            p.innerHTML.length +
            ' ' +
            Object.keys(p).some((k) => k.startsWith('__reactContainer')),
        )
        .join(' | '),
    ),
    await page.evaluate(() => 'same' in window),
  );
}
await page.locator('[data-of="mf-catalogue/products"] li a').first().click();
await page.waitForTimeout(900);
console.log(
  page.url(),
  await page.title(),
  await page.evaluate(() =>
    [...document.querySelectorAll('.mf-part')].map((p) => p.dataset.of + ' ' + p.innerHTML.length).join(' | '),
  ),
);
await page.goBack();
await page.waitForTimeout(900);
console.log(
  page.url(),
  await page.title(),
  await page.evaluate(() =>
    [...document.querySelectorAll('.mf-part')].map((p) => p.dataset.of + ' ' + p.innerHTML.length).join(' | '),
  ),
);
console.log(await page.evaluate(() => 'same' in window));
await browser.close();
