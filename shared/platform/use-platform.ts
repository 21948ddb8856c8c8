import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { States } from '../bus/index.ts';
import { SiteError } from '../errors/index.ts';
import type { Platform } from './platform.ts';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The platform of the part that contains this component; throws SiteError outside of one. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new SiteError('platform-missing', 'A component was rendered outside of a part');
  return platform;
}

/**
 * The current value of a topic of the bus; the component follows its changes. A part that hydrates late, when its visitor has
 * signed in for example, is what the server rendered for a moment, as React asks for.
 */
export function useBusState<Topic extends keyof States>(topic: Topic): States[Topic] {
  const { bus } = usePlatform();
  const current = () => bus.current(topic);
  return useSyncExternalStore(useChangesOf(topic), current, () => bus.initial?.(topic) ?? current());
}

/** How a component hears that a topic of the bus has changed. */
export function useChangesOf(topic: keyof States): (changed: () => void) => () => void {
  const { bus } = usePlatform();
  return useCallback(
    (changed) => {
      const subscription = bus.state(topic).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [bus, topic],
  );
}
