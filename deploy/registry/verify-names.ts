import type { Manifest } from 'shared/release';
import { refused } from './refusal.ts';

/** More than any remote needs by far (two megabytes in sixty files); what has more fills the disks of all gateways. */
const most = { files: 1_000, bytes: 16 * 1024 * 1024, operations: 500, parts: 500, samples: 100, letters: 1024 * 1024 };

/** Endings that gateways add to the name of a public file for its compressed forms. */
const reservedEnding = /\.br$/;

/**
 * Checks that every gateway can write the files of a release to its disk, whatever file system it has, and that they
 * are not too many; nor what its manifest says, which every gateway has in memory. Throws RefusalError `release-refused`
 * naming what is wrong.
 */
export function verifyNames(manifest: Manifest): void {
  const { files, operations, pages, fragments, locales, samples } = manifest;
  const paths = Object.keys(files);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  atMost(most.files, paths.length, 'files');
  atMost(most.bytes, bytes, 'bytes in all files');
  atMost(most.operations, Object.keys(operations).length, 'operations');
  atMost(most.parts, [pages, fragments, locales].flatMap(Object.keys).length, 'pages, fragments and languages');
  atMost(most.samples, [samples.addresses, ...Object.values(samples.fragments)].flat().length, 'samples');
  atMost(most.letters, JSON.stringify(manifest).length, 'letters in its manifest');
  const folded = new Map<string, string>();
  for (const path of paths) {
    if (path !== 'server.cjs' && !path.startsWith('browser/'))
      throw refused(`The file ${path} is neither server.cjs nor under browser/`);
    if (reservedEnding.test(path)) throw refused(`The file ${path} has an ending that gateways use themselves`);
    const same = folded.get(path.toLowerCase());
    if (same !== undefined) throw refused(`The files ${same} and ${path} are one where letter case does not count`);
    folded.set(path.toLowerCase(), path);
  }
  for (const path of paths) {
    const folder = foldersOf(path).find((one) => folded.has(one.toLowerCase()));
    if (folder !== undefined) throw refused(`The file ${folder} is a folder of the file ${path}, too`);
  }
}

function atMost(limit: number, count: number, what: string): void {
  if (count > limit) throw refused(`The release has ${count} ${what}; at most ${limit} are allowed`);
}

/** `a` and `a/b` of `a/b/c`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));
