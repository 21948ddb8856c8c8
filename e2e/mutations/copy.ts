import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = /(?:^|\/)node_modules$|^\.(?:git|build|data)$/;

/**
 * A copy of the repository with all its libraries, on the same disk, so that links make them: render processes may read
 * what is below their repository, and nothing that a symbolic link leads to. It stays, so that the next one has only the
 * code to copy, and finds what was compiled of it.
 */
export function copyRepository(repository: string): string {
  const copy = join(repository, '.build/mutations/main');
  const lock = 'package-lock.json';
  const isOfThese =
    existsSync(join(copy, lock)) && readFileSync(join(copy, lock)).equals(readFileSync(join(repository, lock)));
  if (!isOfThese) rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of globSync('**/*.*', { cwd: copy, exclude: (name) => name === 'node_modules' }))
    if (!existsSync(join(repository, path))) rmSync(join(copy, path), { recursive: true, force: true });
  const below = readdirSync(repository).filter((name) => !leftOut.test(name));
  for (const folder of ['.', ...below].map((name) => join(name, 'node_modules'))) {
    if (!existsSync(join(repository, folder)) || existsSync(join(copy, folder))) continue;
    mkdirSync(join(copy, folder, '..'), { recursive: true });
    execFileSync('cp', ['--archive', '--link', join(repository, folder), join(copy, folder)]);
  }
  // The lock comes last of what tells that a copy is whole.
  for (const name of [...below.filter((one) => one !== lock), lock])
    cpSync(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (path) => !leftOut.test(relative(repository, path)),
    });
  execFileSync(process.execPath, [join(copy, 'shared/build/generate-types.ts')]);
  return copy;
}
