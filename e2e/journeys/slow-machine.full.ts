import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import * as http from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { generatedCsv } from '../../deploy/commands/content/products-under-test.ts';
import { importFolder } from '../../deploy/commands/content/testing.ts';
import { collections } from '../../deploy/content-api/import/kinds/names.ts';
import { products } from '../../deploy/content-api/import/kinds/products.ts';
import { recordsOf } from '../../deploy/demo/content.ts';
import { importInto } from '../bench/import-into.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { at } from '../site/sites.ts';
import { repository, startSite } from '../site/start-site.ts';

/** All processes of the site on one processor, beside so many programs that never rest. */
const oneCore = ['taskset', '-c', '0'] as const;
const busyLoops = 12;
const [addressesInAll, visitors, picturesOfOne] = [300, 4, 6];

test.skip(spawnSync('taskset', ['--version']).error !== undefined, 'taskset of util-linux is not installed');
test.describe.configure({ mode: 'serial' });

for (const [catalogue, count, port] of [
  ['the demonstration', 0, 8520],
  ['20,000 products more', 20_000, 8530],
] as const)
  test(`on a slow machine every address and picture comes, with ${catalogue}`, async ({ page }) => {
    test.setTimeout(3_600_000);
    const name = `e2e/slow-machine-${count}`;
    await rm(join(repository, '.build', name), { recursive: true, force: true });
    const site = await startSite(port, name, { through: oneCore });
    const loops: ChildProcess[] = [];
    try {
      if (count > 0) {
        const folder = await importFolder();
        const ids = recordsOf(collections).map(({ id }) => id);
        await importInto(site, await folder.stream('products.csv', generatedCsv(count, ids)));
        await folder.remove();
      }
      for (let loop = 0; loop < busyLoops; loop += 1)
        loops.push(spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }));
      const seen = await visited(newAddresses(count), port);
      const ms = seen.flatMap(({ page, ms }) => (page ? [ms] : [])).sort((one, other) => one - other);
      const place = (share: number) => ms[Math.floor(share * (ms.length - 1))];
      console.log(
        `${catalogue}: ${ms.length} pages and ${seen.length - ms.length} pictures by ${visitors} visitors, ` +
          `${seen.filter(isWrong).length} not there; ` +
          `pages: median ${place(0.5)} ms, p95 ${place(0.95)} ms, longest ${place(1)} ms`,
      );
      const walk = await walked(page, port);
      console.log(`${catalogue}: ${walk.length} answers in the browser, ${walk.filter(isWrong).length} not there`);
      const wrong = [...seen, ...walk].filter(isWrong);
      expect(wrong).toEqual([]);
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
      await site.close();
    }
  });

interface Seen {
  path: string;
  page: boolean;
  status: number;
  ms: number;
}

/** 204 is what a page gets that is fetched ahead while much else is done; of generated products there are no pictures. */
const isWrong = ({ path, status }: Seen): boolean =>
  ![200, 204, 301, 302, 304, ...(path.includes('/generated/') ? [404] : [])].includes(status);

/** Addresses that nobody has asked for yet: products, lists of one filter, deep pages and searches. */
function newAddresses(generated: number): string[] {
  const slugs = recordsOf(products).map(({ slug }) => slug);
  const words = ['miroir', 'chêne', 'vasque', 'meuble', 'colonne', 'blanc', 'noyer', 'étagère', 'double', 'suspendu'];
  return Array.from({ length: addressesInAll }, (_, number) => {
    const time = Math.floor(number / 5);
    const of = <Item>(list: readonly Item[]) => list[time % list.length];
    const language = time % 2 ? 'nl' : 'fr';
    const list = language === 'fr' ? '/fr/produits' : '/nl/producten';
    const kinds = [
      `${list}/${generated > 0 && time % 3 ? `generated-${time * 37}` : of(slugs)}?visit=${time}`,
      `${list}?dimension=width-${30 + time}-${90 + time}`,
      `${list}?page=${1 + (time % (generated > 0 ? 400 : 3))}&visit=${time}`,
      `/fr/recherche?item=${encodeURIComponent(`${of(words)} ${time}`)}`,
      `${list}?type=${encodeURIComponent(time % 2 ? 'Miroir' : 'Accessoire')}&visit=${time}`,
    ];
    return kinds[number % kinds.length] ?? '';
  });
}

/** Each address once, by several visitors side by side, each with the first pictures of its page. */
async function visited(addresses: string[], port: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const rest = addresses.values();
  const visitor = async () => {
    for (const path of rest) {
      const start = performance.now();
      const { status, text } = await fetchPage(decodeURI(path), 'be', port);
      seen.push({ path, page: true, status, ms: Math.round(performance.now() - start) });
      const pictures = new Set(
        [...text.matchAll(/(?:src|srcset)="(\/(?:variants|pictures)\/[^" ,]+)/g)].map(([, at]) => at),
      );
      await Promise.all(
        [...pictures].slice(0, picturesOfOne).map(async (picture = '') => {
          seen.push({ path: picture, page: false, status: await statusOf(picture, port), ms: 0 });
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return seen;
}

const statusOf = (path: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers: { host: `be.localhost:${port}` } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      })
      .on('error', reject);
  });

/** From a page to a list, a product and a search, in a browser; answers what the site said meanwhile. */
async function walked(page: Page, port: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  page.setDefaultTimeout(120_000);
  page.on('response', (answer) => {
    if (new URL(answer.url()).port !== String(port)) return;
    seen.push({ path: answer.url(), page: false, status: answer.status(), ms: 0 });
  });
  await page.goto(at('fr', '/fr/contact', { port }));
  const shown = (name: string) => expect(page.locator(`[data-of="${name}"]`)).toBeVisible({ timeout: 120_000 });
  await shown('mf-contact/contact');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Meubles' }).first().click();
  await shown('mf-catalogue/products');
  await page.locator('[data-of="mf-catalogue/products"]').getByRole('article').getByRole('link').first().click();
  await shown('mf-catalogue/product');
  await page.goto(at('fr', '/fr/recherche?item=lavabo', { port }));
  await shown('mf-search/search');
  return seen;
}
