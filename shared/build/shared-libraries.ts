import { createRequire } from 'node:module';
import type { Manifest } from '../release/manifest.ts';

interface SharedPackage {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies }: SharedPackage = createRequire(import.meta.url)('../package.json');

/** What loads remotes and shares libraries among them; the shell lends it to remotes. */
const federation = '@module-federation/enhanced';
const federationVersion = devDependencies[federation];

/** The same, as a manifest declares it: the range that it needs, and the version that it carries, if it does. */
export const sharedContracts = (name: string): Manifest['shared'] => ({
  ...Object.fromEntries(
    Object.entries(sharedLibraries(name === 'shell')).map(([library, { requiredVersion, ...rest }]) => [
      library,
      { requires: requiredVersion, ...('version' in rest && { provides: rest.version }) },
    ]),
  ),
  [federation]: { requires: `~${federationVersion}`, ...(name === 'shell' && { provides: federationVersion }) },
});

/**
 * What a page loads once for all of its parts. React comes from the shell and from nowhere else: two copies of it in
 * one page would break hooks, so remotes carry none. i18next is shared where versions fit; of its React binding each remote
 * carries the two pieces that it uses, since a shared package is never cut to what is used of it.
 */
export function sharedLibraries(isShell: boolean) {
  const react = (version = dependencies.react) => ({
    singleton: true,
    requiredVersion: `^${version}`,
    ...(isShell ? { version } : { import: false as const }),
  });
  const ranged = (name: string) => ({ requiredVersion: `^${dependencies[name]}`, version: dependencies[name] });
  return {
    react: react(),
    'react/jsx-runtime': react(),
    'react-dom': react(dependencies['react-dom']),
    'react-dom/client': react(dependencies['react-dom']),
    i18next: ranged('i18next'),
  };
}
