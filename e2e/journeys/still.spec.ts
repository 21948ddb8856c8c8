import type { Page } from '@playwright/test';
import { alive, expect, test } from '../site/test.ts';

/** The remotes whose code the tab has asked for. */
function remotesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, remote] = /releases\/([\w-]+)\/.*\.js$/.exec(request.url()) ?? [];
    if (remote) asked.add(remote);
  });
  return asked;
}

test('a page that needs no script gets none of its remote, and is drawn in the browser when a link leads to it', async ({
  page,
  complaints,
}) => {
  const asked = remotesAskedFor(page);
  await page.goto('/fr/cms/mentions-legales');
  await alive(page, 'mf-content/cms');
  await alive(page, 'shell/header');
  await page.waitForLoadState('networkidle');
  expect([...asked]).not.toContain('mf-content');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.textContent();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click();
  await alive(page, 'mf-contact/contact');
  await page.goBack();
  await expect(heading).toHaveText(words ?? '');
  await alive(page, 'mf-content/cms');
  await expect(page.locator('[data-of="mf-content/cms"]')).not.toHaveAttribute('data-still');
  expect([...asked]).toContain('mf-content');
  expect(complaints).toEqual([]);
});
