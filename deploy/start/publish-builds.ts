import { applications } from '../../shared/build/applications.ts';
import type { RegistryClient } from '../registry/client.ts';
import { everyCountry } from '../registry/contract.ts';
import { buildFolder, type Mode } from '../release/build-remotes.ts';
import { readManifest } from '../release/collect-release.ts';
import { publishFolder } from '../release/publish-folder.ts';
import { personHere } from '../release/run-command.ts';

/**
 * Publishes every build whose sources were not published yet and makes it live. What was rolled back stays so: where
 * older sources than those here are live, it says how to change that.
 */
export async function publishBuilds(registry: RegistryClient, mode: Mode): Promise<void> {
  const { releases } = await registry.releases();
  const { live } = await registry.live();
  for (const name of applications) {
    const folder = buildFolder(mode, name);
    const { source } = await readManifest(folder);
    const known = releases.find((release) => release.name === name && release.source === source);
    const current = live[everyCountry]?.[name];
    if (!known) {
      const { version } = await publishFolder(registry, folder, { live: true, by: personHere(), why: 'npm start' });
      console.log(`  ${name} ${version}`);
    } else if (known.version !== current) {
      console.log(
        `  ${name} stays at ${current ?? 'nothing'}; to serve what is here: npm run rollback -- ${name} --to ${known.version}`,
      );
    }
  }
}
