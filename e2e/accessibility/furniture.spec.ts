import { pageOf } from '../site/pages.ts';
import { expect, test } from '../site/test.ts';
import { hiddenFurniture } from './check-furniture.ts';

// `npm run e2e:full` looks at more pages, on twelve screens.
test('the home page shows its furniture whole and clear on a telephone', async ({ page }) => {
  const { address } = await pageOf('home', 'de');
  const { hidden, pieces } = await hiddenFurniture(page, address, [390, 844]);
  expect(pieces).toBeGreaterThan(0);
  expect(hidden).toEqual([]);
});
