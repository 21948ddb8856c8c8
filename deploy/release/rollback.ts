import { audience, everyCountry } from '../registry/contract.ts';
import { oneRemote } from './remote-name.ts';
import { personHere, readArguments, registryOptions, registryUsage, runCommand, withRegistry } from './run-command.ts';
import { siteState } from './say.ts';

const usage = `Makes the version live again that was live before; nothing is built or restarted.

  npm run rollback -- mf-search [--to 1.0.0] [--country be] [--why TEXT] [--force]

  --to        this version instead, older or newer (npm run releases lists all)
  --country   for this country only
  --why       the reason, for the history
  --force     goes back though it would break the site, which the history then tells

It says first what going back would break, and then does not go back unless it is told to.
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    to: { type: 'string' },
    country: { type: 'string', default: everyCountry },
    why: { type: 'string', default: '' },
    force: { type: 'boolean', default: false },
  });
  const name = oneRemote(positionals);
  const { country, why, force } = values;
  const change = { country, by: personHere(values.by), why, force };
  await withRegistry(async (registry) => {
    const { client } = registry;
    const { from, to } = values.to
      ? await client.makeLive(name, { ...change, version: values.to })
      : await client.rollBack(name, change);
    const where = `for ${audience(values.country)}${siteState(registry)}`;
    if (from === to) console.log(`${name} ${to} is live already ${where}.`);
    else
      console.log(`${name}: ${from ?? 'nothing'} → ${to ?? 'the version of all other countries'}, live now ${where}.`);
  }, values);
});
