import type { BrowserContext } from '@playwright/test';
import { withFault } from '../faults/broken-release.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { at, site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const remote = 'mf-stores';
const path = '/fr/revendeurs';
const wanted = Number(site.settings.ROLLBACK_MIN_MOUNTS);

/** Somebody in Belgium looks at the stores, until the browser has reported of them; answers the page and its report. */
async function visit(context: BrowserContext) {
  const page = await context.newPage();
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/reports') && (request.postData() ?? '').includes(`{"remote":"${remote}"`),
  );
  await page.goto(at('be', path));
  return { page, report: (await reported).postData() ?? '' };
}

async function visits(context: BrowserContext): Promise<void> {
  const people = 4;
  const visitAndLeave = async () => (await visit(context)).page.close();
  for (let seen = 0; seen < wanted; seen += people) await Promise.all(Array.from({ length: people }, visitAndLeave));
}

/** One visit of a sound version, and its report once more for each of the others: it would be the same. */
async function soundVisits(context: BrowserContext): Promise<void> {
  const { page, report } = await visit(context);
  expect(report).toContain('"kind":"mount"');
  expect(report).not.toContain('"kind":"failure"');
  const statuses = await page.evaluate(
    ({ body, times }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'rivelle' };
      const send = async () => (await fetch('/reports', { method: 'POST', headers, body })).status;
      return Promise.all(Array.from({ length: times }, send));
    },
    { body: report, times: wanted - 1 },
  );
  expect(statuses).toEqual(Array(wanted - 1).fill(204));
  await page.close();
}

const versionIn = async (country: string) =>
  new RegExp(`data-remote="${remote}" data-version="([^"]*)"`).exec((await fetchPage(path, country)).text)?.[1];

test('a release that fails in the browsers of one country is taken back there, and stays elsewhere', async ({
  context,
}) => {
  const sound = await liveVersion(remote);
  await soundVisits(context);
  await withFault(remote, 'view throws', async (broken) => {
    await expect.poll(() => versionIn('be')).toBe(broken);
    await visits(context);
    await expect.poll(() => versionIn('be')).toBe(sound);
    expect(await versionIn('fr')).toBe(broken);
    const [line] = await siteRegistry().history({ remote, country: 'be', limit: 1 });
    expect(line).toMatchObject({ action: 'automatic-rollback', from: broken, to: sound });
    expect(line?.why).toContain('mounts failed (100.0 %) of the new version');
  });
  await expect.poll(() => versionIn('be')).toBe(sound);
});
