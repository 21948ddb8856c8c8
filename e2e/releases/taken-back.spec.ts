import type { BrowserContext } from '@playwright/test';
import { withFault } from '../faults/broken-release.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { at, releaseSite } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const remote = 'mf-stores';
const path = '/fr/revendeurs';
const wanted = Number(releaseSite.settings.ROLLBACK_MIN_MOUNTS);

/** Somebody in Belgium looks at the stores, until the browser has reported of them. */
async function visit(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/reports') && (request.postData() ?? '').includes(`{"remote":"${remote}"`),
  );
  await page.goto(at('be', path, releaseSite));
  await reported;
  await page.close();
}

async function visits(context: BrowserContext): Promise<void> {
  const people = 4;
  for (let seen = 0; seen < wanted; seen += people)
    await Promise.all(Array.from({ length: people }, () => visit(context)));
}

const versionIn = async (country: string) =>
  new RegExp(`data-remote="${remote}" data-version="([^"]*)"`).exec(
    (await fetchPage(path, country, releaseSite.port)).text,
  )?.[1];

test('a release that fails in the browsers of one country is taken back there, and stays elsewhere', async ({
  context,
}) => {
  const sound = await liveVersion(remote);
  await visits(context);
  await withFault(remote, 'view throws', async (broken) => {
    await expect.poll(() => versionIn('be'), { timeout: 10_000 }).toBe(broken);
    await visits(context);
    await expect.poll(() => versionIn('be'), { timeout: 10_000 }).toBe(sound);
    expect(await versionIn('fr')).toBe(broken);
    const [line] = await siteRegistry().history({ remote, country: 'be', limit: 1 });
    expect(line).toMatchObject({ action: 'automatic-rollback', from: broken, to: sound });
    expect(line?.why).toContain('mounts failed (100.0 %) of the new version');
  });
  await expect.poll(() => versionIn('be'), { timeout: 10_000 }).toBe(sound);
});
