import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion } from '../site/site-registry.ts';
import { at, site } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const repository = join(import.meta.dirname, '../..');
const npm = (...words: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', ...words], {
    cwd: repository,
    env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir },
  });

const versionShown = (page: Page, remote: string) =>
  page.locator(`#page [data-remote="${remote}"]`).first().getAttribute('data-version');

test('a team releases its remote, ops roll it back, and an open tab goes on meanwhile', async ({ page, context }) => {
  const before = await liveVersion('mf-stores');
  await page.goto('/fr/contact');
  await alive(page, 'mf-contact/contact');
  // The browser complains of what a tab that stays open has not used after some seconds: the footer, where nobody goes there.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await alive(page, 'shell/footer');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  const { stdout } = await npm('release', '--', 'mf-stores', '--why', 'a new map');
  expect(stdout).toContain('mf-stores');
  const after = await liveVersion('mf-stores');
  expect(after).not.toBe(before);

  const loaded = async () =>
    /data-remote="mf-stores" data-version="([^"]*)"/.exec((await fetchPage('/fr/revendeurs')).text)?.[1];
  await expect.poll(loaded).toBe(after);
  const fresh = await context.newPage();
  await fresh.goto(at('fr', '/fr/revendeurs'));
  expect(await versionShown(fresh, 'mf-stores')).toBe(after);

  // The tab that was open still loads the files that it started with.
  const old = await fetchPage(`/releases/mf-stores/${before}/remoteEntry.js`);
  expect(old.status).toBe(200);
  // With nothing to lose, its next navigation takes the new versions.
  await page.getByRole('banner').getByRole('link', { name: 'Revendeurs' }).click();
  await expect.poll(() => versionShown(page, 'mf-stores')).toBe(after);

  const rolledBack = await npm('rollback', '--', 'mf-stores', '--why', 'the map was upside down');
  expect(rolledBack.stdout).toContain(before);
  // That it takes a second at most is seen where it is measured: on several gateways, by the tests of production.
  await expect.poll(loaded).toBe(before);

  const { stdout: history } = await npm('releases', '--', 'mf-stores');
  expect(history).toContain('a new map');
  expect(history).toContain('the map was upside down');
});

test('a page load during a switch is all old or all new', async () => {
  const before = await liveVersion('mf-catalogue');
  const { stdout } = await npm('release', '--', 'mf-catalogue', '--no-build');
  expect(stdout).toContain('mf-catalogue');
  const after = await liveVersion('mf-catalogue');
  const versionsIn = (html: string) => [
    ...new Set(
      [...html.matchAll(/(?:data-remote="mf-catalogue" data-version="|releases\/mf-catalogue\/)([\w.-]+)/g)].map(
        (found) => found[1],
      ),
    ),
  ];
  const watch = async (until: string) => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
      const versions = versionsIn((await fetchPage('/fr/produits/ligne-60')).text);
      expect(versions).toHaveLength(1);
      if (versions[0] === until) return;
    }
    throw new Error(`${until} did not become live`);
  };
  await watch(after);
  await Promise.all([npm('rollback', '--', 'mf-catalogue'), watch(before)]);
});
