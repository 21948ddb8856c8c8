import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { settingContract } from '../bus/topics.ts';
import { fragmentContracts, isFragmentName } from '../fragments/contracts.ts';
import { platformVersion } from '../platform/capabilities.ts';
import { formerNames } from '../release/index.ts';
import { integrityOf } from '../release/integrity.ts';
import { containerName, type Manifest, manifestSchema } from '../release/manifest.ts';
import { pageRoutes } from '../release/page-routes.ts';
import { faultsInStyles } from '../release/styles.ts';
import type { ServerPart } from '../remote/server.tsx';
import type { PageRoutes } from '../routes/index.ts';
import { routesOf } from './collect-declared.ts';
import { contractSaidBy } from './contract-types.ts';
import { contractsGiven, fragmentsOpened, plainAddresses } from './given.ts';
import { buildFolder, folderOf, type Mode } from './index.ts';
import { operationsOf } from './operations.ts';
import { type PartAssets, partAssetsFile } from './part-assets.ts';
import { provenanceOf } from './provenance.ts';
import { sharedContracts } from './shared-libraries.ts';
import { undeclaredIn } from './undeclared.ts';
import { differenceOf } from './used-surface.ts';

/** Writes `manifest.json` into a finished build. Throws where the build does not hold what its remote says it gives. */
export async function writeManifest(name: string, mode: Mode, source: string): Promise<void> {
  const folder = buildFolder(mode, name);
  const assetsPath = join(folder, partAssetsFile);
  const assets: PartAssets = JSON.parse(readFileSync(assetsPath, 'utf8'));
  rmSync(assetsPath);
  rmSync(join(folder, 'manifest.json'), { force: true });

  const { gives } = serverPartIn(folder);
  requireAssets('page', gives.pages, assets.pages);
  requireAssets('fragment', gives.fragments, assets.fragments);
  for (const fragment of gives.fragments) requireContract(`${name}/${fragment}`);
  const routes = await routesOf(name);
  const undeclared = undeclaredIn(name, gives, routes);
  if (undeclared.length) throw new Error(`src/remote.ts of ${name}: ${undeclared.join('; ')}`);
  const { version } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  const opened = fragmentsOpened(name, gives.fragments);
  const manifest: Manifest = {
    name,
    version,
    source,
    // A build for development is no release, and git would take a tenth of each save.
    built: mode === 'production' ? provenanceOf(name) : undefined,
    platform: platformVersion,
    entry: name === 'shell' ? 'browser/shell.js' : 'browser/remoteEntry.js',
    container: containerName(name),
    ...assets,
    stylesInPlace: true,
    uses: [
      ...gives.uses,
      ...gives.sets.map((state) => settingContract(state, name)),
      ...(Object.keys(opened.formerly).length > 0 ? [formerNames] : []),
    ],
    routes: requireRoutes(name, gives.pages, routes),
    gives: contractsGiven(name, gives),
    ...opened,
    contract: await contractSaidBy(name),
    shared: sharedContracts(name),
    modules: [],
    samples: { ...gives.samples, addresses: [...plainAddresses(routes), ...gives.samples.addresses] },
    operations: operationsOf(name),
    files: describeFiles(folder),
  };
  const parsed = manifestSchema.parse(manifest);
  const styles = Object.keys(manifest.files).filter((path) => path.endsWith('.css'));
  const faults = faultsInStyles(parsed, new Map(styles.map((path) => [path, readFileSync(join(folder, path))])));
  if (faults.length) throw new Error(`${name} styles more than its own parts:\n${faults.join('\n')}`);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(parsed, null, 2));
}

/** What a build says of itself, read anew each time. */
function serverPartIn(folder: string): ServerPart {
  const load = createRequire(import.meta.url);
  const path = join(folder, 'server.cjs');
  delete load.cache[path];
  return load(path);
}

/** The routes of a remote. Throws where a page has none, or a route no page. */
function requireRoutes(name: string, pages: string[], routes: PageRoutes): Manifest['routes'] {
  const differences = differenceOf('src/routes.ts', Object.keys(routes), pages);
  if (differences.length) throw new Error(`${name}: ${differences.join('; ')}`);
  return pageRoutes.parse(routes);
}

function requireAssets(kind: string, given: string[], found: Record<string, unknown>): void {
  const missing = given.filter((part) => !(part in found));
  if (missing.length) throw new Error(`${kind} ${missing.join(', ')}: import it from ./${kind}s/<its name>`);
}

function requireContract(fragment: string): void {
  const known = Object.keys(fragmentContracts).join(', ');
  if (!isFragmentName(fragment))
    throw new Error(`${fragment} has no contract: name it in contract.ts, then npm run check. There are: ${known}`);
}

/** Every file of a build: its size in bytes and its subresource-integrity value. */
export function describeFiles(folder: string): Manifest['files'] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(path);
      return [relative(folder, path), { bytes: content.length, integrity: integrityOf(content) }];
    }),
  );
}
