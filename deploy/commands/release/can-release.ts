import { buildFolder } from 'shared/build';
import type { Manifest } from 'shared/release';
import { contractLines } from '../../registry/can-release/contract-lines.ts';
import { reasonLines } from '../../registry/can-release/reason.ts';
import type { RegistryClient } from '../../registry/client.ts';
import { everyCountry } from '../../registry/contract.ts';
import { personHere, readArguments, registryOptions, registryUsage, runCommand, withRegistry } from '../run-command.ts';
import { oneRelease } from './arguments.ts';
import { buildRemotes } from './build-remotes.ts';
import { readManifest, uploadOf } from './publish-folder.ts';

const usage = `Builds one remote and asks whether it could be released now; nothing is published.

  npm run can-release -- mf-search [--country be] [--no-build]

  --country   for this country only
  --no-build  asks for the last build as it is
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    country: { type: 'string', default: everyCountry },
    'no-build': { type: 'boolean', default: false },
  });
  const name = oneRelease(positionals);
  if (!values['no-build']) await buildRemotes('production', [name]);
  await withRegistry(async ({ client }) => {
    const options = { live: true, country: values.country, by: personHere(values.by), why: '' };
    const upload = await uploadOf(client, buildFolder('production', name), options);
    const { reasons, costs } = await client.canRelease(upload);
    for (const line of await contractChanged(client, await readManifest(buildFolder('production', name))))
      console.log(line);
    for (const cost of costs) console.log(`${name} ${cost}`);
    if (reasons.length === 0) return console.log(`${name} can be released.`);
    console.error(`${name} would break the site:\n${reasonLines(reasons)}`);
    process.exitCode = 1;
  }, values);
});

/** What the contract of a build has that the one of today has not, and the other way round, a line each. */
async function contractChanged(client: RegistryClient, own: Manifest): Promise<string[]> {
  const live = (await client.live()).live[everyCountry]?.[own.name];
  if (!live) return [];
  const [before, after] = [contractLines(await client.manifest(own.name, live.version)), contractLines(own)];
  const changed = [
    ...before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`),
  ];
  return changed.length > 0 ? [`Its contract with others changes against ${live.version}:`, ...changed] : [];
}
