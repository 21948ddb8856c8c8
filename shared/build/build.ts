import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { repository } from './applications.ts';
import { collectRoutes } from './collect-routes.ts';
import { buildFolder, type Mode } from './folder.ts';
import { generateTypes } from './generate-types.ts';
import { sourceDigest } from './source-digest.ts';
import { browserBuild, serverBuild } from './webpack.ts';
import { writeManifest } from './write-manifest.ts';

/** Whether an application's last build was made from what its sources are now. */
export function isBuilt(name: string, mode: Mode): boolean {
  const path = join(buildFolder(mode, name), 'manifest.json');
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).source === sourceDigest(name, mode);
}

/** Builds one application into `.build/<mode>/<name>`. Throws with the compiler's messages where it cannot. */
export async function build(name: string, mode: Mode): Promise<void> {
  const source = await prepare(name, mode);
  const compiler = webpack(await configurationsOf(name, mode));
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await writeManifest(name, mode, source);
}

/** Makes what a build reads, and says what it is made from. */
export async function prepare(name: string, mode: Mode): Promise<string> {
  await collectRoutes();
  const source = sourceDigest(name, mode);
  for (const left of ['manifest.json', 'server.cjs.map']) rmSync(join(buildFolder(mode, name), left), { force: true });
  await generateTypes([name]);
  return source;
}

/** The builds for the browser and for the server, changed by the application's `webpack.config.ts` where it has one. */
export async function configurationsOf(name: string, mode: Mode): Promise<Configuration[]> {
  const builds = [browserBuild(name, mode), serverBuild(name, mode)];
  if (!existsSync(join(repository, name, 'webpack.config.ts'))) return builds;
  const { default: changed }: { default(usual: Configuration): Configuration } = await import(
    `../../${name}/webpack.config.ts`
  );
  return builds.map(changed);
}
