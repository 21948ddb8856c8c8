import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { benchServer } from './document-rate.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillStores } from './fill-stores.ts';
import { benchFilters } from './filter-times.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './page-times.ts';
import { benchSearch } from './search-times.ts';
import { benchStores } from './store-times.ts';

interface Benches {
  fill?(site: RunningSite): Promise<void>;
  benches: Record<string, (site: RunningSite) => Promise<void>>;
}

/** Benches by the site that they measure: each is started once. */
const sites: Record<string, Benches> = {
  bench: { benches: { server: benchServer, pages: benchPages, interactions: benchInteractions } },
  'bench-search': { fill: fillCatalogue, benches: { search: benchSearch, filters: benchFilters } },
  'bench-stores': { fill: fillStores, benches: { stores: benchStores } },
};
const names = Object.values(sites).flatMap(({ benches }) => Object.keys(benches));
const port = 8470;
/** On a machine that does much else a document comes late, and is to be measured all the same. */
const settings = { PART_LIMIT_MS: '8000', DOCUMENT_LIMIT_MS: '9000' };

const usage = `Measures how fast server, pages, interactions, search, filters and the store map are; it judges nothing.

  npm run bench [-- pages]    ${names.join(', ')}, or all of them`;

await runCommand(usage, async () => {
  const { positionals } = readArguments({});
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw wrongUse(`There is no bench of ${unknown}`);
  const start = performance.now();
  for (const [name, { fill, benches }] of Object.entries(sites)) {
    const wanted = Object.entries(benches).filter(([bench]) => !positionals.length || positionals.includes(bench));
    if (wanted.length)
      await measure(
        name,
        fill,
        wanted.map(([, bench]) => bench),
      );
  }
  console.log(`\nAll of it took ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
});

async function measure(name: string, fill: Benches['fill'], benches: Benches['benches'][string][]): Promise<void> {
  const site = await startSite(port, name, { settings });
  try {
    await fill?.(site);
    for (const bench of benches) await bench(site);
  } finally {
    await site.close();
  }
}
