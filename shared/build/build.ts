import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { libraryDigest } from './build-library.ts';
import { collectPages } from './collect-declared.ts';
import { compile } from './compile.ts';
import { generateTypes } from './generate-types.ts';
import { buildFolder, filesOf, folderOf, type Mode, repository, sharedReleases } from './index.ts';
import { browserBuild, serverBuild } from './webpack.ts';
import { writeManifest } from './write-manifest.ts';

/** Whether the last build of an application, or of a library, was made from what its sources are now. */
export function isBuilt(name: string, mode: Mode): boolean {
  const path = join(buildFolder(mode, name), 'manifest.json');
  const library = sharedReleases.find((one) => one.name === name);
  const source = library ? libraryDigest(library, mode) : sourceDigest(name, mode);
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).source === source;
}

/** Builds one application into `.build/<mode>/<name>`. Throws with the compiler's messages where it cannot. */
export async function build(name: string, mode: Mode): Promise<void> {
  const source = await prepare(name, mode);
  const packages = await compile(await configurationsOf(name, mode));
  writeBillOfMaterials(buildFolder(mode, name), name, packages);
  await writeManifest(name, mode, source);
}

/** Makes what a build reads, and says what it is made from. */
export async function prepare(name: string, mode: Mode): Promise<string> {
  await collectPages();
  const source = sourceDigest(name, mode);
  for (const left of ['manifest.json', 'server.cjs.map']) rmSync(join(buildFolder(mode, name), left), { force: true });
  await generateTypes([name]);
  return source;
}

/** The builds for the browser and for the server, changed by the application's `webpack.config.ts` where it has one. */
export async function configurationsOf(name: string, mode: Mode): Promise<Configuration[]> {
  const builds = [browserBuild(name, mode), serverBuild(name, mode)];
  const own = join(folderOf(name), 'webpack.config.ts');
  if (!existsSync(own)) return builds;
  const { default: changed }: { default(usual: Configuration): Configuration } = await import(own);
  return builds.map(changed);
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|\.generated\.tsx?$/.test(path);

/**
 * A digest of everything that a build of an application is made from: its own files, those of `shared/`, and the
 * versions of the libraries. Two builds with the same digest are the same release.
 */
export function sourceDigest(application: string, mode: string): string {
  const files = [
    ...filesOf(application, '{package.json,webpack.config.ts,contracts/*.ts}'),
    ...filesOf(application, 'src/**/*.*'),
    ...filesOf('shared', '**/*.{ts,tsx,css,graphql,json}'),
    join(repository, 'package-lock.json'),
  ].filter((path) => !isTest(path) && !path.includes('/node_modules/'));
  const digest = createHash('sha256').update(mode);
  for (const path of files)
    digest.update(relative(repository, path)).update('\0').update(readFileSync(path)).update('\0');
  return digest.digest('hex').slice(0, 16);
}
