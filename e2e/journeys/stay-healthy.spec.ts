import { alive, expect, test } from '../site/test.ts';

test('fifty pages in one tab leave no growing heap, listeners or style sheets', async ({ page }) => {
  test.setTimeout(120_000);
  // Nothing has to fade fifty times.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr/produits');
  await alive(page, 'mf-catalogue/products');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');

  const visit = async (name: string, part: string) => {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).first().click();
    await alive(page, part);
  };
  const measure = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const sheets = await page.evaluate(() => document.styleSheets.length);
    return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes'), sheets };
  };

  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await visit('Collections', 'mf-catalogue/collections');
      await visit('Meubles', 'mf-catalogue/products');
    }
  };
  await rounds(5);
  const before = await measure();
  await rounds(25);
  // single-spa's timers hold what was unmounted for some seconds.
  await expect(async () => {
    const after = await measure();
    expect(after.sheets).toBe(before.sheets);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.15);
  }).toPass({ timeout: 20_000 });
});
