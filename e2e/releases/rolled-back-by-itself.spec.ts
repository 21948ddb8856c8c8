import type { BrowserContext } from '@playwright/test';
import { withFault } from '../faults/broken-release.ts';
import { failureOf } from '../site/complaints.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, siteRegistry } from '../site/site-registry.ts';
import { at } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const remote = 'mf-stores';
const path = '/fr/revendeurs';
/** More than a verdict needs: failed visits from thirty networks. */
const people = 35;

/** Somebody in Belgium looks at the stores, until the browser has reported of them; answers the page and its report. */
async function visit(context: BrowserContext) {
  const page = await context.newPage();
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/reports') && (request.postData() ?? '').includes(`{"remote":"${remote}"`),
  );
  await page.goto(at('be', path));
  return { page, report: (await reported).postData() ?? '' };
}

/** One visit in a browser, and the same of many people in other networks, who load the page and report as that one did. */
async function visits(context: BrowserContext): Promise<string> {
  const { page, report } = await visit(context);
  const statuses = await page.evaluate(
    ({ body, count }) => {
      const likewise = async (_: unknown, person: number) => {
        const network = { 'x-forwarded-for': `198.51.${person}.7` };
        const answer = await fetch(location.href, { headers: network });
        const [, token] = /page;desc="([^"]+)"/.exec(answer.headers.get('server-timing') ?? '') ?? [];
        const headers = { ...network, 'content-type': 'application/json', 'x-requested-with': 'rivelle' };
        const own = JSON.stringify({ ...JSON.parse(body), token });
        return (await fetch('/reports', { method: 'POST', headers, body: own })).status;
      };
      return Promise.all(Array.from({ length: count }, likewise));
    },
    { body: report, count: people },
  );
  expect(statuses).toEqual(Array(people).fill(204));
  await page.close();
  return report;
}

const versionIn = async (country: string) =>
  new RegExp(`data-remote="${remote}" data-version="([^"]*)"`).exec((await fetchPage(path, country)).text)?.[1];

test('a release that fails in the browsers of one country is rolled back there, and stays elsewhere', async ({
  context,
  complaints,
}) => {
  const sound = await liveVersion(remote);
  const sane = await visits(context);
  expect(sane).toContain('"kind":"mount"');
  expect(sane).not.toContain('"kind":"failure"');
  await withFault(remote, 'view throws', async (broken) => {
    await expect.poll(() => versionIn('be')).toBe(broken);
    await visits(context);
    await expect.poll(() => versionIn('be')).toBe(sound);
    expect(await versionIn('fr')).toBe(broken);
    const [line] = await siteRegistry().history({ remote, country: 'be', limit: 1 });
    expect(line).toMatchObject({ action: 'automatic-rollback', from: broken, to: sound });
    expect(line?.why).toContain('visits failed (100.0 %) of the new version');
  });
  await expect.poll(() => versionIn('be')).toBe(sound);
  complaints.expect(failureOf(remote));
});
