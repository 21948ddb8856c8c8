import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { devices, type Page } from '@playwright/test';
import { z } from 'zod';
import { importFolder } from '../../deploy/commands/content/testing.ts';
import { products as productKind } from '../../deploy/content-api/import/kinds/products.ts';
import { recordsOf } from '../../deploy/demo/content.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { type Member, newMember, signedInAs } from '../site/members.ts';
import { siteRegistry } from '../site/site-registry.ts';
import { at, site } from '../site/sites.ts';
import { expect, test } from '../site/test.ts';

const repository = join(import.meta.dirname, '../..');
const products = recordsOf(productKind);
const [first = assert.fail(), second = assert.fail()] = products;
const productPage = `/fr/produits/${first.slug}`;
/** Long enough for a busy machine to date something before it is past. */
const aheadMs = 30_000;

/** Prints what a command says, and answers its last line: a link, or a number. */
async function npm(...words: string[]): Promise<string> {
  const env = { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...words], { cwd: repository, env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** By which word visitors read the names of products, in the list and on a product's page. */
async function wordsRead(): Promise<string[]> {
  const pages = await Promise.all([fetchPage('/fr/produits'), fetchPage(productPage)]);
  return pages.map(({ text }) => /(Brouillon|Nouveau) \d/.exec(text)?.[1] ?? 'as before');
}
const everywhere = (word: string) => [word, word];

const newestChange = async () => (await siteRegistry().contentChanges())[0];

/** Waits for a change after `before`, and until visitors read this word: whoever asks a second after the commit has read it. */
async function read(word: string, before: number): Promise<void> {
  const reads: { begunAt: number; words: string[] }[] = [];
  let committedAt = Number.POSITIVE_INFINITY;
  const words = async () => {
    const change = await newestChange();
    if (change && change.number > before) committedAt = Math.min(committedAt, Date.now());
    const read = { begunAt: Date.now(), words: await wordsRead() };
    reads.push(read);
    return read.words;
  };
  await expect.poll(words, { intervals: [50] }).toEqual(everywhere(word));
  const isLate = ({ begunAt, words }: (typeof reads)[number]) =>
    begunAt > committedAt + 1000 && words.some((one) => one !== word);
  expect(reads.filter(isLate)).toEqual([]);
}

/** Goes on reading pages until it is told to stop; answers the pages that were not there. */
function readMeanwhile() {
  const wrong: string[] = [];
  let reads = 0;
  let isOver = false;
  const reading = (async () => {
    for (; !isOver; reads += 1) {
      const path = ['/fr', '/fr/produits', productPage, `/fr/recherche?item=${first.uid}`][reads % 4] ?? '/fr';
      const { status } = await fetchPage(path);
      if (status !== 200) wrong.push(`${status} ${path}`);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    expect(reads).toBeGreaterThan(10);
    return wrong;
  };
}

async function saveProduct(member: Member, id: string, uids: string[]): Promise<void> {
  const query = `mutation($wishlist: WishlistInput!, $products: [WishlistProductInput!]!) {
    updateWishlist(wishlist: $wishlist, products: $products) { id } }`;
  await member.ask(z.unknown(), query, { wishlist: { id, title: 'Bain' }, products: uids.map((uid) => ({ id: uid })) });
}

const inSearch = (page: Page) => page.locator('[data-of="mf-search/search"]').getByRole('article');

test('a file that breaks every name is looked at, corrected, dated, goes live by itself, is found to be wrong and undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const folder = await importFolder();
  const renamed = (file: string, word: string) =>
    folder.write(
      file,
      JSON.stringify(products.map(({ uid }, place) => ({ uid, heading: { fr: `${word} ${place + 1}` } }))),
    );
  const member = await newMember();
  const { createWishlist } = await member.ask(
    z.object({ createWishlist: z.array(z.object({ id: z.string() })) }),
    'mutation { createWishlist(title: "Bain") { id } }',
  );
  const list = createWishlist.at(-1)?.id ?? '';
  await saveProduct(member, list, [first.uid]);
  const stopReading = readMeanwhile();
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: at('fr', '') });
  try {
    // An editor looks at it on a phone, search and all; nobody else sees anything.
    const broken = await renamed('products.json', 'Brouillon');
    const preview = await npm('content:import', '--', broken, '--preview', '--why', 'names of 2027');
    const seen = await phone.newPage();
    await seen.goto(preview);
    await seen.goto(productPage);
    await expect(seen.getByRole('heading', { level: 1 })).toContainText('Brouillon 1');
    await expect(seen.getByRole('complementary', { name: 'Aperçu QA' })).toContainText(
      'le contenu avec la modification',
    );
    await seen.goto('/fr/recherche?item=brouillon');
    await expect(inSearch(seen).first()).toContainText('Brouillon');
    await page.goto('/fr/recherche?item=brouillon');
    await expect(page.getByText(/Brouillon \d/)).toHaveCount(0);
    expect(await wordsRead()).toEqual(everywhere('as before'));

    // Corrected, and dated: it goes live by itself within a second.
    const corrected = await renamed('products.json', 'Nouveau');
    const { number: before = 0 } = (await newestChange()) ?? {};
    const moment = Date.now() + aheadMs;
    await npm('content:import', '--', corrected, '--live-at', new Date(moment).toISOString(), '--why', 'corrected');
    expect(await wordsRead()).toEqual(everywhere('as before'));
    await saveProduct(member, list, [first.uid, second.uid]);
    await expect.poll(() => Date.now() >= moment, { timeout: aheadMs, intervals: [50] }).toBe(true);
    await read('Nouveau', before);
    const dated = await newestChange();
    expect(Date.parse(dated?.when ?? '') - moment).toBeLessThanOrEqual(1000);
    await seen.goto(productPage);
    await expect(seen.getByRole('heading', { level: 1 })).toContainText('Brouillon 1');

    // The member's list shows it; it is found to be wrong, and everybody sees what was there before within a second.
    const own = await browser.newContext({ baseURL: at('fr', '') });
    await signedInAs(own, member);
    const lists = await own.newPage();
    await lists.goto('/fr/liste-de-souhaits');
    await expect(lists.getByRole('main')).toContainText('Nouveau 1');
    await npm('rollback', '--', 'content', '--why', 'the names are wrong');
    await read('as before', dated?.number ?? 0);
    await lists.reload();
    await expect(lists.getByRole('main')).toContainText(first.heading.fr ?? '');
    await own.close();
    expect(await stopReading()).toEqual([]);
  } finally {
    await stopReading();
    await phone.close();
    await folder.remove();
  }
});
