import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** The shell and the remotes, as the workspaces of package.json list them: what is built and released on its own. */
export const applications = workspaces.filter((name) => name === 'shell' || name.startsWith('mf-'));

/** The files of an application that match a pattern, as absolute paths in a stable order. */
export const filesOf = (application: string, pattern: string): string[] =>
  globSync(join(repository, application, pattern)).sort();
