import { audience } from '../../registry/contract.ts';
import { changeOptions, personHere, readArguments, registryUsage, runCommand, withRegistry } from '../run-command.ts';
import { siteState } from '../say.ts';
import { percentOf } from './percent.ts';
import { oneRemote } from './remote-name.ts';
import { sayVerdicts } from './say-verdicts.ts';

const usage = `Shows a version to a share of the visitors, or to another share than before, and says what browsers report of it.

  npm run rollout -- mf-search --percent 50 [--version 1.2.0] [--country be] [--why TEXT]

  --percent  the share of the visitors, 1 to 100; without it, it only says how the rollout goes
  --version  a published version; otherwise that of the rollout that runs
  --country  for this country only
  --why      the reason, for the history
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...changeOptions,
    percent: { type: 'string' },
    version: { type: 'string' },
  });
  const name = oneRemote(positionals);
  const { country, version, why } = values;
  const percent = percentOf(values.percent);
  await withRegistry(async (registry) => {
    if (percent !== undefined) {
      const { from, to } = await registry.client.rollOut(name, {
        version,
        percent,
        country,
        by: personHere(values.by),
        why,
      });
      console.log(
        `${name} ${to} is seen by ${percent} % of the visitors of ${audience(country)}, the rest sees ${from}${siteState(registry)}.`,
      );
    }
    await sayVerdicts(registry.client, name);
  }, values);
});
