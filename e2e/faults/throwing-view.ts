import { alive, expect, test } from '../site/test.ts';
import { withFault } from './broken-release.ts';
import type { Remote } from './remotes.ts';

/** A test of the page of a remote whose View throws wherever it is drawn. */
export function throwsInTheBrowser({ remote, own }: Remote): void {
  test(`${remote}: its view throws in the browser; its HTML stands, and a message shows when it is used`, async ({
    page,
    complaints,
  }) => {
    await withFault(remote, 'view throws', async () => {
      await page.goto(own);
      await alive(page, 'shell/header');
      const part = page.locator(`#page > [data-remote="${remote}"]`);
      const heading = part.getByRole('heading', { level: 1 });
      await expect.poll(() => complaints.length, 'the fault is logged').toBeGreaterThan(0);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await heading.click();
      await expect(page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
    });
    complaints.length = 0;
  });
}
