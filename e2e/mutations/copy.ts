import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = /(?:^|\/)node_modules$|^\.(?:git|build|data)$/;

/**
 * A copy of the repository with all its libraries, on the same disk, so that links make them: render processes may read
 * what is below their repository, and nothing that a symbolic link leads to. It is always at one place, so that what was
 * compiled of it is found again.
 */
export function copyRepository(repository: string): string {
  const copy = join(repository, '.build/mutations/main');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const below = readdirSync(repository).filter((name) => !leftOut.test(name));
  for (const name of below)
    cpSync(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (path) => !leftOut.test(relative(repository, path)),
    });
  for (const folder of ['.', ...below].map((name) => join(name, 'node_modules')))
    if (existsSync(join(repository, folder)))
      execFileSync('cp', ['--archive', '--link', join(repository, folder), join(copy, folder)]);
  execFileSync(process.execPath, [join(copy, 'shared/build/generate-types.ts')]);
  return copy;
}
