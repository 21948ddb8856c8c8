import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack, { type Configuration, type Module, type MultiStats } from 'webpack';
import changedForStores from '../../../mf-stores/webpack.config.ts';
import { sourceDigest } from '../../../shared/build/build.ts';
import { ChunkIntegrityPlugin } from '../../../shared/build/chunk-integrity.ts';
import { applications } from '../../../shared/build/index.ts';
import { operationsOf } from '../../../shared/build/operations.ts';
import { type PartAssets, partAssetsFile } from '../../../shared/build/part-assets.ts';
import { browserBuild, notedReact, serverBuild } from '../../../shared/build/webpack.ts';
import { repository } from '../../site/start-site.ts';

const app = join(import.meta.dirname, 'app');
const shell = join(repository, 'shell/src');

/** Where the application is; its browser files are where the gateway has those of a release. */
export const releases = join(repository, '.build/monolith');
export const folder = join(releases, 'monolith/1.0.0');
export const filesAt = '/releases/monolith/1.0.0';

/** What the shell has for the sake of remotes, and what one application has in its place. */
const inPlaceOf = {
  [join(shell, 'routing/pages.ts')]: join(app, 'pages.tsx'),
  [join(shell, 'parts/fragment-element.ts')]: join(app, 'fragment-element.tsx'),
  [join(repository, 'shared/fragments/index.ts')]: join(app, 'fragments.tsx'),
  'shared/fragments$': join(app, 'fragments.tsx'),
  [join(shell, 'remotes/lend-federation.ts')]: join(app, 'nothing.ts'),
  [join(shell, 'remotes/loading.ts')]: join(app, 'nothing.ts'),
  [join(shell, 'parts/fragment-part.ts')]: join(app, 'nothing.ts'),
  [join(repository, 'shared/remote/note-life.ts')]: join(app, 'note-life.ts'),
  [join(shell, 'reports/reports.ts')]: join(app, 'nothing.ts'),
  'single-spa$': join(app, 'nothing.ts'),
};

let assets: PartAssets | undefined;

/** The files of each page, and what all pages begin with. */
export function assetsOfBuild(): PartAssets {
  assets ??= JSON.parse(readFileSync(join(folder, partAssetsFile), 'utf8')) as PartAssets;
  return assets;
}

/** The queries that its pages send. */
export const operationsOfAll = (): Record<string, string> =>
  Object.assign({}, ...applications.map((name) => operationsOf(name)));

/** Builds the same sources as one application, unless that is there. Throws with the compiler's messages where it cannot. */
export async function buildMonolith(): Promise<void> {
  const madeFrom = join(releases, 'source');
  const own = globSync(join(import.meta.dirname, '{build.ts,app/*}')).sort();
  const source = [
    ...applications.map((name) => sourceDigest(name, 'production')),
    ...own.map((path) => readFileSync(path, 'utf8')),
  ].join();
  if (existsSync(madeFrom) && readFileSync(madeFrom, 'utf8') === source) return;
  const compiler = webpack([browser(), server()].map(changedForStores));
  const stats = await promisify<MultiStats | undefined>(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  await compressFiles();
  writeFileSync(madeFrom, source);
}

/** As the shell is built, without federation: whoever tunes that build tunes this one, too. */
function browser(): Configuration {
  const usual = browserBuild('shell', 'production');
  return {
    ...usual,
    name: 'monolith browser',
    output: { ...usual.output, path: join(folder, 'browser'), uniqueName: 'monolith' },
    resolve: { ...usual.resolve, alias: { ...usual.resolve?.alias, ...inPlaceOf } },
    plugins: usual.plugins?.filter(
      (plugin) => !(plugin instanceof ChunkIntegrityPlugin) && plugin?.constructor.name !== 'ModuleFederationPlugin',
    ),
    optimization: { ...usual.optimization, splitChunks: { cacheGroups: { ...libraries, words } } },
  };
}

/** What every page needs before it can be hydrated, in files of their own as the site's are. */
const libraries = {
  react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', chunks: 'all' as const, enforce: true },
  texts: {
    test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\//,
    name: 'texts',
    chunks: 'all' as const,
    enforce: true,
  },
};

/** The texts of one language, in one file. */
const words = {
  test: /\/locales\/\w\w\.json$/,
  name: (module: Module) => `words-${/(\w\w)\.json$/.exec('resource' in module ? String(module.resource) : '')?.[1]}`,
  chunks: 'all' as const,
  enforce: true,
};

function server(): Configuration {
  const usual = serverBuild('shell', 'production');
  return {
    ...usual,
    name: 'monolith server',
    entry: { server: join(app, 'server.tsx') },
    output: { ...usual.output, path: folder },
    externals: {},
    // It carries React's renderer, too, which needs React itself.
    module: { rules: usual.module?.rules?.filter((rule) => rule !== notedReact) ?? [] },
    resolve: { ...usual.resolve, alias: { ...usual.resolve?.alias, ...inPlaceOf } },
  };
}

/** At the quality that the files of releases have. */
async function compressFiles(): Promise<void> {
  const compress = promisify(brotliCompress);
  for (const path of globSync(join(folder, 'browser/**/*.{js,css,svg,json}')))
    writeFileSync(
      `${path}.br`,
      await compress(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
}
