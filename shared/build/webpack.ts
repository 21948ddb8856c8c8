import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type ExternalItemFunctionCallback } from 'webpack';
import { containerName, federationGlobal } from '../release/index.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { buildFolder, contracts, folderOf, installed, isAlone, type Mode, shared } from './index.ts';
import { MinifyStylesPlugin } from './minify-styles.ts';
import { browserEntry, PartAssetsPlugin } from './part-assets.ts';
import { serverModules, sharedLibraries } from './shared-libraries.ts';
import { StableFederationIdsPlugin } from './stable-federation-ids.ts';
import { stylesName } from './styles-name.ts';

const local = createRequire(import.meta.url).resolve;

/** The minifiers are native: to hand each file to a process of its own (`parallel`) was a fifth of a build's processor time. */
export const minifyScripts = () =>
  new TerserPlugin({ parallel: false, minify: TerserPlugin.swcMinify, extractComments: false });

/** The browser files of an application: a Module Federation container, or for the shell the host that starts everything. */
export function browserBuild(name: string, mode: Mode): Configuration {
  const isShell = name === 'shell';
  const { resolve, ...rest } = base(name, mode);
  return {
    ...rest,
    // RxJS has its classes as classes under this name, at two thirds of the size.
    resolve: { ...resolve, conditionNames: ['es2015', '...'] },
    name: `${name} browser`,
    target: ['web', 'es2022'],
    entry: isShell ? { shell: join(folderOf(name), 'src/main.ts') } : {},
    output: {
      path: join(buildFolder(mode, name), 'browser'),
      publicPath: 'auto',
      // From a developer's machine it comes across origins, where integrity can be checked in this mode alone.
      crossOriginLoading: 'anonymous',
      uniqueName: containerName(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      clean: true,
    },
    externals: isShell ? {} : federationOfShell,
    module: { rules: [documents, script, ...styles(name, 'browser'), texts, file(true), fonts] },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode), ...(isShell && noDebugSwitch) }),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', insert: inPlace }),
      new ModuleFederationPlugin({
        name: containerName(name),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedLibraries(name),
        experiments: {
          // Remotes that were built before the shell lent them all of it take its core in this way.
          ...(isShell && { provideExternalRuntime: true }),
          optimization: { disableSnapshot: true, target: 'web' },
        },
        ...(isShell
          ? {}
          : {
              filename: 'remoteEntry.js',
              exposes: { './remote': browserEntry },
            }),
      }),
      new StableFederationIdsPlugin(),
      new ChunkIntegrityPlugin(),
      new PartAssetsPlugin(name),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimizer: [minifyScripts(), new MinifyStylesPlugin()],
      splitChunks: isShell ? {} : { minSize: 50_000 },
    },
  };
}

/**
 * The federation runtime asks the device, as it is evaluated, whether it is to be debugged: its main thread waits for the browser,
 * up to a tenth of a second on a slow telephone.
 */
const noDebugSwitch = { 'window.localStorage': 'undefined' };

/** Runs in the page. A document that has a part of a sheet has the whole there, when it comes: the order of rules decides. */
function inPlace(sheet: HTMLLinkElement): void {
  const part = document.querySelector(`style[data-part-of="${sheet.href}"]`);
  if (part) part.after(sheet);
  else document.head.append(sheet);
}

/** A remote's entry asks for the runtime by an absolute path. */
const federationOfShell: ExternalItemFunctionCallback = ({ request }, found) =>
  request?.includes('/webpack-bundler-runtime/') ? found(null, `var ${federationGlobal}`) : found();

/** The server part of an application: one file that needs nothing but the libraries that pages share. */
export function serverBuild(name: string, mode: Mode): Configuration {
  const { resolve, ...rest } = base(name, mode);
  return {
    ...rest,
    resolve: { ...resolve, alias: { ...resolve?.alias, ...notOnServer, ...leanRxjs } },
    name: `${name} server`,
    target: 'node24',
    entry: { server: join(shared, 'remote/server-entry') },
    output: {
      path: buildFolder(mode, name),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals: fromLibraries,
    module: { rules: [script, notedReact, ...styles(name, 'server'), texts, file(false)] },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: {
      minimize: mode === 'production',
      nodeEnv: mode,
      // In development, too: half of what is imported is not used, and each save loads the file twice.
      usedExports: true,
      sideEffects: true,
      minimizer: [minifyScripts()],
    },
  };
}

function base(name: string, mode: Mode): Configuration {
  return {
    mode,
    context: folderOf(name),
    devtool: false,
    performance: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        'remote-definition': join(folderOf(name), 'src/remote.ts'),
        ...(isAlone && { '@site/kit/contracts$': join(contracts, 'index.ts') }),
        ...oneFederationRuntime,
        ...leftOut,
      },
    },
    resolveLoader: { modules: [installed('')], extensions: ['.ts', '.js'] },
  };
}

