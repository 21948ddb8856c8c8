import type { BrowserContext, Page } from '@playwright/test';
import { buildFolder, sharedReleases } from 'shared/build';
import { publishFolder } from '../../deploy/commands/release/publish-folder.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { liveVersion, makeLive, siteRegistry } from '../site/site-registry.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

const react = sharedReleases.find(({ library }) => library === 'react')?.name ?? '';
const address = '/fr/contact';
/** A visitor of the first tenth, and one of the last. */
const [early, late] = ['5', '9995'];

/** The files of React that a tab asks for. */
function filesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = /releases\/(react-[^?]*)/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

/** Opens a page as the visitor of a bucket, uses it, and answers the files of React that it came with. */
async function visit(context: BrowserContext, bucket: string): Promise<string[]> {
  await context.addCookies([{ name: 'bucket', value: bucket, url: at('fr', '') }]);
  const page = await context.newPage();
  const asked = filesAskedFor(page);
  await page.goto(at('fr', address));
  await alive(page, 'mf-contact/contact');
  await page.getByRole('button', { name: 'Ouvrir le sous-menu Meubles' }).click();
  await expect(page.getByRole('button', { name: 'sous-menu Meubles' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Journal' }).click();
  await alive(page, 'mf-content/journal');
  await page.close();
  return asked;
}

/** The version of every remote that a document names. */
const versionsIn = (text: string) => {
  const { composition } = JSON.parse(
    /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(text)?.[1] ?? '{}',
  );
  return Object.fromEntries(
    Object.entries<{ version: string; modules?: string[] }>(composition.remotes).flatMap(
      ([name, { version, modules }]) => (modules ? [] : [[name, version]]),
    ),
  );
};

test('a fix of React goes live for a tenth, then for all, and is rolled back, and no remote and no shell is rebuilt', async ({
  context,
}) => {
  const before = await liveVersion(react);
  const released = versionsIn((await fetchPage(address)).text);
  const admin = siteRegistry();
  const { id, secret } = await admin.createToken({ name: 'Platform', role: 'platform', remotes: [], by: 'e2e' });
  const platform = siteRegistry(secret);
  const on = { by: 'e2e', why: 'a fix' };
  const shown = async () => /\/releases\/react-[\d.]+\/([\d.]+)\/react\.js/.exec((await fetchPage(address)).text)?.[1];
  try {
    expect(await visit(context, late)).toEqual([`${react}/${before}/react.js`]);
    const fix = { ...on, live: true, percent: 10 };
    const { version: fixed } = await publishFolder(platform, buildFolder('production', react), fix);
    await expect.poll(() => visit(context, early)).toEqual([`${react}/${fixed}/react.js`]);
    expect(await visit(context, late)).toEqual([`${react}/${before}/react.js`]);

    await platform.promote(react, { ...on, country: '*' });
    await expect.poll(shown).toBe(fixed);
    expect(await visit(context, late)).toEqual([`${react}/${fixed}/react.js`]);
    expect(versionsIn((await fetchPage(address)).text)).toEqual(released);

    await platform.rollBack(react, { ...on, why: 'it was none' });
    const rolledBack = performance.now();
    await expect.poll(shown, { intervals: [20] }).toBe(before);
    expect(performance.now() - rolledBack, 'ms until it is seen').toBeLessThan(1_000);
    expect(await visit(context, early)).toEqual([`${react}/${before}/react.js`]);
  } finally {
    await admin.revokeToken(id, { by: 'e2e' });
    await makeLive(react, before);
  }
});
