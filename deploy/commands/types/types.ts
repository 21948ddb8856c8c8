import { resolve } from 'node:path';
import { readArguments, runCommand, wrongUse } from '../run-command.ts';
import { writeLiveTypes } from './write-live-types.ts';

const usage = `Writes the contracts of what is live on a site, with their types, and the schema of its content, into a folder.

  npm run types -- --site https://www.example.com --into contracts [--except mf-search]

  --site      the site
  --into      the folder: a file for each remote, pages.ts and schema.graphql
  --except    leaves out the remote that is at home here`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    site: { type: 'string' },
    into: { type: 'string' },
    except: { type: 'string' },
  });
  const { site, into, except } = values;
  if (positionals.length > 0) throw wrongUse(`What is ${positionals[0]}? Only options are taken here`);
  if (!site || !/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw wrongUse('--site is an address as https://www.example.com');
  if (!into) throw wrongUse('--into is a folder');
  const written = await writeLiveTypes({ site, into: resolve(into), except });
  for (const [name, version] of Object.entries(written)) console.log(`  ${name} ${version}`);
});
