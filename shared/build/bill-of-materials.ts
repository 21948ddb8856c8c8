import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Module, Stats } from 'webpack';
import { type BillOfMaterials, billOfMaterialsFile } from '../release/bill-of-materials.ts';
import { writeIfChanged } from './index.ts';

/** Which of the two builds of a release has a package. */
type Side = 'browser' | 'server';

/** The packages that are really in a build, by `name@version`, with the sides that have them. */
export type Packages = Map<string, { name: string; version: string; license?: unknown; sides: Set<Side> }>;

/** Finds the packages in finished builds, the browser's first: what was left out of the bundles is none of them. */
export function packagesIn(builds: readonly Stats[]): Packages {
  const found: Packages = new Map();
  for (const [index, { compilation }] of builds.entries()) {
    const side: Side = index === 0 ? 'browser' : 'server';
    for (const module of compilation.modules) {
      if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
      for (const folder of foldersOf(module)) {
        const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const known = found.get(`${name}@${version}`) ?? { name, version, license, sides: new Set() };
        found.set(`${name}@${version}`, known);
        known.sides.add(side);
      }
    }
  }
  return found;
}

/** The folders of packages that a module is of: one that was put together from several is of several. */
function* foldersOf(module: Module): Generator<string> {
  if ('modules' in module && Array.isArray(module.modules)) for (const inner of module.modules) yield* foldersOf(inner);
  const path = module.nameForCondition();
  const folder = path && packageFolder(path);
  if (folder) yield folder;
}

/** `…/node_modules/@scope/name` of a file in it; undefined for a file of our own. Folders in a package may have a package.json, too. */
function packageFolder(path: string): string | undefined {
  if (!/[\\/]node_modules[\\/]/.test(path)) return undefined;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (/[\\/]node_modules(?:[\\/]@[^\\/]+)?$/.test(dirname(folder)) && existsSync(join(folder, 'package.json')))
      return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Writes the list of what is in a release into its folder, in the words of CycloneDX: the same for the same build. */
export function writeBillOfMaterials(folder: string, release: string, packages: Packages): void {
  const list: BillOfMaterials = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: release } },
    components: [...packages.values()]
      .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
      .map(({ name, version, license, sides }) => ({
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
        properties: [...sides].map((value) => ({ name: 'bundle', value })),
      })),
  };
  writeIfChanged(join(folder, billOfMaterialsFile), JSON.stringify(list, null, 2));
}
