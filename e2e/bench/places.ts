import { columns } from '../../deploy/commands/say.ts';
import { fillPlaces } from '../../deploy/content-api/places/fill-places.ts';
import { isThere, noisyAddresses } from '../../deploy/content-api/places/testing.ts';
import { databasePlaces } from '../../deploy/content-api/sources/places.ts';
import { hasPostgres, openTestDatabase, startPostgres } from '../../deploy/database/testing.ts';

/** How addresses with typing errors are understood: how many within 20 km, and how long it takes. */
export async function benchPlaces({ addresses, only, missed }: { addresses: number; only?: string; missed: boolean }) {
  if (only !== 'postgres') await measure('the embedded database', '', addresses, missed);
  if (only === 'embedded' || !hasPostgres()) return;
  const server = await startPostgres();
  try {
    await measure('PostgreSQL', server.url, addresses, missed);
  } finally {
    server.stop();
  }
}

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
