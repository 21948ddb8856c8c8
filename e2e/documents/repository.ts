import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

const isForeign = (path: string): boolean =>
  ['node_modules', '.git', '.build', '.data', 'test-results'].includes(basename(path));

/** All files of the repository, by their paths in it; nothing that is installed or built. */
export const files: readonly string[] = globSync(['**/*', '.github/**/*'], {
  cwd: repository,
  exclude: isForeign,
}).filter((path) => statSync(join(repository, path)).isFile());

const known = new Set(files);
const folders = new Set(files.flatMap((path) => path.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))));

export const isFile = (path: string): boolean => known.has(path);
export const isHere = (path: string): boolean => known.has(path) || folders.has(path.replace(/\/$/, ''));
export const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** The documents that people read, which are held to the truth. */
export const documents: readonly string[] = files.filter((path) => path.endsWith('.md'));
export const sources: readonly string[] = files.filter((path) => /\.(?:tsx?|mjs|js|css|graphql|sql|yml)$/.test(path));

export const isTest = (path: string): boolean => /\.(?:test|spec|full)\.tsx?$/.test(path);

/** What visitors, teams and ops run: no tests and nothing that serves them alone, no demonstration, nothing generated. */
export const isProduct = (path: string): boolean =>
  /\/.*\.tsx?$/.test(path) && !isTest(path) && !/^(?:e2e|deploy\/demo)\/|\/testing|under-test|\.generated\./.test(path);
