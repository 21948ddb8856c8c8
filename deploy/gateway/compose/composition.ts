import { createHash } from 'node:crypto';
import { type Composition, fileAddress, type Manifest } from 'shared/release';
import type { Release } from '../releases/release-store.ts';

/** The releases that one visit sees, by remote. */
export type Composed = Record<string, Release>;

/** The id of a composition: a hash of its versions, whatever their order. */
export function compositionId(composed: Composed): string {
  return idOfVersions(versionsOf(composed));
}

/** The id of the composition of these versions, by remote. */
export function idOfVersions(versions: Record<string, string>): string {
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 16);
}

/** The versions of a composition, by remote. */
export const versionsOf = (composed: Composed): Record<string, string> =>
  Object.fromEntries(Object.entries(composed).map(([name, { manifest }]) => [name, manifest.version]));

/** The composition as the browser gets it. */
export function compositionOf(composed: Composed): Composition {
  const remotes = Object.entries(composed).map(([name, { manifest }]) => [name, composedRemote(manifest)]);
  return { id: compositionId(composed), remotes: Object.fromEntries(remotes) };
}

const composedRemote = (manifest: Manifest): Composition['remotes'][string] => ({
  version: manifest.version,
  gives: manifest.gives.filter(isFragment),
  uses: manifest.uses.filter(isFragment),
  entry: fileAddress(manifest, manifest.entry),
  integrity: integrityOf(manifest, manifest.entry),
  container: manifest.container,
});

/** Of all contracts a fragment's alone has its owner before a slash. */
const isFragment = (contract: string): boolean => contract.includes('/');

/** The subresource-integrity value of a file of a release. */
export const integrityOf = (manifest: Manifest, file: string): string => manifest.files[file]?.integrity ?? '';
