import { failureOf } from '../site/complaints.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { alive, expect, test } from '../site/test.ts';
import { type BrowserFault, withFault } from './broken-release.ts';
import type { Remote } from './remotes.ts';

type SoonSeen = Exclude<BrowserFault, 'view loops'>;
export const soonSeen: SoonSeen[] = ['view throws', 'part rejects'];

/** A test of the page of a remote whose Views throw wherever they are drawn, or cannot be had. */
export function failsInTheBrowser(fault: SoonSeen, { remote, own }: Remote): void {
  test(`${remote}: ${fault} in the browser; its HTML stays, and a message shows when it is used`, async ({
    page,
    complaints,
  }) => {
    await withFault(remote, fault, async (version) => {
      await page.goto(own);
      await alive(page, 'shell/header');
      const part = page.locator(`#page > [data-remote="${remote}"]`);
      const heading = part.getByRole('heading', { level: 1 });
      await expect.poll(() => complaints.all.join(), 'the log names the release').toContain(`${remote}/`);
      expect(complaints.all.join()).toContain(version);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await heading.click();
      await expect(page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await alive(page, 'shell/footer');
    });
    complaints.expect(failureOf(remote));
  });
}

/** A test of the shell whose header and footer fail; the error pages are its own, too. */
export function chromeFailsInTheBrowser(fault: SoonSeen): void {
  test(`shell: ${fault} in the browser; header and footer stay as HTML, and the page works`, async ({
    page,
    complaints,
  }) => {
    await withFault('shell', fault, async () => {
      await page.goto('/fr/contact');
      await alive(page, 'mf-contact/contact');
      await expect.poll(() => complaints.all.join(), 'the log names the part').toContain('shell/header');
      await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
      await expect(page).toHaveURL('/fr/cms/mentions-legales');
      await alive(page, 'mf-content/cms');
    });
    complaints.expect(failureOf('shell'));
  });
}

/**
 * A test of a page whose tab hangs, as no script can end another one's loop. The visitor has the HTML of the server, other tabs
 * work, and the next page load in the same browser reports the release that was being drawn. A shell that loops does so in that
 * one, too, after its report.
 */
export function loopsInTheBrowser({ remote, own, elsewhere, elsewhereIsMissing }: Remote): void {
  test(`${remote}: view loops in the browser; its HTML is whole, and another tab names the release`, async ({
    context,
    page,
    complaints,
  }) => {
    await withFault(remote, 'view loops', async () => {
      const { text } = await fetchPage(own);
      for (const of of ['shell/header', 'shell/footer', `${remote}/`]) expect(text).toContain(`data-of="${of}`);
      expect(text).toMatch(/<h1[ >]/);
      await page.goto(own, { waitUntil: 'commit' });
      // The tab that hangs answers nothing; another one of the same site sees what it has noted.
      const other = await context.newPage();
      await other.goto('/robots.txt');
      const noted = () => other.evaluate(() => Object.values(localStorage).join());
      await expect
        .poll(noted, 'the tab has noted what it draws')
        .toMatch(new RegExp(`"remotes":\\[[^\\]]*"${remote}"`));

      // A tab that draws for so long hangs.
      await other.addInitScript(() => {
        const now = Date.now;
        Date.now = () => now() + 60_000;
      });
      const named = other.waitForRequest(
        (request) =>
          request.url().endsWith('/reports') &&
          (request.postData() ?? '').includes(`{"remote":"${remote}","kind":"failure"`),
      );
      await other.goto(elsewhere, { waitUntil: 'commit' });
      if (remote !== 'shell') await alive(other, 'shell/header');
      // A tab that hangs could not be asked for anything, not even for what its report was answered: it is sent once more.
      const report = await named;
      const { host, hostname } = new URL(report.url());
      const sent = { headers: { ...report.headers(), host }, data: report.postData() };
      const again = await context.request.post(report.url().replace(hostname, '127.0.0.1'), sent);
      expect(again.status()).toBe(204);
      await Promise.all([page, other].map((tab) => tab.close()));
    });
    if (elsewhereIsMissing) complaints.expect(/^404 /);
  });
}
