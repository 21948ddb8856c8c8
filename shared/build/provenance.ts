import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provenance } from '../release/manifest.ts';
import { folderOf, repository, shared } from './places.ts';

const lockfile = join(repository, 'package-lock.json');

/** What a build is made from that is no part of its own folder: all of it is in the lockfile, or in `shared/`. */
const usual = [shared, join(repository, 'package.json'), lockfile];

/** What a build of an application, or without a name of a library, was made from, where and with what. */
export const provenanceOf = (application?: string): Provenance => ({
  ...commitOf(application === undefined ? usual : [folderOf(application), ...usual]),
  lockfile: createHash('sha256').update(readFileSync(lockfile)).digest('hex'),
  node: process.version,
  builder: process.env.GITHUB_WORKFLOW_REF ?? 'a machine of its team',
});

/** Without a repository, as in an image, nobody knows the commit. */
function commitOf(folders: readonly string[]): Pick<Provenance, 'commit' | 'isClean'> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain', '--', ...folders) === '' };
  } catch {
    return { commit: null, isClean: false };
  }
}
