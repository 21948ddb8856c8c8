import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { fetchPage } from '../site/fetch-page.ts';
import { readThrough } from '../site/read-through.ts';
import { at, developmentSite } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const gallery = '/fr/blocs';
const folder = join(import.meta.dirname, '../../.build/e2e/blocks');
const blockTypes = 37;

/** What lies over the page is on no picture. */
const picture = {
  animations: 'disabled',
  style: '#cc-main, [of="shell/header"] { visibility: hidden !important }',
} as const;

for (const width of [390, 1280]) {
  test(`every type of block at ${width} px has no serious barrier, and its picture is taken`, async ({ page }) => {
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('fr', gallery, developmentSite));
    await readThrough(page);
    // A heading of the page, then for each type its name and a block.
    const blocks = page.locator('[data-of="mf-content/blocks"] > :not(script)');
    await expect(blocks).toHaveCount(1 + 2 * blockTypes);
    const types = (await blocks.allTextContents()).filter((_, index) => index % 2 === 1);
    for (const [index, type] of types.entries())
      await blocks.nth(2 + 2 * index).screenshot({ path: join(folder, `${type}-${width}.png`), ...picture });

    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
  });
}

test('visitors have no gallery', async () => {
  expect((await fetchPage(gallery)).status).toBe(404);
});
