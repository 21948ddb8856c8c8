import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser/find-browser.ts';

const [, , address = 'http://fr.localhost:8080/fr', name = 'home', width = '1280', full] = process.argv;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 800 } });
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 600)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 800), e.stack?.slice(0, 500)));
page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
page.on('response', (r) => {
  if (r.status() >= 400) console.log(r.status(), r.url());
});
await page.goto(address, { waitUntil: 'networkidle' });
await page.waitForTimeout(500);
console.log(
  await page.evaluate(() =>
    [...document.querySelectorAll('.mf-part')]
      .map((p) => `${p.dataset.of} ${p.dataset.place} ${Object.keys(p).some((k) => k.startsWith('__reactContainer'))}`)
      .join('\n'),
  ),
);
await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: full === 'full' });
await browser.close();
