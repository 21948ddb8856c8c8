import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders, buildRemotes } from './commands/release/build-remotes.ts';
import { oneOf, readOptions, runCommand } from './commands/run-command.ts';
import { addresses, step } from './commands/say.ts';
import { registryOverHttp } from './registry/client.ts';
import { signingKeyOf } from './settings/installation-keys.ts';
import { readSettings, startEnvironment } from './settings/settings.ts';
import { acceptEarlier } from './start/accept-earlier.ts';
import { requireFreePorts, requireNoSite, requireWritable } from './start/before-start.ts';
import { withBrand } from './start/brand-folder.ts';
import { catalogueSize } from './start/catalogue-size.ts';
import { mailPlace } from './start/mail-place.ts';
import { packKit } from './start/pack-kit.ts';
import { contentApi, gateway, renderServer } from './start/programs.ts';
import { publishBuilds } from './start/publish-builds.ts';
import { superviseSite } from './start/supervisor.ts';

const usage = `Builds what changed, publishes it and serves the site; the settings are environment variables (docs/settings.md).

  npm start [-- --mode development] [--brand FOLDER]

  --brand    the folder of a brand's content and pictures, in place of the demonstration (docs/content.md); also BRAND`;

await runCommand(usage, async () => {
  const { mode: named, brand = process.env.BRAND } = readOptions({
    mode: { type: 'string', default: 'production' },
    brand: { type: 'string' },
  });
  const mode = oneOf('mode ', named, ['production', 'development']);
  const environment = startEnvironment(withBrand({ ...process.env, BRAND: brand }));
  const settings = readSettings(environment);
  requireWritable(settings.dataDir);
  await requireNoSite(settings);
  await requireFreePorts(settings);
  const releaseCache = join(settings.dataDir, 'releases');
  mkdirSync(releaseCache, { recursive: true });

  const site = superviseSite();
  try {
    // None of these needs another.
    await Promise.all([
      step('Building what changed', () => buildRemotes(mode)),
      step('Opening the database and the content API', () => site.start(contentApi(environment, mode))),
      step('Starting the render server', () => site.start(renderServer(settings, releaseCache))),
    ]);
    const registry = registryOverHttp(`http://127.0.0.1:${settings.contentPort}`, settings.registryToken, {
      signingKey: signingKeyOf(settings.dataDir),
    });
    await acceptEarlier(registry, settings.dataDir);
    await step('Publishing what was built', () => publishBuilds(registry, buildFolders(mode), mode));
    // Not beside it: before it is ready it renders what visitors ask for, of what is live.
    await step('Starting the gateway', () => site.start(gateway(environment)));
    if (mode === 'development') console.log(`\nEvery type of block: http://fr.localhost:${settings.port}/fr/blocs`);
    console.log(`\nThe site is open; Ctrl-C closes it.\n\n${addresses(settings.port)}\n\n${mailPlace(settings)}\n`);
    packKit();
    const tooLarge = await catalogueSize(settings);
    if (tooLarge) console.log(tooLarge);
  } catch (error) {
    await site.close();
    throw error;
  }
});
