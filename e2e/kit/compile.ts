import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repository } from 'shared/build';

const programs = [
  'shared/build/cli.ts',
  'shared/build/generate-types.ts',
  'shared/build/check-remotes.ts',
  'e2e/kit/site-kit.ts',
  'e2e/kit/own-contracts.ts',
  'e2e/kit/playwright.config.ts',
];
const isTest = /\.test\.tsx?$|arbitraries|under-test|\.d\.ts$/;
const ofShared = globSync('shared/**/*.{ts,tsx}', { cwd: repository, exclude: ['**/node_modules/**'] }).filter(
  (path) => !isTest.test(path),
);
/** What commands do where no site runs; those of a kit have a site. */
const leftOut = ['*/database/index.ts', '*/content-api/app.ts'];

/** Compiles `shared/` and the commands into `folder`, file by file. Answers the packages that they import. */
export async function compileKit(folder: string): Promise<Set<string>> {
  const { files, packages } = await whatTheyNeed([...programs, ...ofShared], folder);
  await build({
    entryPoints: files,
    absWorkingDir: repository,
    outdir: folder,
    outbase: repository,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    external: leftOut,
    plugins: [packagesOutside, separately],
    logLevel: 'warning',
  });
  return packages;
}

async function whatTheyNeed(
  entryPoints: string[],
  outdir: string,
): Promise<{ files: string[]; packages: Set<string> }> {
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: repository,
    outdir,
    outbase: repository,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    external: leftOut,
    loader: { '.css': 'empty' },
    plugins: [packagesOutside],
    logLevel: 'error',
  });
  const sources = Object.entries(metafile.inputs).filter(([path]) => /\.tsx?$/.test(path));
  const imported = sources
    .flatMap(([, { imports }]) => imports)
    .filter(({ external, path }) => external && !/^(?:node:|\.|\*|remote-definition|federation-container)/.test(path));
  return { files: sources.map(([path]) => path), packages: new Set(imported.map(({ path }) => packageOf(path))) };
}

const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

const packagesOutside: Plugin = {
  name: 'packages are outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('shared/') ? undefined : { external: true },
    );
  },
};

/** Files have JSON in them, and import each other by their places in the package, and contracts by the name in whose place a team has its own. */
const separately: Plugin = {
  name: 'separately',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(?:\.|shared\/)/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === resolve || path.endsWith('.json')) return undefined;
      if (leftOut.some((one) => path.endsWith(one.slice(1)))) return { path, external: true };
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: resolve });
      if (found.path.endsWith('/shared/contracts/index.ts')) return { path: '@site/kit/contracts', external: true };
      const place = relative(resolveDir, found.path).replace(/\.tsx?$/, '.js');
      return { path: place.startsWith('.') ? place : `./${place}`, external: true };
    });
  },
};
