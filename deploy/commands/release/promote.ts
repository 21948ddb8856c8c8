import { audience } from '../../registry/contract.ts';
import { changeOptions, personHere, readArguments, registryUsage, runCommand, withRegistry } from '../run-command.ts';
import { rollbackCommand, siteState } from '../say.ts';
import { onePublished } from './arguments.ts';

const usage = `Makes the version of a rollout live for everybody.

  npm run promote -- mf-search [--country be] [--why TEXT]

  --country  the rollout of this country only
  --why      the reason, for the history

Once browsers have reported enough for a verdict, promoting is a decision: the version is not reverted automatically.
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments(changeOptions);
  const name = onePublished(positionals);
  const { country, why } = values;
  await withRegistry(async (registry) => {
    const { from, to } = await registry.client.promote(name, { country, by: personHere(values.by), why });
    console.log(`${name} ${to} is live for ${audience(country)}${siteState(registry)}.`);
    console.log(`Before it: ${from}. To go back: ${rollbackCommand(name, country)}`);
  }, values);
});
