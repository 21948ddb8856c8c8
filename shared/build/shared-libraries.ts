import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { libraryModules } from '../release/libraries.ts';
import type { Manifest } from '../release/manifest.ts';
import { folderOf, sharedReleases } from './index.ts';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const load = createRequire(import.meta.url);
const { devDependencies = {} }: Package = load('../package.json');

/** What loads remotes and shares libraries among them; the shell lends it to remotes. */
const federation = '@module-federation/enhanced';
const federationVersion = devDependencies[federation];

/**
 * The modules that an application takes from the page, with the range that it can work with: what its package.json says under
 * `peerDependencies`, otherwise the major of what is installed.
 */
export function modulesTaken(name: string): Record<string, string> {
  const { peerDependencies = {} }: Package = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return Object.fromEntries(
    sharedReleases.flatMap(({ library, version }) =>
      browserModules(library).map((module) => [module, peerDependencies[library] ?? `^${version}`]),
    ),
  );
}

/** The same as a manifest declares it, with what loads remotes: the range that it needs, and the version that it carries. */
export const sharedContracts = (name: string): Manifest['shared'] => ({
  ...Object.fromEntries(Object.entries(modulesTaken(name)).map(([module, requires]) => [module, { requires }])),
  [federation]: { requires: `~${federationVersion}`, ...(name === 'shell' && { provides: federationVersion }) },
});

/** The same for Module Federation: no build carries one of them, and a page may have several versions of each. */
export const sharedLibraries = (name: string) =>
  Object.fromEntries(
    Object.entries(modulesTaken(name)).map(([module, requiredVersion]) => [
      module,
      { import: false as const, singleton: false, requiredVersion },
    ]),
  );

const browserModules = (library: string): readonly string[] => modulesOf(library)?.browser ?? [];

/** What a library gives to browsers, and what to servers beside that. */
export const modulesOf = (library: string): { browser: readonly string[]; server: readonly string[] } | undefined =>
  Object.entries(libraryModules).find(([name]) => name === library)?.[1];

/** What the server part of an application takes from its library. */
export const serverModules: readonly string[] = Object.values(libraryModules).flatMap(({ browser, server }) => [
  ...browser,
  ...server,
]);
