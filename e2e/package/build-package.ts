import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { readSpecs } from './read-specs.ts';

/**
 * `npm run e2e:pack [-- --out FOLDER]`: the journeys that only read as a package of their own, which another team's pipeline
 * installs and runs on a site by its address. It has no part of this repository in it but what these journeys import.
 */
const here = import.meta.dirname;
const { out } = parseArgs({
  options: { out: { type: 'string', default: join(here, '../../.build/e2e-package') } },
}).values;
const folder = join(out, 'package');

const ownPackage: { version: string; license?: string; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(here, '../package.json'), 'utf8'),
);
/** What brings a browser, or a file of its own: it is installed beside the package. */
const installed = ['@playwright/test', 'playwright', '@axe-core/playwright'];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: {
    run: join(here, '../elsewhere/run.ts'),
    'must-show': join(here, '../elsewhere/must-show.ts'),
    'elsewhere.config': join(here, '../elsewhere.config.ts'),
    ...Object.fromEntries(readSpecs().map((path) => [`journeys/${basename(path, '.ts')}`, path])),
  },
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  chunkNames: '[name]-[hash]',
  // A site without an address would be the one of this folder: the package asks for an address.
  external: [...installed, '*/database/index.ts', '*/content-api/app.ts'],
  // For what was written for require.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});
const manifest = {
  name: 'site-e2e',
  version: ownPackage.version,
  description: 'The journeys of the site that only read, for any site by its address',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=22' },
  bin: { 'site-e2e': 'run.js' },
  dependencies: Object.fromEntries(installed.map((name) => [name, ownPackage.devDependencies[name]])),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder, encoding: 'utf8' });
console.log(join(out, tarball.trim().split('\n').at(-1) ?? ''));
