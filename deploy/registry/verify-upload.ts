import { createHash } from 'node:crypto';
import type { Manifest } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';
import { refused } from './refusal.ts';
import { verifyNames } from './verify-names.ts';
import { verifyRoles } from './verify-roles.ts';
import { verifyRoutes } from './verify-routes.ts';

/**
 * Checks that the files are exactly those of the manifest, byte for byte, that it names no file that it lacks, and that
 * every operation has the hash that it is named by.
 * Throws RefusalError `release-refused` naming the first file that is wrong.
 */
export function verifyFiles(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>): void {
  verifyNames(manifest);
  verifyRoutes(manifest);
  verifyRoles(manifest);
  for (const path of files.keys())
    if (!Object.hasOwn(manifest.files, path)) throw refused(`The file ${path} is not in the manifest`);
  for (const [path, expected] of Object.entries(manifest.files)) {
    const content = files.get(path);
    if (!content) throw refused(`The file ${path} of the manifest is missing`);
    if (content.length !== expected.bytes)
      throw refused(`The file ${path} has ${content.length} bytes, the manifest says ${expected.bytes}`);
    if (integrityOf(content) !== expected.integrity) throw refused(`The file ${path} does not match its hash`);
  }
  for (const path of namedFiles(manifest))
    if (!Object.hasOwn(manifest.files, path))
      throw refused(`The manifest needs ${path}, but does not list it as a file`);
  for (const [hash, text] of Object.entries(manifest.operations))
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw refused(`The operation ${hash} does not match its hash`);
}

function namedFiles(manifest: Manifest): string[] {
  const groups = [manifest.startup, ...[manifest.pages, manifest.fragments, manifest.locales].flatMap(Object.values)];
  return ['server.cjs', manifest.entry, ...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles])];
}
