import { columns } from '../../../deploy/commands/say.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../../deploy/database/testing.ts';
import { fill, measure, type Times } from './measure.ts';
import { questions } from './questions.ts';

/** How long visitors' questions take with many generated products, on the embedded database and on PostgreSQL. */
export async function benchContent({ products, times, only }: { products: number; times: number; only?: string }) {
  const results: { name: string; figures: Map<string, Times> }[] = [];

  if (only !== 'postgres')
    results.push({ name: 'embedded', figures: await figuresOf('embedded', '', products, times) });
  if (only !== 'embedded' && hasPostgres()) {
    const server = await startPostgres();
    try {
      results.push({ name: 'PostgreSQL', figures: await figuresOf('PostgreSQL', server.url, products, times) });
    } finally {
      server.stop();
    }
  } else if (only !== 'embedded')
    console.log('PostgreSQL is not installed here: only the embedded database is measured');

  const ms = (time: number | undefined) => (time === undefined ? '-' : time.toFixed(1));
  console.log(`\n${products} products, ${times} times each, ms through GraphQL\n`);
  console.log(
    columns(
      ['', ...results.flatMap(({ name }) => [`${name} median`, 'p95'])],
      questions.map(({ name }) => [
        name,
        ...results.flatMap(({ figures }) => [ms(figures.get(name)?.median), ms(figures.get(name)?.p95)]),
      ]),
    ),
  );
}

async function figuresOf(name: string, server: string, count: number, times: number) {
  const database = await openTestDatabase(server);
  try {
    const start = performance.now();
    const tell = (line: string) => console.log(`${name}: ${line}`);
    await fill(database.db, count, tell);
    console.log(`${name}: filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    return await measure(database.db, times, tell);
  } finally {
    await database.close();
  }
}