const federation = (path: string) => installed(join('@module-federation', path));

/** The plugin that provides the runtime to remotes requires it as CommonJS: the shell would carry it twice. */
const oneFederationRuntime = {
  '@module-federation/runtime-tools/runtime-core$': federation('runtime-core/dist/index.js'),
  '@module-federation/runtime-core$': federation('runtime-core/dist/index.js'),
  '@module-federation/sdk$': federation('sdk/dist/index.js'),
  '@module-federation/error-codes$': federation('error-codes/dist/index.mjs'),
  'federation-container': federation('webpack-bundler-runtime/dist/initContainerEntry.js'),
};

/** What jsPDF fetches to draw HTML and SVG: our documents are drawn by themselves. */
const leftOut = { html2canvas: false, dompurify: false, canvg: false } as const;

/** Makes documents in the browser only: the server part carries none of it. */
const notOnServer = { jspdf: false } as const;

/** Every render process loads it whole: for Node RxJS is CommonJS, of which nothing can be left out. */
const leanRxjs = { rxjs$: installed('rxjs/dist/esm/index.js') };

/** For servers React's entry has two renderers, of which ours is the one that makes a text. */
export const leanOnServer = (mode: Mode) => ({
  'react-dom/server$': installed(`react-dom/cjs/react-dom-server-legacy.node.${mode}.js`),
});

const script = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: local('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      // A remote in development has to run in the released shell: its React is for production.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** What has React itself on the server. */
const unnoted = [/node_modules\/react-i18next\//, /\/shared\/remote\//];

/** The box of a release has the modules of its libraries; views get the React below, which takes what it has from there. */
const fromLibraries: ExternalItemFunctionCallback = ({ request = '', contextInfo }, found) => {
  const isNoted = ['react', 'react/jsx-runtime'].includes(request);
  const takes =
    serverModules.includes(request) && (!isNoted || unnoted.some((own) => own.test(contextInfo?.issuer ?? '')));
  return takes ? found(null, `commonjs ${request}`) : found();
};

/** On the server views are rendered with a React that notes what of them needs scripts; texts do not change. */
export const notedReact = {
  test: /\.[cm]?[jt]sx?$/,
  exclude: unnoted,
  resolve: {
    alias: {
      react$: join(shared, 'remote/noted-react'),
      'react/jsx-runtime$': join(shared, 'remote/noted-jsx'),
    },
  },
};

/** Browsers send the hash of a document: its tree stays on the server. */
const documents = {
  test: /\.generated\.ts$/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, 'strip-documents'),
};

function styles(name: string, side: 'browser' | 'server') {
  const onServer = side === 'server';
  const modules = {
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
      `${stylesName(name, resourcePath)}-${local}`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: onServer,
  };
  const cssLoader = (options: object) => ({ loader: local('css-loader'), options });
  const extract = onServer ? [] : [MiniCssExtractPlugin.loader];
  return [
    { test: /\.module\.css$/, use: [...extract, cssLoader({ modules })] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [...extract, cssLoader({ modules: onServer ? { ...modules, auto: () => true } : false })],
      sideEffects: true,
    },
  ];
}

/** A text that a language lacks is filled in from English when the release is built. */
const texts = { test: /\/locales\/\w+\.json$/, type: 'json', loader: join(import.meta.dirname, 'complete-texts') };

const file = (emit: boolean) => ({
  test: /\.(woff2|ttf|svg|png|ico|webmanifest)$/,
  type: 'asset/resource',
  generator: { emit },
});

const fonts = { test: /\.woff2$/, loader: join(import.meta.dirname, 'cut-font') };
