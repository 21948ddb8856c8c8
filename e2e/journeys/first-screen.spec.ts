import type { Page } from '@playwright/test';
import { watchNetwork } from '../browser/watch-network.ts';
import { holdBack } from '../site/hold-back.ts';
import { alive, expect, test } from '../site/test.ts';

/** Bytes and requests are the same on every machine; times are measured by `npm run bench`. */
const most = { scriptsUntilAlive: 52, scripts: 182, document: 30, styles: 3.5, fonts: 37.5, requests: 20 };

test('the home page comes to a telephone in few bytes, and asks for nothing that it does not use', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const network = await watchNetwork(await page.context().newCDPSession(page));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(noteScripts, { parts: '#page > .mf-part, #page [data-of="mf-content/blocks"]', least: 2 });
  await page.goto('/fr');
  await alive(page, 'mf-content/blocks');
  await alive(page, 'shell/header');
  await page.waitForLoadState('networkidle');
  const untilAlive = (await scriptsUntilAlive(page)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
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

test('the scripts of the home page wait for its first picture, which has a slow line to itself', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await holdBack(page, '**/variants/*/scenes/morning-mobile*');
  await page.goto('/fr', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await alive(page, 'mf-content/blocks');
  const [picture, entry] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const find = (part: string) => files.find(({ name }) => name.includes(part));
    return [find('/morning-mobile')?.responseEnd, find('/shell.js')?.startTime];
  });
  // On a machine on which the picture takes longer they wait no more.
  expect(entry).toBeGreaterThanOrEqual(Math.min(picture ?? Number.NaN, 3000));
});

test('no page is fetched ahead before the one on screen is alive', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => void (request.url().includes('/_page?') && ahead.push(request.url())));
  const release = await holdBack(page, '**/react.js');
  const started = page.waitForResponse('**/bootstrap.js');
  await page.goto('/fr/produits', { waitUntil: 'domcontentloaded' });
  await started;
  for (let time = 0; time < 5; time += 1)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(idle))));
  expect(ahead).toEqual([]);
  release();
  await alive(page, 'mf-catalogue/products');
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
});

/** What a page may fetch of scripts in all, in kB. */
const mostScripts = {
  '/fr/produits': 175,
  '/fr/produits/ligne-120': 198,
  '/fr/recherche?item=miroir': 168,
  '/fr/revendeurs': 281,
  '/fr/contact': 182,
  '/fr/connexion': 195,
};

for (const [path, most] of Object.entries(mostScripts)) {
  test(`${path} comes to a telephone with few scripts`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const network = await watchNetwork(await page.context().newCDPSession(page));
    await page.goto(path);
    await alive(page, 'shell/header');
    // The map's come when it is alive, and the land's last.
    if (path === '/fr/revendeurs') await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(network.kilobytes().script).toBeLessThanOrEqual(most);
  });

  test(`the document of ${path} names each script that its page needs: none is found by another`, async ({ page }) => {
    await page.addInitScript(noteScripts, { parts: '#page > .mf-part', least: 1 });
    const document = await (await page.goto(path))?.text();
    const needed = await scriptsUntilAlive(page);
    expect(needed.length).toBeGreaterThan(4);
    expect(needed.filter(({ address }) => !document?.includes(address))).toEqual([]);
  });
}

test('the entry asks the device for nothing that it stores, as the main thread would wait for it', async ({ page }) => {
  await page.addInitScript(() => {
    const asking: string[] = [];
    Object.assign(window, { asking });
    const storage = localStorage;
    Object.defineProperty(window, 'localStorage', {
      get() {
        asking.push(document.currentScript?.getAttribute('src') ?? '');
        return storage;
      },
    });
  });
  await page.goto('/fr/produits');
  await alive(page, 'mf-catalogue/products');
  const asking: string[] = await page.evaluate(() => Reflect.get(window, 'asking'));
  // What a tab draws is noted on the device, in tasks of their own.
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((script) => script.endsWith('/shell.js'))).toEqual([]);
});

async function scriptsUntilAlive(page: Page): Promise<{ address: string; bytes: number }[]> {
  await page.waitForFunction(() => 'scriptsUntilAlive' in window);
  return page.evaluate(() => Reflect.get(window, 'scriptsUntilAlive'));
}

/** Runs in the page: the scripts that had come, with their bytes as sent, when so many parts had come alive. */
function noteScripts({ parts, least }: { parts: string; least: number }): void {
  const watch = new MutationObserver(() => {
    const found = [...document.querySelectorAll(parts)];
    if (found.length < least || found.some((part) => !part.hasAttribute('data-mounted'))) return;
    watch.disconnect();
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    const noted = scripts.map(({ name, transferSize }) => ({ address: name, bytes: transferSize }));
    Object.assign(window, { scriptsUntilAlive: noted });
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mounted'] });
}
