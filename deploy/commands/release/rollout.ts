import type { RegistryClient } from '../../registry/client.ts';
import { audience } from '../../registry/contract.ts';
import { changeOptions, personHere, readArguments, registryUsage, runCommand, withRegistry } from '../run-command.ts';
import { siteState } from '../say.ts';
import { onePublished, percentOf } from './arguments.ts';

const words = { 'go-on': 'go on', hold: 'hold', 'roll-back': 'roll back' };

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
  const name = onePublished(positionals);
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

/** Says of every new version of a remote what browsers' reports make of it. */
async function sayVerdicts(registry: Pick<RegistryClient, 'verdicts'>, name: string): Promise<void> {
  const verdicts = (await registry.verdicts()).filter(({ remote }) => remote === name);
  if (verdicts.length === 0) console.log(`No browser has reported anything of a new version of ${name} yet.`);
  for (const { version, before, country, answer, why } of verdicts)
    console.log(`${country}  ${version} after ${before}: ${words[answer]}. ${why}.`);
}
