import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe calls serious or critical in the current page: each rule with the elements that break it. */
export async function graveBarriers(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // All else that it finds would be described, too: most of its time.
    .options({ resultTypes: ['violations'] })
    // A page without frames needs no second page in which the findings of several are put together.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
