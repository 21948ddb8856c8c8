import { hasPostgres, openTestDatabase, startPostgres } from '../../../database/testing.ts';
import { readArguments, runCommand } from '../../run-command.ts';
import { columns } from '../../say.ts';
import { fill, measure, type Times } from './measure.ts';
import { questions } from './questions.ts';

const usage = `Measures the content API with many generated products, on the embedded database and on PostgreSQL.

  npm run bench:content [-- --products 100000] [--times 60] [--only postgres|embedded]`;

await runCommand(usage, async () => {
  const { values } = readArguments({
    products: { type: 'string', default: '100000' },
    times: { type: 'string', default: '60' },
    only: { type: 'string' },
  });
  const [count, times] = [Number(values.products), Number(values.times)];
  const results: { name: string; figures: Map<string, Times> }[] = [];

  if (values.only !== 'postgres')
    results.push({ name: 'embedded', figures: await figuresOf('embedded', '', count, times) });
  if (values.only !== 'embedded' && hasPostgres()) {
    const server = await startPostgres();
    try {
      results.push({ name: 'PostgreSQL', figures: await figuresOf('PostgreSQL', server.url, count, times) });
    } finally {
      server.stop();
    }
  } else if (values.only !== 'embedded')
    console.log('PostgreSQL is not installed here: only the embedded database is measured');

  const ms = (time: number | undefined) => (time === undefined ? '-' : time.toFixed(1));
  console.log(`\n${count} products, ${times} times each, ms through GraphQL\n`);
  console.log(
    columns(
      ['', ...results.flatMap(({ name }) => [`${name} median`, 'p95'])],
      questions.map(({ name }) => [
        name,
        ...results.flatMap(({ figures }) => [ms(figures.get(name)?.median), ms(figures.get(name)?.p95)]),
      ]),
    ),
  );
});

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
