import { audience, everyCountry } from '../registry/contract.ts';
import { buildFolder, buildRemotes } from './build-remotes.ts';
import { publishFolder } from './publish-folder.ts';
import { oneRemote } from './remote-name.ts';
import { personHere, readArguments, registryOptions, registryUsage, runCommand, withRegistry } from './run-command.ts';
import { rollbackCommand, siteState } from './say.ts';

const usage = `Builds one remote alone, publishes it under a new version and makes it live.

  npm run release -- mf-search [--why TEXT] [--country be] [--version 1.2.0] [--no-build] [--force]

  --why       the reason, for the history
  --country   makes it live for this country only
  --version   the version; otherwise that of package.json, or the next patch where that is published
  --no-build  publishes the last build as it is
  --force     goes on though it would break the site, which the history then tells
${registryUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = readArguments({
    ...registryOptions,
    why: { type: 'string', default: '' },
    country: { type: 'string', default: everyCountry },
    version: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  });
  const name = oneRemote(positionals);
  const { why, country, version, force } = values;
  if (!values['no-build']) await buildRemotes('production', [name]);
  await withRegistry(async (registry) => {
    const folder = buildFolder('production', name);
    const published = await publishFolder(registry.client, folder, {
      version,
      live: true,
      force,
      country,
      by: personHere(values.by),
      why,
    });
    const before = published.live?.from;
    console.log(`${name} ${published.version} is published and live for ${audience(country)}${siteState(registry)}.`);
    console.log(
      before ? `Before it: ${before}. To go back: ${rollbackCommand(name, country)}` : 'Nothing was live before it.',
    );
  }, values);
});
