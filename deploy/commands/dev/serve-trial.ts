import { join } from 'node:path';
import { applications } from 'shared/build';
import { buildGateway } from '../../gateway/app.ts';
import { createRegistry } from '../../gateway/releases/registry.ts';
import { sendOverHttp } from '../../registry/client.ts';
import { createRenderer } from '../../render/renderer.ts';
import { foreignContentApi, type Settings } from '../../settings/settings.ts';
import { sayFirstPage } from './steps.ts';
import { createTrial, type Trial } from './trial.ts';
import { trialRegistry } from './trial-registry.ts';
import { trialReleases } from './trial-releases.ts';

/** Pages of a gateway that one person uses come whole, however late. */
const patience = { partLimitMs: 5_000, documentLimitMs: 8_000 };

export interface ServedTrial extends Pick<Trial, 'found'> {
  /** Shows what is in a folder; fulfilled when the server renders with it. Throws RefusalError where it is no whole build. */
  show(build: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves the site that runs here on another port, with one remote as it is built on this machine; what the site itself
 * shows does not change.
 */
export async function serveTrial(
  settings: Settings,
  { name, port, contentPort }: { name: string; port: number; contentPort: number },
): Promise<ServedTrial> {
  const dataDir = join(settings.dataDir, 'dev', name);
  const releases = join(dataDir, 'releases');
  const builds = trialReleases(releases, join(settings.dataDir, 'releases'), name);
  await builds.begin(applications.filter((other) => other !== name));

  const content = `http://${settings.contentHost}:${contentPort}`;
  const registry = trialRegistry(createRegistry(`${content}/registry`, settings.serviceSecret), name);
  const site = createRenderer(`http://127.0.0.1:${settings.renderPort}`);
  const trial = createTrial({ name, releases, site, shown: ({ registry: count }) => registry.shown(count) });
  const app = await buildGateway(
    {
      ...settings,
      ...patience,
      dataDir,
      sharedCache: undefined,
      contentApiUrl: foreignContentApi(settings) ?? `${content}/graphql`,
    },
    { registry, renderer: trial.renderer, send: sendOverHttp(`${content}/registry`), development: trial },
  );
  const expectPage = sayFirstPage(app);
  await app.listen({ port, host: '127.0.0.1' });

  return {
    found: trial.found,
    async show(build) {
      const { version } = (await builds.add(build)).manifest;
      await registry.show(version);
      expectPage();
      trial.changed(version);
    },
    async close() {
      await app.close();
      trial.close();
    },
  };
}
