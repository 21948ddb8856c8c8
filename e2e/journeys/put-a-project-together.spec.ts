import { alive, expect, test } from '../site/test.ts';

// R163, R164, R166
test('from the three questions on the home page to a project and its furniture', { tag: '@read' }, async ({ page }) => {
  await page.goto('/fr');
  const questions = page.locator('mf-fragment[of="mf-catalogue/project-selection"]');
  await questions.scrollIntoViewIfNeeded();
  await alive(page, 'mf-catalogue/project-selection');
  await questions.getByRole('combobox', { name: /L’ambiance/ }).selectOption({ value: 'nuit-encre' });
  await questions.getByRole('button', { name: 'Voir mon projet' }).click();
  await expect(page).toHaveURL('/fr/projet?size=moins-de-4&status=seul&inspiration=nuit-encre#result');
  const result = page.getByRole('region', { name: 'Votre projet' });
  await expect(result.getByRole('heading', { name: 'La chambre noire' })).toBeVisible();
  await expect(result.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: /L’ambiance/ })).toHaveValue('nuit-encre');
});

// R167
test('three choices that no project has are answered in words; others are one step away', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/fr/projet?size=moins-de-4&status=seul&inspiration=loft-et-metal');
  await alive(page, 'mf-catalogue/project');
  await expect(page.getByText(/Aucun projet ne correspond/)).toBeVisible();
  await page.getByRole('combobox', { name: /L’ambiance/ }).selectOption({ value: 'nuit-encre' });
  await page.getByRole('button', { name: 'Voir mon projet' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'La chambre noire' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Aucun projet ne correspond/)).toBeVisible();
});
