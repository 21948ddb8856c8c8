import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, repository } from './applications.ts';

const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|\.generated\.tsx?$/.test(path);

/**
 * A digest of everything that a build of an application is made from: its own files, those of `shared/`, and the
 * versions of the libraries. Two builds with the same digest are the same release.
 */
export function sourceDigest(application: string, mode: string): string {
  const files = [
    ...filesOf(application, '{package.json,webpack.config.ts}'),
    ...filesOf(application, 'src/**/*.*'),
    ...filesOf('shared', '**/*.{ts,tsx,css,graphql,json}'),
    join(repository, 'package-lock.json'),
  ].filter((path) => !isTest(path) && !path.includes('/node_modules/'));
  const digest = createHash('sha256').update(mode);
  for (const path of files)
    digest.update(relative(repository, path)).update('\0').update(readFileSync(path)).update('\0');
  return digest.digest('hex').slice(0, 16);
}
