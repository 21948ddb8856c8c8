import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** What a recipe does not change, and what is made again. */
const leftOut = /(?:^|\/)node_modules$|^\.(?:git|build|data)$|^deploy\/demo$|^test-results$/;

/** A copy of this repository in a folder of its own, without the demonstration, with the libraries of this one. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  cpSync(repository, copy, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(repository, path)),
  });
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  for (const workspace of ['.', ...workspaces]) {
    const libraries = join(repository, workspace, 'node_modules');
    if (!existsSync(libraries)) continue;
    mkdirSync(join(copy, workspace, 'node_modules'));
    for (const name of readdirSync(libraries)) {
      const isOurs = workspaces.includes(name) && lstatSync(join(libraries, name)).isSymbolicLink();
      symlinkSync(isOurs ? join(copy, name) : join(libraries, name), join(copy, workspace, 'node_modules', name));
    }
  }
  return copy;
}
