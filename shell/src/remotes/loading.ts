import { loadRemote, registerRemotes as register, registerPlugins } from '@module-federation/enhanced/runtime';
import { nextTask } from 'shared/browser';
import { SiteError } from 'shared/errors';
import type { Composition, Fault } from 'shared/release';
import type { BrowserRemote } from 'shared/remote/browser';
import { evaluateLibraries, shareLibraries, takesChosen } from './share-libraries.ts';

/** When the code of a part counts as failed, in ms: on a slow line it is late for long, and that is no failure. */
const scriptTimeoutMs = 120_000;

/** What a QA link has made of a remote. */
let faultOf: (name: string) => Fault | undefined = () => undefined;

/** The names under which the browser has the remotes, by theirs. */
const containers = new Map<string, string>();

/** Tells Module Federation where the remotes of this composition are. Nothing is fetched before it is used. */
export function registerRemotes(composition: Composition): void {
  const { remotes, faults = {} } = composition;
  shareLibraries(composition);
  faultOf = (name) => (Object.hasOwn(faults, name) ? faults[name] : undefined);
  for (const [name, { container }] of Object.entries(remotes)) containers.set(name, container);
  const integrity = new Map(Object.values(remotes).map((remote) => [address(remote.entry), remote.integrity]));
  registerPlugins([
    takesChosen('shell'),
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrity.get(url) ?? '';
        return { script, timeout: scriptTimeoutMs };
      },
    },
  ]);
  register(
    Object.entries(remotes)
      .filter(([name, { modules }]) => name !== 'shell' && !modules)
      .map(([name, { entry, container }]) => ({
        name,
        entry: address(entry),
        entryGlobalName: container,
        type: 'global',
      })),
  );
}

const address = (entry: string) => new URL(entry, location.origin).href;

/** The remotes whose code has been evaluated: what they give follows in a task of its own. */
const evaluated = new Set<string>();

/** Loads what a remote gives; a try after a failure asks the network again. Throws SiteError `part-not-loaded`. */
export async function loadParts(name: string): Promise<BrowserRemote> {
  try {
    const remote = await fetchParts(name);
    if (!remote) throw new Error('The container is empty');
    if (!evaluated.has(name)) await nextTask();
    evaluated.add(name);
    return remote;
  } catch (cause) {
    throw new SiteError('part-not-loaded', `${name} could not be loaded`, { cause });
  }
}

async function fetchParts(name: string): Promise<BrowserRemote | null> {
  const fetching = () => {
    if (!evaluated.has(name)) evaluateLibraries(containers.get(name) ?? '');
    return name === 'shell'
      ? import(/* webpackChunkName: 'own-parts' */ './own-parts.ts')
      : loadRemote<BrowserRemote>(`${name}/remote`);
  };
  const fault = faultOf(name);
  if (!fault) return fetching();
  const { withFault } = await import(/* webpackChunkName: 'qa' */ '../qa/with-fault.ts');
  return withFault(fault, fetching);
}
