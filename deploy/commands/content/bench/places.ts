import { fillPlaces } from '../../../content-api/places/fill-places.ts';
import { isThere, noisyAddresses } from '../../../content-api/places/testing.ts';
import { databasePlaces } from '../../../content-api/sources/places.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../../database/testing.ts';
import { readArguments, runCommand } from '../../run-command.ts';
import { columns } from '../../say.ts';

const usage = `Measures how addresses with typing errors are understood: how many within 20 km, and how long it takes.

  npm run bench:places [-- --addresses 500] [--only postgres|embedded] [--missed]`;

await runCommand(usage, async () => {
  const { values } = readArguments({
    addresses: { type: 'string', default: '500' },
    only: { type: 'string' },
    missed: { type: 'boolean', default: false },
  });
  const count = Number(values.addresses);
  if (values.only !== 'postgres') await measure('the embedded database', '', count, values.missed);
  if (values.only !== 'embedded' && hasPostgres()) {
    const server = await startPostgres();
    try {
      await measure('PostgreSQL', server.url, count, values.missed);
    } finally {
      server.stop();
    }
  }
});

/** Times in ms: by the clock, and of this process's processor, which holds the embedded database too. */
async function measure(name: string, server: string, count: number, showMissed: boolean): Promise<void> {
  const database = await openTestDatabase(server);
  try {
    await fillPlaces(database.db);
    const places = databasePlaces(database.db);
    const addresses = noisyAddresses(count, 11);
    // The first few find code and pages of the database not yet loaded.
    for (const { text, country } of addresses.slice(0, 20)) await places.matching(text, country, 8);

    const rows: string[][] = [];
    const all: { clock: number; processor: number }[] = [];
    for (const [country, list] of Map.groupBy(addresses, (address) => address.country)) {
      const taken: { clock: number; processor: number }[] = [];
      let found = 0;
      for (const address of list) {
        const [start, before] = [performance.now(), process.cpuUsage()];
        const [place] = await places.matching(address.text, country, 8);
        const { user, system } = process.cpuUsage(before);
        taken.push({ clock: performance.now() - start, processor: (user + system) / 1000 });
        if (isThere(address, place)) found += 1;
        else if (showMissed) console.log(`${country}: ${address.text} → ${place?.zipCode ?? ''} ${place?.name}`);
      }
      all.push(...taken);
      rows.push([country, `${((100 * found) / list.length).toFixed(1)} %`, ...timesOf(taken)]);
    }
    rows.push(['all', '', ...timesOf(all)]);
    console.log(`\n${count} addresses of each country, ms, ${name}\n`);
    console.log(columns(['', 'within 20 km', 'median', 'p95', 'p99', 'processor p95'], rows));
  } finally {
    await database.close();
  }
}

function timesOf(taken: readonly { clock: number; processor: number }[]): string[] {
  const at = (list: number[], fraction: number) =>
    (list.sort((a, b) => a - b)[Math.floor(list.length * fraction)] ?? 0).toFixed(1);
  const clock = taken.map((time) => time.clock);
  return [
    at(clock, 0.5),
    at(clock, 0.95),
    at(clock, 0.99),
    at(
      taken.map(({ processor }) => processor),
      0.95,
    ),
  ];
}
