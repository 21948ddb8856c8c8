import { watchNetwork } from '../browser/watch-network.ts';
import { expect, test } from '../site/test.ts';

/** Bytes and requests are the same on every machine; times are measured by `npm run bench`. */
const most = { scripts: 202, allScripts: 202, fonts: 37.5, requests: 35 };

test('the home page comes to a telephone in few bytes, and asks for nothing that it does not use', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const network = await watchNetwork(await page.context().newCDPSession(page));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/fr');
  await page.locator('#page > .mf-part[data-mounted]').waitFor();
  const alive = network.kilobytes();
  await page.waitForLoadState('networkidle');
  const all = network.kilobytes();
  const figures = JSON.stringify({ alive, all, requests: network.requests() });
  expect(all.style, `styles stand in the document: ${figures}`).toBe(0);
  expect(alive.script, figures).toBeLessThanOrEqual(most.scripts);
  expect(all.script, figures).toBeLessThanOrEqual(most.allScripts);
  expect(all.font, figures).toBeLessThanOrEqual(most.fonts);
  expect(network.requests(), figures).toBeLessThanOrEqual(most.requests);
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});
