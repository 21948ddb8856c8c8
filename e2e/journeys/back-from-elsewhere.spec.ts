import type { Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';
import { newMember, signedInAs } from '../site/members.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

// Playwright turns the browser's back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The reason of a browser without windows, which brings no page back from memory but says why it would not. */
const withoutWindows = 'BackForwardCacheDisabledForDelegate';

/** Leaves for another site, comes back, and answers why the page was not there as it was left. */
async function reasonsAgainst(page: Page, path: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const came = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    devtools.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
  });
  await page.goto(at('fr', path));
  await alive(page, 'shell/header');
  await page.goto(at('de', '/de/kontakt'));
  await page.goBack({ waitUntil: 'commit' });
  return (await came).filter((reason) => reason !== withoutWindows);
}

const paths = ['/fr', '/fr/produits', '/fr/recherche?q=vasque', '/fr/revendeurs', '/fr/contact'];

for (const path of paths)
  test(`whoever comes back from another site finds ${path} as it was left`, async ({ page }) => {
    expect(await reasonsAgainst(page, path)).toEqual([]);
  });

// The header is what keeps it out: of the reasons, browsers tell this one sometimes only.
test('no page that was shown to somebody who was signed in is kept for later', async ({ context, page }) => {
  await signedInAs(context, await newMember());
  for (const path of paths) {
    const answer = await page.goto(at('fr', path));
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
  }
});
