import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from 'shared/build';

/**
 * `npm run fossil`: builds the remote of `remote/` with the kit of today, in a folder alone as a team has it, and keeps its
 * release in a folder that is called after the kit's minor.
 */
const kitFolder = join(repository, 'e2e/kit');
const { version }: { version: string } = JSON.parse(readFileSync(join(kitFolder, 'package/package.json'), 'utf8'));
const minor = version.split('.').slice(0, 2).join('.');
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Names of remotes have letters alone. */
const name = minor.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '').replace('.', '');
const source = join(import.meta.dirname, 'remote');
const kept = join(import.meta.dirname, minor);

const folder = mkdtempSync(join(tmpdir(), 'fossil-'));
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
try {
  execFileSync(process.execPath, [join(kitFolder, 'pack.ts')], { stdio: 'inherit' });
  run('npm', 'init', '-y');
  run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--save-dev',
    join(repository, `.build/kit/site-kit-${version}.tgz`),
  );
  run('npx', '--no', '--', 'site-kit', 'new', `mf-${name}`, '.');
  rmSync(join(folder, 'src'), { recursive: true });
  cpSync(source, folder, { recursive: true });
  for (const path of globSync('{*.{ts,json},src/**/*.*}', { cwd: folder })) {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('fossil', name));
  }
  run(process.execPath, 'node_modules/@site/kit/shared/build/cli.js', `mf-${name}`);
  mkdirSync(kept, { recursive: true });
  const description = JSON.parse(readFileSync(join(folder, 'fossil.json'), 'utf8'));
  writeFileSync(
    join(kept, 'fossil.json'),
    `${JSON.stringify({ ...description, builtBy: `the kit ${version}` }, null, 2)}\n`,
  );
  const build = join(folder, '.build/production', `mf-${name}`);
  run(
    'tar',
    '-cf',
    join(kept, 'release.tgz'),
    '-I',
    'gzip -9n',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '-C',
    build,
    '.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
