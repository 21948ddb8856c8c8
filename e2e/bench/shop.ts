import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { generatedCsv } from '../../deploy/commands/content/products-under-test.ts';
import { collections } from '../../deploy/content-api/import/kinds/names.ts';
import { recordsOf } from '../../deploy/demo/content.ts';
import { type RunningSite, repository } from '../site/start-site.ts';
import { median, percentile, row } from './figures.ts';
import { importInto } from './import-into.ts';

const visitors = 10;
const each = 40;
const types = ['Meuble sous-vasque', 'Miroir', 'Meuble de rangement', 'Étagère', 'Accessoire'];
const words = ['miroir', 'chêne', 'armoire', 'colonne', 'noyer', 'brume', 'tablette', 'suspendu'];
const turn = (list: readonly string[], time: number) => encodeURIComponent(list[time % list.length] ?? '');

/** Addresses of documents that nobody has asked for yet, each by its number. */
const addresses: Record<string, (time: number) => string> = {
  list: (time) => `/fr/produits?page=${1 + time}`,
  filter: (time) => `/fr/produits?type=${turn(types, time)}&page=${1 + time}`,
  'by name': (time) => `/fr/produits?sort=name&page=${1 + time}`,
  'far down': (time) => `/fr/produits?page=${800 + time}`,
  product: (time) => `/fr/produits/generated-${time * 7}`,
  search: (time) => `/fr/recherche?item=${turn(words, time)}+${time}`,
};

/** Prints how a shop of so many products on the embedded database answers: alone, to ten at once, and during an import. */
export async function benchShop(site: RunningSite, products: number): Promise<void> {
  const before = Math.floor((products * 3) / 20);
  await importGenerated(site, before);
  console.log(`\nDocuments that are not in memory, ms until the last byte, embedded database`);
  row('', 'answers', 'not 200', 'median', 'p95', 'longest');
  let isOver = false;
  const importing = importGenerated(site, products).finally(() => {
    isOver = true;
  });
  // Pages of products that are there before and after it.
  const meanwhile = visits(site.port, visitors, (time) => !isOver && anyOf(time, Math.floor(before / 12 / 10)));
  await importing;
  print(`import of ${products - before}`, await meanwhile);
  for (const [name, address] of Object.entries(addresses))
    print(name, await visits(site.port, 1, (time) => time < each && address(time)));
  print(
    `${visitors} at once`,
    await visits(site.port, visitors, (time) => time < each * visitors && anyOf(time + 1_000)),
  );
  for (const [name, megabytes] of memory()) console.log(`${name.padEnd(16)}${megabytes.toFixed(0).padStart(7)} MB`);
}

async function importGenerated(site: RunningSite, count: number): Promise<void> {
  const file = join(site.dataDir, `products-${count}.csv`);
  await writeFile(
    file,
    generatedCsv(
      count,
      recordsOf(collections).map(({ id }) => id),
    ),
  );
  await importInto(site, file);
}

/** One of all addresses in turn; with `pages` only so many different ones of each kind. */
function anyOf(time: number, pages = Number.POSITIVE_INFINITY): string {
  const kinds = Object.entries(addresses).filter(([name]) => pages === Number.POSITIVE_INFINITY || name !== 'far down');
  const [, address] = kinds[time % kinds.length] ?? [];
  return `${address?.(Math.floor(time / kinds.length) % pages) ?? '/fr'}`;
}

interface Visited {
  times: number[];
  refused: number;
}

/** Has so many visitors ask at once, each of an address of its own for rate limits, until there is no next address. */
async function visits(port: number, count: number, next: (time: number) => string | false): Promise<Visited> {
  const visited: Visited = { times: [], refused: 0 };
  let time = 0;
  const visitor = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${number + 1}` });
    for (let path = next(time++); path; path = next(time++)) {
      const start = performance.now();
      const status = await statusOf(agent, port, path);
      visited.times.push(performance.now() - start);
      if (status !== 200) visited.refused += 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: count }, visitor));
  return visited;
}

const statusOf = (agent: Agent, port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ agent, port, path, headers: { host: `fr.localhost:${port}` } }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    ).on('error', reject);
  });

const print = (name: string, { times, refused }: Visited) =>
  row(name.padEnd(16), `${times.length}`, `${refused}`, median(times), percentile(times, 95), Math.max(...times));

/** The memory of this site's servers in MB, as Linux counts it. */
function memory(): [string, number][] {
  return readdirSync('/proc').flatMap((id): [string, number][] => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      const server = /deploy\/([\w-]+)\/server\.ts/.exec(command)?.[1];
      const pages = Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]);
      return server && command.includes(join(repository, 'deploy/')) ? [[server, (pages * 4) / 1024]] : [];
    } catch {
      return [];
    }
  });
}
