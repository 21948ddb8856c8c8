import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { platformVersion } from '../platform/capabilities.ts';
import { libraryReleaseName } from '../release/libraries.ts';
import { containerName, manifestSchema } from '../release/manifest.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { compile } from './compile.ts';
import { buildFolder, type Mode, shared as sharedFolder } from './index.ts';
import { provenanceOf } from './provenance.ts';
import { modulesOf } from './shared-libraries.ts';
import { leanOnServer, minifyScripts } from './webpack.ts';
import { describeFiles } from './write-manifest.ts';

/** A library in a version; `packages` says under which other names its packages are installed, where they are. */
export interface SharedLibrary {
  library: string;
  version: string;
  packages?: Readonly<Record<string, string>>;
}

/** A digest of what a build of a library is made from: its version, since what npm has under one never changes. */
export const libraryDigest = ({ library, version }: SharedLibrary, mode: Mode): string =>
  createHash('sha256').update([mode, library, version].join()).digest('hex').slice(0, 16);

/**
 * Builds a library as a release of its own into `.build/<mode>/react-19.3`: for browsers a script with its modules, evaluated
 * when they are asked for, for servers the same as a module. Answers the folder. Throws with the compiler's messages where it cannot.
 */
export async function buildLibrary(shared: SharedLibrary, mode: Mode): Promise<string> {
  const { library, version } = shared;
  const name = libraryReleaseName(library, version);
  const folder = buildFolder(mode, name);
  const modules = modulesOf(library);
  if (!modules) throw new Error(`${library} is no library that is shared`);
  const entry = `browser/${library}.js`;
  const onServer = base(shared, mode, [
    ...modules.browser.filter((one) => one !== 'react-dom/client'),
    ...modules.server,
  ]);
  rmSync(folder, { recursive: true, force: true });
  const packages = await compile([
    {
      ...base(shared, mode, modules.browser),
      target: ['web', 'es2022'],
      output: { path: folder, filename: entry, library: { type: 'window', name: containerName(name) } },
    },
    {
      ...onServer,
      resolve: {
        ...onServer.resolve,
        alias: { ...onServer.resolve?.alias, ...(shared.packages ? {} : leanOnServer(mode)) },
      },
      target: 'node24',
      output: { path: folder, filename: 'server.cjs', library: { type: 'commonjs2' } },
    },
  ]);
  writeBillOfMaterials(folder, name, packages);
  const manifest = manifestSchema.parse({
    name,
    version,
    source: libraryDigest(shared, mode),
    built: provenanceOf(),
    platform: platformVersion,
    entry,
    startup: { scripts: [], styles: [] },
    pages: {},
    fragments: {},
    locales: {},
    uses: [],
    gives: [],
    modules: modules.browser,
    operations: {},
    files: describeFiles(folder),
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return folder;
}

const base = ({ packages = {} }: SharedLibrary, mode: Mode, modules: readonly string[]): Configuration => ({
  mode,
  context: sharedFolder,
  devtool: false,
  performance: false,
  entry: { library: `data:text/javascript,${encodeURIComponent(whenAskedFor(modules))}` },
  module: { rules: [{ scheme: 'data', type: 'javascript/dynamic' }] },
  resolve: { alias: packages },
  plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) })],
  optimization: { minimizer: [minifyScripts()] },
});

/** Each module is evaluated by the first who asks for it: evaluating React takes a slow telephone a tenth of a second. */
const whenAskedFor = (modules: readonly string[]): string =>
  `module.exports = {${modules.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`).join()}}`;
