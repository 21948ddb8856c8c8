import { createHash } from 'node:crypto';
import { languages } from 'shared/i18n';
import { libraryModules, libraryOf, libraryReleaseName, type Manifest } from 'shared/release';
import { billOfMaterialsFile } from 'shared/release/bill-of-materials';
import { hasIntegrity } from 'shared/release/integrity';
import { claimsOf, isSame, parametersIn } from 'shared/routes';
import { giverOf } from './can-release/contracts.ts';
import { refused } from './refusal.ts';

/**
 * Checks that the files are exactly those of the manifest, byte for byte, that it names no file that it lacks, that
 * every operation has the hash that it is named by, and that it gives what is its own to give.
 * Throws RefusalError `release-refused` naming the first file that is wrong.
 */
export function verifyFiles(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>): void {
  verifyNames(manifest);
  verifyRoutes(manifest);
  verifyRoles(manifest);
  verifyGiven(manifest);
  verifyContract(manifest);
  verifyLibrary(manifest);
  for (const path of files.keys())
    if (!Object.hasOwn(manifest.files, path)) throw refused(`The file ${path} is not in the manifest`);
  for (const [path, expected] of Object.entries(manifest.files)) {
    const content = files.get(path);
    if (!content) throw refused(`The file ${path} of the manifest is missing`);
    if (content.length !== expected.bytes)
      throw refused(`The file ${path} has ${content.length} bytes, the manifest says ${expected.bytes}`);
    if (!hasIntegrity(content, expected.integrity)) throw refused(`The file ${path} does not match its hash`);
  }
  for (const path of namedFiles(manifest))
    if (!Object.hasOwn(manifest.files, path))
      throw refused(`The manifest needs ${path}, but does not list it as a file`);
  for (const [hash, text] of Object.entries(manifest.operations))
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw refused(`The operation ${hash} does not match its hash`);
}

function namedFiles(manifest: Manifest): string[] {
  const { startup, pages, fragments, locales, pieces } = manifest;
  const groups = [startup, ...[pages, fragments, locales, pieces].flatMap(Object.values)];
  return ['server.cjs', manifest.entry, ...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles])];
}

/** More than any remote needs by far (two megabytes in sixty files); what has more fills the disks of all gateways. */
const most = {
  files: 1_000,
  bytes: 16 * 1024 * 1024,
  operations: 500,
  parts: 500,
  samples: 100,
  formerNames: 100,
  letters: 1024 * 1024,
};

/** Endings that gateways add to the name of a public file for its compressed forms. */
const reservedEnding = /\.br$/;

/**
 * Checks that every gateway can write the files of a release to its disk, whatever file system it has, and that they
 * are not too many; nor what its manifest says, which every gateway has in memory. Throws RefusalError `release-refused`
 * naming what is wrong.
 */
