import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build points this name at a file.
import { initContainerEntry } from 'federation-container';
import { federationGlobal } from 'shared/release';
import { takesChosen } from './share-libraries.ts';

/** What webpack puts into the shell's entry: the federation runtime, with the state of the shell in it. */
declare const __webpack_require__: {
  federation: { runtime: object; bundlerRuntime: object; attachShareScopeMap: unknown };
};

/**
 * Lends remotes the federation runtime, which each would otherwise carry in its entry (6 kB): each one that asks gets an
 * object of its own, which holds nothing of the shell's state.
 */
export function lendFederation(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.defineProperty(globalThis, federationGlobal, {
    get: () => ({
      runtime: { ...runtime, init: instanceOf },
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}

/** The runtime's own `init` would take the remote's instance for the one that the shell's calls go to. */
function instanceOf(options: Parameters<typeof createInstance>[0]) {
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return (
    known ?? createInstance({ id: '', ...options, plugins: [...(options.plugins ?? []), takesChosen(options.name)] })
  );
}
