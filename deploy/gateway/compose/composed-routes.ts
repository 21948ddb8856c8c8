import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { composeTable, type PackedRoutes, packRoutes, type RouteTable } from 'shared/routes';
import type { Composed } from './composition.ts';

/** The addresses of a composition. */
export interface ComposedRoutes {
  table: RouteTable;
  /** As documents and render processes get it; one object for as long as it is the same. */
  packed: PackedRoutes;
}

const kept = new LRUCache<string, ComposedRoutes>({ max: 200 });

/** The table of what the releases of a composition declare of their pages; releases never change. */
export function routesOf(composed: Composed): ComposedRoutes {
  const manifests = Object.values(composed)
    .map(({ manifest }) => manifest)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const key = manifests.map(({ name, version }) => `${name}@${version}`).join();
  const known = kept.get(key);
  if (known) return known;
  const table = composeTable(Object.fromEntries(manifests.map(({ name, routes }) => [name, routes])));
  const routes = { table, packed: packRoutes(table) };
  kept.set(key, routes);
  return routes;
}

const digests = new WeakMap<PackedRoutes, string>();

/** A short name for a table: two that are the same have the same one. */
export function digestOf(packed: PackedRoutes): string {
  const known = digests.get(packed);
  if (known) return known;
  const digest = createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 16);
  digests.set(packed, digest);
  return digest;
}