function verifyNames(manifest: Manifest): void {
  const { files, operations, pages, fragments, locales, samples } = manifest;
  const paths = Object.keys(files);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  atMost(most.files, paths.length, 'files');
  atMost(most.bytes, bytes, 'bytes in all files');
  atMost(most.operations, Object.keys(operations).length, 'operations');
  atMost(most.parts, [pages, fragments, locales].flatMap(Object.keys).length, 'pages, fragments and languages');
  atMost(most.formerNames, Object.keys(manifest.formerly).length, 'former names');
  atMost(most.samples, [samples.addresses, ...Object.values(samples.fragments)].flat().length, 'samples');
  verifyLetters(manifest);
  const folded = new Map<string, string>();
  for (const path of paths) {
    if (!['server.cjs', billOfMaterialsFile].includes(path) && !path.startsWith('browser/'))
      throw refused(`The file ${path} is neither server.cjs, nor ${billOfMaterialsFile}, nor under browser/`);
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

/** Checks that a manifest, in whatever words, is not too long. Throws RefusalError `release-refused`. */
export const verifyLetters = (said: object): void =>
  atMost(most.letters, JSON.stringify(said).length, 'letters in its manifest');

function atMost(limit: number, count: number, what: string): void {
  if (count > limit) throw refused(`The release has ${count} ${what}; at most ${limit} are allowed`);
}

/** `a` and `a/b` of `a/b/c`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'));

/** Every document carries the table: what nobody needs would reach every phone. */
const mostOfRoutes = { routes: 50, bytes: 8_000 };
/** The shell's own pages, which have no path. */
const ownNames = ['not-found', 'unavailable'];

type Routes = Manifest['routes'];

/**
 * Checks what a release says of where its pages are found, by itself: a path in every language with the same parameters, no
 * path and no name twice, and not too much of it. Throws RefusalError `release-refused` naming what is wrong.
 */
export function verifyRoutes({ name: remote, pages, routes }: Pick<Manifest, 'name' | 'pages' | 'routes'>): void {
  const entries = Object.entries(routes);
  if (entries.length > mostOfRoutes.routes)
    throw refused(`The release has ${entries.length} routes; at most ${mostOfRoutes.routes}`);
  if (JSON.stringify(routes).length > mostOfRoutes.bytes)
    throw refused(`Its routes are longer than ${mostOfRoutes.bytes} characters together`);
  const names = new Set<string>();
  for (const [page, route] of entries) {
    if (!Object.hasOwn(pages, page)) throw refused(`It has a route for ${page}, but no such page`);
    if (names.has(route.name)) throw refused(`Two of its pages have the name ${route.name}`);
    names.add(route.name);
    verifyPaths(remote, page, route);
  }
  const claims = claimsOf(routes);
  for (const [index, claim] of claims.entries()) {
    const twice = claims.slice(index + 1).find((other) => isSame(claim, other));
    if (twice) throw refused(`${claim.page} and ${twice.page} both have the path /${claim.language}/${claim.pattern}`);
  }
}

function verifyPaths(
  remote: string,
  page: string,
  { name, paths, formerly = {}, elsewhere = {} }: Routes[string],
): void {
  if (remote === 'shell' && ownNames.includes(name) && Object.keys(paths).length === 0) return;
  if (remote === 'shell' || ownNames.includes(name)) throw refused(`The page ${page} cannot have the name ${name}`);
  const spoken = new Set<string>(languages);
  const told = [paths, formerly, elsewhere].flatMap(Object.keys);
  const unknown = told.find((language) => !spoken.has(language));
  if (unknown !== undefined) throw refused(`The page ${page} has a path in ${unknown}, which the site does not speak`);
  const missing = languages.find((language) => paths[language] === undefined);
  if (missing) throw refused(`The page ${page} has no path in ${missing}`);
  const all = [...Object.values(paths), ...Object.values(formerly).flat()];
  const [first = '', ...others] = all.map((path) => parametersIn(path).join());
  if (others.some((parameters) => parameters !== first))
    throw refused(`The paths of the page ${page} do not all have the same parameters`);
  if (first.split(',').some((parameter, index, list) => parameter !== '' && list.indexOf(parameter) !== index))
    throw refused(`A path of the page ${page} has a parameter twice`);
}

/**
 * Checks that a release plays its roles by, lends to editors, and has under other names of before, fragments of its own.
 * Throws RefusalError `release-refused`.
 */
export function verifyRoles({
  roles,
  fullScreen,
  forEditors,
  formerly,
  fragments,
}: Pick<Manifest, 'roles' | 'fullScreen' | 'forEditors' | 'formerly' | 'fragments'>): void {
  const named = [...Object.values(roles), ...fullScreen, ...forEditors, ...Object.values(formerly)];
  const missing = named.find((fragment) => !Object.hasOwn(fragments, fragment));
  if (missing !== undefined) throw refused(`It lends its fragment ${missing}, but has none of that name`);
}

/**
 * Checks that only libraries that pages share lend modules, each its own, under the name of its minor, and that they are
 * nothing else: what a remote lent so would run in the parts of all others. Throws RefusalError `release-refused`.
 */
export function verifyLibrary(
  manifest: Pick<Manifest, 'name' | 'version' | 'modules' | 'pages' | 'fragments' | 'operations' | 'uses' | 'gives'>,
): void {
  const { name, version, modules, pages, fragments, operations, uses, gives } = manifest;
  const library = libraryOf(name);
  if (library === undefined && modules.length === 0) return;
  if (library === undefined || !Object.hasOwn(libraryModules, library))
    throw refused(`${name} is no library that pages share: it lends no modules to others`);
  const known = Object.entries(libraryModules).find(([one]) => one === library)?.[1].browser ?? [];
  if (modules.join() !== known.join()) throw refused(`${library} lends ${known.join(', ')}, not ${modules.join(', ')}`);
  if (libraryReleaseName(library, version) !== name) throw refused(`${library} ${version} is no version of ${name}`);
  if ([pages, fragments, operations].some((own) => Object.keys(own).length > 0) || [...uses, ...gives].length > 0)
    throw refused(`${name} is a library: it has no pages, fragments or operations, and no contracts with others`);
}

/**
 * Checks that a release says contracts of its own alone: other teams write them into their repositories. Throws RefusalError
 * `release-refused`.
 */
export function verifyContract({ name, contract }: Pick<Manifest, 'name' | 'contract'>): void {
  const { fragments = {}, events = {}, states = {} } = contract ?? {};
  const said = [
    ...Object.keys(fragments),
    ...Object.keys(events),
    ...Object.keys(states).map((state) => `state:${state}`),
  ];
  const foreign = said.find((one) => ![name, undefined].includes(giverOf(`${one}@1`)));
  if (foreign !== undefined)
    throw refused(`Its contract says ${foreign}, which is for ${giverOf(`${foreign}@1`)} to say`);
}

/**
 * Checks that no other remote gives what a release says it gives: a release that uses it would pass for sound without it. A
 * former name of another's fragment takes the right to release that one, too (former-names.ts).
 * Throws RefusalError `release-refused`.
 */
export function verifyGiven({ name, gives, formerly }: Pick<Manifest, 'name' | 'gives' | 'formerly'>): void {
  for (const contract of gives.filter((one) => !Object.hasOwn(formerly, one))) {
    const giver = giverOf(contract);
    if (giver !== undefined && giver !== name) throw refused(`It gives ${contract}, which is for ${giver} to give`);
  }
}
