import { join } from 'node:path';
import { applications, contracts } from 'shared/build';
import { readArguments, runCommand } from '../../deploy/commands/run-command.ts';
import { writeLiveTypes } from '../../deploy/commands/types/write-live-types.ts';
import { collectContracts, collectPages } from '../../shared/build/collect-declared.ts';

const usage = `Takes the contracts of all others as they are live on the site, and the schema of its content, into contracts/live.
Until then they are as they were when the kit was packed.

  npm run types [-- --site https://www.example.com]`;

await runCommand(usage, async () => {
  const { site = '' } = readArguments({ site: { type: 'string' } }).values;
  const where = { site: site.replace('{country}', 'fr'), into: join(contracts, 'live'), except: applications[0] };
  const taken = await writeLiveTypes(where);
  await collectContracts();
  await collectPages();
  for (const [name, version] of Object.entries(taken)) console.log(`  ${name} ${version}`);
});
