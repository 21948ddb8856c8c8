import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { oneOf, readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { createDatabase, hasPostgres, startPostgres } from '../../deploy/database/testing.ts';
import { type RunningSite, repository, startSite } from '../site/start-site.ts';
import { benchContent } from './content/content.ts';
import { benchServer } from './document-rate.ts';
import { benchDocuments } from './document-times.ts';
import { benchFairness } from './fairness.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillStores } from './fill-stores.ts';
import { benchFilters } from './filter-times.ts';
import { benchInteractions } from './interactions.ts';
import { benchMonolith } from './monolith/bench.ts';
import { benchPages } from './page-times.ts';
import { benchPlaces } from './places.ts';
import { benchRanking } from './ranking.ts';
import { benchRegistry } from './registry.ts';
import { benchRehearsal } from './rehearsal/rehearsal.ts';
import { mostRemotes } from './remote-name.ts';
import { benchReports } from './reports.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search-times.ts';
import { benchShop } from './shop.ts';
import { benchStores } from './store-times.ts';

interface Benches {
  /** In place of the settings of all sites. */
  settings?: Record<string, string>;
  /** On a PostgreSQL server of its own, where this machine has one; otherwise on the embedded database. */
  onPostgres?: true;
  fill?(site: RunningSite): Promise<void>;
  benches: Record<string, (site: RunningSite) => Promise<void>>;
}

/** Benches by the site that they measure: each is started once. */
const sites: Record<string, Benches> = {
  bench: {
    benches: {
      server: benchServer,
      documents: (site) => benchDocuments(site, 'embedded database'),
      pages: benchPages,
      interactions: benchInteractions,
    },
  },
  'bench-postgres': { onPostgres: true, benches: { documents: (site) => benchDocuments(site, 'PostgreSQL') } },
  'bench-large': {
    async fill(site) {
      await fillCatalogue(site);
      await fillStores(site);
    },
    benches: { search: benchSearch, filters: benchFilters, stores: benchStores },
  },
};
const names = [...new Set(Object.values(sites).flatMap(({ benches }) => Object.keys(benches)))];
const port = 8470;
/** On a machine that does much else a document comes late, and is to be measured all the same. */
const patient = { PART_LIMIT_MS: '8000', DOCUMENT_LIMIT_MS: '9000' };
/** Visitors are told apart by the addresses that benches give them. */
const settings = { ...patient, TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1' };

const options = {
  products: { type: 'string' },
  times: { type: 'string' },
  addresses: { type: 'string' },
  missed: { type: 'boolean', default: false },
  only: { type: 'string' },
  releases: { type: 'string' },
  seconds: { type: 'string' },
  gateways: { type: 'string' },
  remotes: { type: 'string' },
  countries: { type: 'string' },
  awaited: { type: 'string' },
  rate: { type: 'string' },
} as const;

const usage = `Measures how fast the site is; it judges nothing.

  npm run bench [-- pages]    ${names.join(', ')}, or all of these

  These take longer, and run only where they are named:
  npm run bench -- content [--products 100000] [--times 60] [--only postgres|embedded]    many products, through GraphQL
  npm run bench -- places [--addresses 500] [--only postgres|embedded] [--missed]         addresses with typing errors
  npm run bench -- shop [--products 20000]                                                a shop on the embedded database, and an import meanwhile
  npm run bench -- fairness                                                               many strangers of one address
  npm run bench -- monolith [--only home,products,interactions,navigation,server]         the same sources as one application
  npm run bench -- ranking [--only postgres|embedded]                                     what search shows first
  npm run bench -- registry [--releases 10000]                                            lists of many releases, a rollback to twenty gateways
  npm run bench -- scale [--seconds 15]                                                   one, two and three gateways
  npm run bench -- scale --remotes 50 [--countries 100] [--releases 10000] [--rate 1000] [--seconds 60]
                                                                                          so many remotes behind three gateways: visitors, releases, bad luck
  npm run bench -- reports [--seconds 15] [--gateways 10] [--remotes 50] [--countries 50] [--awaited 0]
                                                                                          what reports of browsers cost PostgreSQL`;

type NumberOption = Exclude<keyof typeof options, 'only' | 'missed'>;

/** A whole number that an option says. Throws SiteError `command-wrong` for anything else. */
function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw wrongUse(`${option} is a whole number from ${least} to ${most}, not ${text}`);
}

const minutesSince = (start: number): string => ((performance.now() - start) / 60_000).toFixed(1);

await runCommand(usage, async () => {
  const { positionals, values } = readArguments(options);
  const { only, missed } = values;
  const number = (option: NumberOption, usual: number, least = 1, most = 1_000_000) =>
    wholeNumber(`--${option}`, values[option] ?? `${usual}`, least, most);
  const rehearsal = () =>
    benchRehearsal({
      remotes: number('remotes', 50, 2, mostRemotes),
      countries: number('countries', 100),
      releases: number('releases', 10_000),
      rate: number('rate', 1_000),
      seconds: number('seconds', 60),
    });
  const alone: Record<string, () => Promise<void>> = {
    content: () => benchContent({ products: number('products', 100_000), times: number('times', 60), only }),
    places: () => benchPlaces({ addresses: number('addresses', 500), only, missed }),
    shop: () => shop(number('products', 20_000)),
    fairness: () =>
      measure('bench-fairness', { settings: { PART_LIMIT_MS: '500', DOCUMENT_LIMIT_MS: '800' } }, [
        ['fairness', benchFairness],
      ]),
    monolith: () => measure('bench-monolith', {}, [['monolith', (site) => benchMonolith(site, settings, only)]]),
    ranking: () => benchRanking(only),
    registry: () => benchRegistry({ releases: number('releases', 10_000) }),
    scale: () => (values.remotes === undefined ? benchScale({ seconds: number('seconds', 15) }) : rehearsal()),
    reports: () =>
      benchReports({
        gateways: number('gateways', 10),
        remotes: number('remotes', 50, 1, mostRemotes),
        countries: number('countries', 50),
        awaited: number('awaited', 0, 0),
        seconds: number('seconds', 15),
      }),
  };
  for (const name of positionals) oneOf<string>('bench ', name, [...names, ...Object.keys(alone)]);
  const start = performance.now();
  for (const [site, { benches, ...how }] of Object.entries(sites)) {
    const wanted = Object.entries(benches).filter(([bench]) => !positionals.length || positionals.includes(bench));
    if (wanted.length) await measure(site, how, wanted);
  }
  for (const name of positionals) await alone[name]?.();
  console.log(`\nAll of it took ${minutesSince(start)} minutes`);
});

/** With the limits of a site that is not measured: what is refused counts. */
async function shop(products: number): Promise<void> {
  await rm(join(repository, '.build/bench-shop'), { recursive: true, force: true });
  const site = await startSite(port, 'bench-shop');
  await benchShop(site, products).finally(site.close);
}

async function measure(
  name: string,
  { onPostgres, fill, settings: own }: Omit<Benches, 'benches'>,
  benches: [string, Benches['benches'][string]][],
): Promise<void> {
  if (onPostgres && !hasPostgres()) return console.log('\nPostgreSQL is not installed on this machine');
  let start = performance.now();
  const took = (what: string) => {
    console.log(`  (${what}: ${minutesSince(start)} minutes)`);
    start = performance.now();
  };
  const postgres = onPostgres && (await startPostgres());
  const database = postgres && { DATABASE_URL: await createDatabase(postgres.url) };
  try {
    const site = await startSite(port, name, { settings: { ...settings, ...own, ...database } });
    try {
      await fill?.(site);
      took(`start of the site ${name}`);
      for (const [bench, run] of benches) {
        await run(site);
        took(bench);
      }
    } finally {
      await site.close();
    }
  } finally {
    postgres?.stop();
  }
}
