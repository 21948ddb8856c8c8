import { loadRemote, registerRemotes as register, registerPlugins } from '@module-federation/enhanced/runtime';
import { SiteError } from 'shared/errors';
import type { Composition } from 'shared/release';
import type { BrowserRemote } from 'shared/remote/browser';

/** How long the code of a part may take before the part counts as failed, in ms. */
const patience = 5000;

/** Tells Module Federation where the remotes of this composition are. Nothing is fetched before it is used. */
export function registerRemotes({ remotes }: Composition): void {
  const integrity = new Map(Object.values(remotes).map((remote) => [address(remote.entry), remote.integrity]));
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrity.get(url) ?? '';
        return { script, timeout: patience };
      },
    },
  ]);
  register(
    Object.entries(remotes)
      .filter(([name]) => name !== 'shell')
      .map(([name, { entry, container }]) => ({
        name,
        entry: address(entry),
        entryGlobalName: container,
        type: 'global',
      })),
  );
}

const address = (entry: string) => new URL(entry, location.origin).href;

/** Loads what a remote gives; a try after a failure asks the network again. Throws SiteError `part-not-loaded`. */
export async function loadParts(name: string): Promise<BrowserRemote> {
  if (name === 'shell') return import(/* webpackChunkName: 'own-parts' */ './own-parts.ts');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${patience} ms`)), patience);
  });
  try {
    const remote = await Promise.race([loadRemote<BrowserRemote>(`${name}/remote`), late]);
    if (!remote) throw new Error('The container is empty');
    return remote;
  } catch (cause) {
    throw new SiteError('part-not-loaded', `${name} could not be loaded`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
