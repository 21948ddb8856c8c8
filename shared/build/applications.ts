import { globSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** The shell and the six remotes: what is built and released on its own. */
export const applications = [
  'shell',
  'mf-catalogue',
  'mf-content',
  'mf-account',
  'mf-search',
  'mf-stores',
  'mf-contact',
];

/** The files of an application that match a pattern, as absolute paths in a stable order. */
export const filesOf = (application: string, pattern: string): string[] =>
  globSync(join(repository, application, pattern)).sort();
