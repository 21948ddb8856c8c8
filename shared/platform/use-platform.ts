import { createContext, useContext, useEffect, useState } from 'react';
import type { States } from '../bus/index.ts';
import { SiteError } from '../errors/index.ts';
import type { Platform } from './platform.ts';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The platform of the part that this component stands in; throws SiteError outside of one. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new SiteError('platform-missing', 'A component was rendered outside of a part');
  return platform;
}

/** The current value of a topic of the bus; the component follows its changes. */
export function useBusState<Topic extends keyof States>(topic: Topic): States[Topic] {
  const { bus } = usePlatform();
  const [value, setValue] = useState(() => bus.current(topic));
  useEffect(() => {
    const subscription = bus.state(topic).subscribe(setValue);
    return () => subscription.unsubscribe();
  }, [bus, topic]);
  return value;
}
