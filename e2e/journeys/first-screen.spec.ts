import { watchNetwork } from '../browser/watch-network.ts';
import { alive, expect, test } from '../site/test.ts';

/** Bytes and requests are the same on every machine; times are measured by `npm run bench`. */
const most = { scriptsUntilAlive: 52, scripts: 182, document: 30, styles: 3.5, fonts: 37.5, requests: 20 };

test('the home page comes to a telephone in few bytes, and asks for nothing that it does not use', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const network = await watchNetwork(await page.context().newCDPSession(page));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(noteScriptsUntilAlive);
  await page.goto('/fr');
  await alive(page, 'mf-content/blocks');
  await alive(page, 'shell/header');
  await page.waitForLoadState('networkidle');
  const untilAlive = (await page.evaluate(() => Number(Reflect.get(window, 'scriptBytes')))) / 1000;
  const all = network.kilobytes();
  const figures = JSON.stringify({ untilAlive, all, requests: network.requests() });
  // What the document shows stands in it; a sheet of which that is a small part comes whole with its code.
  expect(all.style, figures).toBeLessThanOrEqual(most.styles);
  expect(untilAlive, figures).toBeGreaterThan(0);
  expect(untilAlive, figures).toBeLessThanOrEqual(most.scriptsUntilAlive);
  expect(all.script, figures).toBeLessThanOrEqual(most.scripts);
  expect(all.document, figures).toBeLessThanOrEqual(most.document);
  expect(all.font, figures).toBeLessThanOrEqual(most.fonts);
  expect(network.requests(), figures).toBeLessThanOrEqual(most.requests);
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});

for (const path of [
  '/fr/produits',
  '/fr/produits/ligne-120',
  '/fr/recherche?item=miroir',
  '/fr/revendeurs',
  '/fr/contact',
  '/fr/connexion',
])
  test(`the document of ${path} names each script that its page needs: none is found by another`, async ({ page }) => {
    await page.addInitScript(noteScriptsOfPage);
    const document = await (await page.goto(path))?.text();
    await page.waitForFunction(() => 'scriptsOfPage' in window);
    const needed = await page.evaluate<string[]>(() => Reflect.get(window, 'scriptsOfPage'));
    expect(needed.length).toBeGreaterThan(4);
    expect(needed.filter((address) => !document?.includes(address))).toEqual([]);
  });

/** Runs in the page: the scripts that had come when its own part came alive. */
function noteScriptsOfPage(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#page > .mf-part[data-mounted]')) return;
    watch.disconnect();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    Object.assign(window, { scriptsOfPage: scripts.map(({ name }) => name) });
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mounted'] });
}

/** Runs in the page: the bytes, as sent, of the scripts that were there when its first blocks came alive. */
function noteScriptsUntilAlive(): void {
  const watch = new MutationObserver(() => {
    const parts = [...document.querySelectorAll('#page > .mf-part, #page [data-of="mf-content/blocks"]')];
    if (parts.length < 2 || parts.some((part) => !part.hasAttribute('data-mounted'))) return;
    watch.disconnect();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
    Object.assign(window, { scriptBytes: bytes });
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mounted'] });
}
