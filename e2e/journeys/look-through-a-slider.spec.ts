import { alive, expect, test } from '../site/test.ts';

test('a slider has arrows where more cards follow, and none where all of them are in view', async ({ page }) => {
  await page.goto('/fr/collections/atelier');
  const slider = page.getByRole('region', { name: 'Des murs pas droits' });
  await slider.scrollIntoViewIfNeeded();
  await alive(page, 'mf-content/blocks');
  const next = slider.getByRole('button', { name: 'Suivant' });
  await expect(next).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 1000 });
  await expect(next).toBeHidden();
  const last = await slider.getByRole('listitem').last().boundingBox();
  expect((last?.x ?? 1920) + (last?.width ?? 0)).toBeLessThanOrEqual(1920);
});
