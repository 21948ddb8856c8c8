import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from 'shared/build';
import { compileKit } from './compile.ts';
import { apiText, declareTypes } from './declare.ts';

/**
 * `npm run kit`: packs what a team needs whose remote is not in this repository as `.build/kit/site-kit-<version>.tgz`. Every
 * file keeps its place, compiled: `shared/` is what the team imports, the rest are its commands. With `--changed` it is left
 * alone where no source is newer. `api.txt` is written with it.
 */
const out = join(repository, '.build/kit');
/** Of this process alone, since a start and a test may pack at once. */
const folder = join(out, `packing-${process.pid}`);

/** Read as they are: style sheets, schemas, and what runs in the box of a release. */
const asTheyAre = [
  'shared/package.json',
  'shared/modules.d.ts',
  'shared/**/*.{css,graphql,js}',
  'deploy/gateway/{qa,development}/*.{css,js}',
  'deploy/render/{disarm,frames,release-globals,host}.ts',
];
/** What commands start, and what belongs to a team's tests: nothing imports them. */
const started = [
  '@biomejs/biome',
  '@playwright/test',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'jest-environment-jsdom',
  'lightningcss',
  'swc-loader',
  'typescript',
];

interface Package {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Node, for each kind of machine. */
  optionalDependencies?: Record<string, string>;
}
const read = (path: string): Package => JSON.parse(readFileSync(join(repository, path, 'package.json'), 'utf8'));

/** The version of each package that this repository has it in. */
function versionsOf(packages: Iterable<string>): Record<string, string> {
  const lists = ['', 'shared', 'deploy', 'e2e', 'shell'].map(read);
  const all = Object.assign(
    {},
    ...lists.map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
  return Object.fromEntries(
    [...new Set(packages)].sort().map((name) => {
      if (!all[name]) throw new Error(`No package.json says which ${name} is meant`);
      return [name, all[name]];
    }),
  );
}

const team = read('e2e/kit/package');
const tarball = join(out, `site-kit-${team.version}.tgz`);
const onlyChanged = process.argv.includes('--changed');
if (onlyChanged && isNewest(tarball)) process.exit();

mkdirSync(folder, { recursive: true });
try {
  execFileSync(process.execPath, [join(repository, 'shared/build/generate-types.ts')], { stdio: 'inherit' });
  const packages = await compileKit(folder);
  declareTypes(folder);
  if (!onlyChanged) writeFileSync(join(import.meta.dirname, 'api.txt'), apiText(folder));
  for (const path of globSync(asTheyAre, { cwd: repository, exclude: ['**/node_modules/**'] }))
    cpSync(join(repository, path), join(folder, path));
  cpSync(join(import.meta.dirname, 'package'), folder, { recursive: true });
  const { optionalDependencies } = read('');
  const manifest = { ...team, dependencies: versionsOf([...packages, ...started]), optionalDependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: folder });
  const [packed = ''] = globSync('*.tgz', { cwd: folder });
  renameSync(join(folder, packed), tarball);
  console.log(tarball);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether it is newer than every source that it could be packed from. */
function isNewest(path: string): boolean {
  const packedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync(['package-lock.json', '{shared,deploy,e2e}/**/*.{ts,tsx,css,json,graphql}'], {
    cwd: repository,
    exclude: ['**/node_modules/**', '**/.build/**'],
  });
  return sources.every((source) => statSync(join(repository, source)).mtimeMs < packedAt);
}
