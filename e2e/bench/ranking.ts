import { columns } from '../../deploy/commands/say.ts';
import {
  type Naming,
  namings,
  type ShopLanguage,
  shopLanguages,
  shopProducts,
  writeShop,
} from '../../deploy/content-api/search-quality/catalogue-under-test.ts';
import { type Asked, qualityOf, questionsFor } from '../../deploy/content-api/search-quality/questions-under-test.ts';
import { databaseSearch } from '../../deploy/content-api/sources/search.ts';
import { fillSearch } from '../../deploy/content-api/writing/search/fill-search.ts';
import type { Database } from '../../deploy/database/index.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../deploy/database/testing.ts';
import { median, percentile } from './figures.ts';

const products = 20_000;
const asked: Asked[] = ['kind', 'plural', 'name', 'typo'];

/** How good the first ten finds are in another shop's catalogue (nDCG@10), by how names are put together there. */
export async function benchRanking(only?: string): Promise<void> {
  const server = only === 'embedded' || !hasPostgres() ? undefined : await startPostgres();
  try {
    if (server) await measured('PostgreSQL', server.url);
    if (only !== 'postgres') await measured('embedded', '');
  } finally {
    server?.stop();
  }
}

async function measured(name: string, server: string): Promise<void> {
  const rows: string[][] = [];
  for (const naming of Object.keys(namings).filter((one): one is Naming => one in namings)) {
    const { db, close } = await openTestDatabase(server);
    try {
      rows.push(...(await rowsOf(db, naming)));
    } finally {
      await close();
    }
  }
  console.log(`\n${name}, ${products} products, nDCG@10 and ms for each search\n`);
  console.log(columns(['names', '', ...asked, 'median', 'p95'], rows));
}

async function rowsOf(db: Database, naming: Naming): Promise<string[][]> {
  const shop = shopProducts(products, naming);
  await writeShop(db, shop);
  await fillSearch(db);
  await db.execute('vacuum analyze');
  const search = databaseSearch(db);
  const questions = questionsFor(shop, 60);
  const rowOf = async (language: ShopLanguage) => {
    const times: number[] = [];
    const qualities = new Map(asked.map((how): [Asked, number[]] => [how, []]));
    for (const question of questions.filter((one) => one.language === language)) {
      const start = performance.now();
      const wanted = await search.understand(question.text, language);
      const { items } = await search.search(wanted, 'product', { limit: 10, offset: 0 });
      times.push(performance.now() - start);
      const found = items.map(({ ref }) => ref);
      qualities.get(question.asked)?.push(qualityOf(question, found));
    }
    const means = [...qualities.values()].map((list) => list.reduce((total, one) => total + one, 0) / list.length);
    return [
      naming,
      language,
      ...means.map((mean) => mean.toFixed(3)),
      median(times).toFixed(1),
      percentile(times, 95).toFixed(1),
    ];
  };
  const rows: string[][] = [];
  for (const language of shopLanguages) rows.push(await rowOf(language));
  return rows;
}
