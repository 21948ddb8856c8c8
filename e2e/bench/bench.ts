import { readArguments, runCommand, wrongUse } from '../../deploy/commands/run-command.ts';
import { benchServer } from './document-rate.ts';
import { benchFilters } from './filter-times.ts';
import { benchPages } from './page-times.ts';
import { benchSearch } from './search-times.ts';
import { benchStores } from './store-times.ts';

const benches = {
  server: benchServer,
  pages: benchPages,
  search: benchSearch,
  filters: benchFilters,
  stores: benchStores,
};

const usage = `Measures how fast server, pages, search, filters and the store map are; it judges nothing.

  npm run bench [-- pages]    ${Object.keys(benches).join(', ')}, or all of them`;

await runCommand(usage, async () => {
  const { positionals } = readArguments({});
  const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
  if (unknown) throw wrongUse(`There is no bench of ${unknown}`);
  for (const [name, bench] of Object.entries(benches))
    if (positionals.length === 0 || positionals.includes(name)) await bench();
});
