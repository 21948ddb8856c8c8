import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { nextTask } from 'shared/browser';
import type { ComposedRemote, Composition } from 'shared/release';

/** What a library's script defines: its modules, evaluated when they are asked for. */
type Modules = Readonly<Record<string, () => unknown>>;

/** The version of each module that an application takes, by its container. */
const versions = new Map<string, ReadonlyMap<string, string>>();

/**
 * Puts the libraries of a composition into the scope that all its applications share, several versions of one where there are;
 * nothing is fetched before it is used. (Federation's own `registerShared` takes in but one version of each.)
 */
export function shareLibraries({ remotes }: Composition): void {
  const scopes = getInstance()?.shareScopeMap ?? {};
  const shared = scopes.default ?? {};
  scopes.default = shared;
  for (const library of Object.values(remotes)) {
    const modules = fetchedOnce(library);
    for (const module of library.modules ?? []) {
      const get = async () => {
        const found = (await modules())[module];
        if (!found) throw new Error(`${library.entry} has no ${module}`);
        // Otherwise all of them are evaluated at once, by the first module that takes them.
        await nextTask();
        found();
        return found;
      };
      shared[module] = { ...shared[module], [library.version]: sharedModule(library.version, get) };
    }
  }
  for (const { container, libraries = [] } of Object.values(remotes)) {
    const taken = libraries.flatMap((name) => {
      const library = remotes[name];
      return (library?.modules ?? []).map((module) => [module, library?.version ?? ''] as const);
    });
    versions.set(container, new Map(taken));
  }
}

/**
 * Evaluates the libraries that an application takes, each when it has come: until the application's own entry has, too, and asks
 * for them, the main thread would wait. Their failures are for whoever asks.
 */
export function evaluateLibraries(container: string): void {
  const shared = getInstance()?.shareScopeMap.default ?? {};
  for (const [module, version] of versions.get(container) ?? [])
    void Promise.resolve(shared[module]?.[version]?.get()).catch(() => {});
}

/** Has an application take the versions that the composition says: its server part was rendered with them. */
export const takesChosen = (container: string): ModuleFederationRuntimePlugin => ({
  name: 'chosen-libraries',
  resolveShare(asked) {
    const { shareScopeMap, scope, pkgName } = asked;
    const shared = shareScopeMap[scope]?.[pkgName]?.[versions.get(container)?.get(pkgName) ?? ''];
    return shared ? { ...asked, resolver: () => ({ shared, useTreesShaking: false }) } : asked;
  },
});

type Shared = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'][string][string][string];

function sharedModule(version: string, get: () => Promise<() => unknown>): Shared {
  const shared: Shared = {
    version,
    scope: ['default'],
    shareConfig: { requiredVersion: version },
    deps: [],
    useIn: [],
    from: 'shell',
    loading: null,
    strategy: 'loaded-first',
    get: () =>
      get().catch((error: unknown) => {
        // Otherwise the failure would be kept, and a later try ask nobody.
        queueMicrotask(() => {
          shared.loading = null;
        });
        throw error;
      }),
  };
  return shared;
}

/** Fetches a library's script for the first who asks, and again after a failure. */
function fetchedOnce({ entry, integrity, container }: ComposedRemote): () => Promise<Modules> {
  let fetching: Promise<Modules> | undefined;
  const fetchScript = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const script = document.createElement('script');
    Object.assign(script, { src: new URL(entry, location.origin).href, integrity, onload: resolve });
    script.onerror = () => reject(new Error(`${entry} did not come`));
    document.head.append(script);
    await promise.finally(() => script.remove());
    const modules: Modules = Reflect.get(globalThis, container);
    return modules;
  };
  return () => {
    fetching ??= fetchScript().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
}
