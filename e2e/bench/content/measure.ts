import { languages } from 'shared/i18n';
import { generatedProduct } from '../../../deploy/commands/content/products-under-test.ts';
import { buildContentApi } from '../../../deploy/content-api/app.ts';
import { fillEmpty } from '../../../deploy/content-api/import/fill-empty.ts';
import { kinds } from '../../../deploy/content-api/import/kinds/index.ts';
import { tableRowOf } from '../../../deploy/content-api/import/kinds/kind.ts';
import { collections } from '../../../deploy/content-api/import/kinds/names.ts';
import { refreshProducts } from '../../../deploy/content-api/writing/search/product-entries.ts';
import { upsert } from '../../../deploy/content-api/writing/upsert.ts';
import type { Database } from '../../../deploy/database/index.ts';
import { contentFolder, recordsOf } from '../../../deploy/demo/content.ts';
import { signAnonymous } from '../../../deploy/tokens/tokens.ts';
import { questions } from './questions.ts';

/** Times in ms. */
export interface Times {
  median: number;
  p95: number;
}

const secrets = { serviceSecret: 'x'.repeat(32), registryToken: 'x'.repeat(32) };

/** Fills a database with the demonstration brand and so many generated products, and has it know their spread. */
export async function fill(db: Database, count: number, tell: (line: string) => void): Promise<void> {
  await fillEmpty(db, contentFolder);
  const ids = recordsOf(collections).map(({ id }) => id);
  const step = 5000;
  for (let start = 1000; start < 1000 + count; start += step) {
    const rows = Array.from({ length: Math.min(step, 1000 + count - start) }, (_, index) =>
      tableRowOf(kinds.products, generatedProduct(start + index, ids)),
    );
    await db.transaction(async (tx) => {
      const written = await upsert(tx, kinds.products.table, rows, kinds.products.writing);
      await refreshProducts(
        tx,
        written.map(({ key }) => key),
      );
    });
    tell(`${Math.min(count, start + step - 1000)} of ${count} products`);
  }
  await db.execute('vacuum analyze');
}

/**
 * Asks every question so many times through GraphQL, one at a time, in turn in every language; the times are those of
 * whole answers. Throws where an answer has errors.
 */
export async function measure(db: Database, times: number, tell: (line: string) => void): Promise<Map<string, Times>> {
  const app = await buildContentApi(secrets, db);
  const authorization = `Bearer ${await signAnonymous(secrets.serviceSecret)}`;
  const ask = async (query: string, language: string) => {
    const headers = { authorization, 'accept-language': language };
    const start = performance.now();
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    const took = performance.now() - start;
    if (response.statusCode !== 200 || response.body.includes('"errors"'))
      throw new Error(`${query}\n${response.body}`);
    return took;
  };
  const results = new Map<string, Times>();
  for (const { name, query } of questions) {
    const taken: number[] = [];
    for (let time = -5; time < times; time++) {
      const took = await ask(query(time + 5), languages[Math.abs(time) % languages.length] ?? 'fr');
      // The first few find code and pages of the database not yet loaded.
      if (time >= 0) taken.push(took);
    }
    const { median, p95 } = timesOf(taken);
    results.set(name, { median, p95 });
    tell(`${name}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
  await app.close();
  return results;
}

function timesOf(taken: number[]): Times {
  const sorted = taken.sort((a, b) => a - b);
  const at = (fraction: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
