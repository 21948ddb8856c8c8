import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Composition, type Fault, fileAddress, isLibrary, type Manifest } from 'shared/release';
import { composeTable, type PackedRoutes, packRoutes, type RouteTable } from 'shared/routes';
import type { Retired } from '../../registry/contract.ts';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import { librariesOf } from '../releases/libraries.ts';
import type { Release } from '../releases/release-store.ts';

/** The releases that one visit sees, by remote. */
export type Composed = Record<string, Release>;

/** The manifests of the releases of a visit, by remote. */
export const manifestsOf = (composed: Composed): Record<string, Manifest> =>
  Object.fromEntries(Object.entries(composed).map(([remote, { manifest }]) => [remote, manifest]));

/** What a QA link does beside naming versions: remote → its fault, and the preview of content. */
interface QaChange {
  faults?: Readonly<Record<string, Fault>>;
  content?: number;
}

/** The id of a composition: a hash of its versions, and of what a QA link does to them. */
export function compositionId(composed: Composed, { faults = {}, content }: QaChange = {}): string {
  const versions = Object.entries(composed).map(
    ([
      name,
      {
        manifest: { version },
        elsewhere = version,
      },
    ]) => {
      const fault = Object.hasOwn(faults, name) ? `!${faults[name]}` : '';
      return [name, `${elsewhere}${fault}`] as const;
    },
  );
  return compositionIdOf({ ...Object.fromEntries(versions), ...(content !== undefined && { content: `${content}` }) });
}

/** The composition as the browser gets it. */
export function compositionOf(composed: Composed, change?: QaChange): Composition {
  const remotes = Object.entries(composed).map(([name, release]) => {
    const libraries = librariesOf(composed, name).map((library) => library.name);
    return [name, { ...composedRemote(release), ...(libraries.length > 0 && { libraries }) }];
  });
  return { id: compositionId(composed, change), remotes: Object.fromEntries(remotes), faults: change?.faults };
}

/** A build on a developer's machine changes all the time: it has no integrity. */
const composedRemote = ({ manifest, elsewhere }: Release): Composition['remotes'][string] => ({
  version: manifest.version,
  gives: manifest.gives.filter(isFragment),
  uses: manifest.uses.filter(isFragment),
  roles: Object.keys(manifest.roles).length > 0 ? manifest.roles : undefined,
  fullScreen: manifest.fullScreen.length > 0 ? manifest.fullScreen : undefined,
  forEditors: manifest.forEditors.length > 0 ? manifest.forEditors : undefined,
  formerly: Object.keys(manifest.formerly).length > 0 ? manifest.formerly : undefined,
  entry: elsewhere ? `${elsewhere}/${manifest.entry.replace(/^browser\//, '')}` : fileAddress(manifest, manifest.entry),
  integrity: elsewhere ? '' : integrityIn(manifest, manifest.entry),
  container: manifest.container,
  modules: isLibrary(manifest.name) ? manifest.modules : undefined,
});

/** Only the contract of a fragment has its owner before a slash. */
const isFragment = (contract: string): boolean => contract.includes('/');

/** The subresource-integrity value of a file of a release. */
export const integrityIn = (manifest: Manifest, file: string): string => manifest.files[file]?.integrity ?? '';

/** The addresses of a composition. */
export interface ComposedRoutes {
  table: RouteTable;
  /** The table for documents and render processes; the same object for the same composition. */
  packed: PackedRoutes;
}

const tables = new LRUCache<string, ComposedRoutes>({ max: 200 });

/**
 * The route table of a composition, by what its releases declare of their pages, with those of remotes that are retired. It is
 * cached: releases never change.
 */
export function routesOf(composed: Composed, retired: readonly Retired[] = []): ComposedRoutes {
  const manifests = Object.values(composed)
    .map(({ manifest }) => manifest)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const away = retired.filter(({ remote }) => !Object.hasOwn(composed, remote));
  const key = [
    ...manifests.map(({ name, version }) => `${name}@${version}`),
    ...away.map(({ together }) => together),
  ].join();
  const known = tables.get(key);
  if (known) return known;
  const gone = away.flatMap(({ remote, pages }) =>
    pages.map((page) => ({ ...page, remote, page: page.name, paths: {} })),
  );
  const table = [...composeTable(Object.fromEntries(manifests.map(({ name, routes }) => [name, routes]))), ...gone];
  const routes = { table, packed: packRoutes(table) };
  tables.set(key, routes);
  return routes;
}

const digests = new WeakMap<PackedRoutes, string>();

/** A hash of a route table: equal tables have the same one. */
export function digestOf(packed: PackedRoutes): string {
  const known = digests.get(packed);
  if (known) return known;
  const digest = createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 16);
  digests.set(packed, digest);
  return digest;
}
