import { audience } from '../../registry/contract.ts';
import { changeOptions, personHere, readArguments, registryUsage, runCommand, withRegistry } from '../run-command.ts';
import { siteState } from '../say.ts';
import { onePublished } from './arguments.ts';

const usage = `Ends a rollout: everybody sees what is live. Nothing but a person starts it again.

  npm run halt -- mf-search [--country be] [--why TEXT]

  --country  the rollout of this country only
  --why      the reason, for the history
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments(changeOptions);
  const name = onePublished(positionals);
  const { country, why } = values;
  await withRegistry(async (registry) => {
    const { from, to } = await registry.client.halt(name, { country, by: personHere(values.by), why });
    console.log(
      `${name} ${from} is seen by nobody any more; ${to} is live for ${audience(country)}${siteState(registry)}.`,
    );
  }, values);
});
