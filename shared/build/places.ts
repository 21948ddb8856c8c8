import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This folder's parent, `shared/`: in the repository as it is written, in a team's node_modules as the kit has it. */
export const shared = join(import.meta.dirname, '..');

/** Whether this is the kit that a team has installed: its remote is a folder alone. Otherwise all are workspaces of this repository. */
export const isAlone = import.meta.filename.endsWith('.js');

/** What is built is in it, and `.build` and node_modules are: the repository, or the folder of a remote alone. */
export const repository = isAlone ? process.cwd() : join(shared, '..');

const { name, workspaces = [] }: { name: string; workspaces?: string[] } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);

/** The shell and the remotes, as the workspaces of package.json list them: what is built and released on its own. */
export const applications = isAlone ? [name] : workspaces.filter((one) => one === 'shell' || one.startsWith('mf-'));

/** The folder of an application, or of `shared`. */
export const folderOf = (application: string): string => {
  if (application === 'shared') return shared;
  return isAlone ? repository : join(repository, application);
};

/** The files of an application, or of `shared`, that match a pattern, as absolute paths in a stable order. */
export const filesOf = (application: string, pattern: string): string[] =>
  globSync(join(folderOf(application), pattern)).sort();

/** Where the contracts of all are collected, for those who may not import from their owners; a team has them in its folder. */
export const contracts = isAlone ? join(repository, 'contracts') : join(shared, 'contracts');

/** A program of this repository by its place; the kit has all in theirs, compiled. */
export const programOf = (path: string): string => join(shared, '..', isAlone ? path.replace(/ts$/, 'js') : path);

/** A program or file that is installed beside this. */
export const installed = (path: string): string => join(repository, 'node_modules', path);
