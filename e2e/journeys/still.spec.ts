import type { Page } from '@playwright/test';
import { fetchPage } from '../site/fetch-page.ts';
import { galleryPath, writeGalleryPage } from '../site/gallery.ts';
import { scrollThrough } from '../site/read-through.ts';
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
});

test('the footer, which stays as it is on a navigation, is the same on all pages of a language', async ({ page }) => {
  const footerOf = async (path: string) =>
    /<mf-fragment of="shell\/footer".*<\/mf-fragment>/s.exec((await fetchPage(path)).text)?.[0];
  const footer = await footerOf('/fr');
  expect(footer).toContain('data-still');
  for (const path of [
    '/fr/produits?page=2',
    '/fr/produits/ligne-120',
    '/fr/revendeurs',
    '/fr/connexion',
    '/fr/nulle-part',
  ])
    expect(await footerOf(path), path).toBe(footer);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/fr/cms/mentions-legales');
  await alive(page, 'shell/header');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click();
  await alive(page, 'mf-contact/contact');
  await expect(page.locator('[data-of="shell/footer"][data-still]')).toBeAttached();
  expect(asked.filter((url) => /\/shell\/.*footer.*\.js$/.test(url))).toEqual([]);
});

test('a style sheet that the document has in part comes whole with the code that may show more, behind the part', async ({
  page,
}) => {
  await page.goto('/fr');
  expect(await page.locator('style[data-part-of]').count()).toBeGreaterThan(0);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const isBehind = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-part-of]')].flatMap((part) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter(({ href }) => href === part.dataset.partOf)
        .map((whole) => whole.previousElementSibling === part),
    ),
  );
  expect(new Set(isBehind)).toEqual(new Set([true]));
});

const pages = [
  '/fr',
  '/fr/produits',
  '/fr/produits/ligne-120',
  '/fr/collections',
  '/fr/collections/ligne',
  '/fr/projet',
  '/fr/connexion',
  '/fr/recherche?item=chêne',
  '/fr/revendeurs',
  '/fr/contact',
  '/fr/journal',
  '/fr/inspirations',
  '/fr/cms/mentions-legales',
  galleryPath,
];

// A page with every type of block is among them.
test.beforeAll(writeGalleryPage);

for (const address of pages)
  test(`nothing of ${address} that is left without scripts would do anything with them`, async ({ page }) => {
    const { status, headers, text } = await fetchPage(address);
    const kept = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    await page.route(`**${encodeURI(address)}`, (route) =>
      route.fulfill({ status, headers: Object.fromEntries(kept), body: hydratesAll(text) }),
    );
    await page.goto(address);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const { still, lively, wrong } = await page.evaluate(lookIntoReact);
    expect(wrong).toEqual([]);
    expect(still + lively, 'React has hydrated the page').toBeGreaterThan(0);
    expect(lively, 'the header, at least, has handlers').toBeGreaterThan(0);
  });

/** The document as it would be if nothing had been found to need no script; what had is marked. */
const hydratesAll = (html: string): string =>
  html
    .replaceAll(/(<div[^>]*) data-still(?:="")?/g, '$1 data-was-still')
    .replaceAll(/(<div class="[^"]*-later")( data-alive="")?/g, (_, begin: string, isAlive?: string) =>
      isAlive ? `${begin}${isAlive} data-piece` : `${begin} data-alive data-piece data-was-still`,
    );

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
  memoizedState: Hook | null;
  updateQueue: { lastEffect?: Effect | null } | null;
}

interface Hook {
  next: Hook | null;
  queue?: { value?: unknown; getSnapshot?: unknown } | null;
}

interface Effect {
  next: Effect;
  create: () => unknown;
}

/** Runs in the page: reads in React's own trees what has effects, handlers or a ref, and whether that was found to be still. */
function lookIntoReact() {
  const lively = new Set<Element>();
  const reasons = new Map<Element, string>();
  const note = (region: Element, why: string) => {
    lively.add(region);
    reasons.set(region, why);
  };
  /** Texts are there before a part is drawn, and a store that never changes: react-i18next's effects do nothing. */
  const isOfTexts = (create: string, stores: object[]) =>
    create.includes('.lng?') ||
    (create.includes('[native code]') && stores.every((value) => 'keyPrefix' in value && 't' in value));
  const effectsOf = ({ updateQueue, memoizedState }: Fiber): Effect[] => {
    const last = updateQueue?.lastEffect;
    const effects: Effect[] = [];
    for (let one = last?.next; last && one; one = one === last ? undefined : one.next) effects.push(one);
    const stores: object[] = [];
    for (let hook = effects.length > 0 ? memoizedState : null; hook; hook = hook.next)
      if (hook.queue?.getSnapshot) stores.push(Object(hook.queue.value));
    return effects.filter(({ create }) => !isOfTexts(String(create), stores));
  };
  const read = (fiber: Fiber | null, region: Element) => {
    for (let one = fiber; one; one = one.sibling) {
      const { stateNode, child, memoizedProps } = one;
      const below = child?.stateNode;
      const isPiece = (node: unknown): node is Element => node instanceof Element && node.hasAttribute('data-piece');
      // What hydrates a piece is no part of it.
      const [effect] = isPiece(below) ? [] : effectsOf(one);
      if (effect) note(region, String(effect.create));
      if (stateNode instanceof Element && !isPiece(stateNode))
        for (const [name, value] of Object.entries(Object(memoizedProps)))
          if (typeof value === 'function' || (name === 'ref' && value)) note(region, `${stateNode.outerHTML} ${name}`);
      read(child, isPiece(stateNode) ? stateNode : region);
    }
  };
  for (const root of document.querySelectorAll('.mf-part')) {
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const container = key && Reflect.get(root, key);
    if (container) read(container.stateNode.current.child, root);
  }
  const still = [...document.querySelectorAll('[data-was-still]')];
  return {
    still: still.length,
    lively: lively.size,
    wrong: still.flatMap((region) => reasons.get(region)?.slice(0, 300) ?? []),
  };
}
