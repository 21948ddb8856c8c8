import { useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { type Appearance, headerAppearance, headerOf, looksAlike } from './appearance.ts';

/** The distances that are in effect (C1), in px of scrolling. */
export const effectiveTriggers = { hideTrigger: 100, plainTrigger: 300, smallTrigger: 500 };

/**
 * How the header looks now; it follows scrolling, navigation and the bus. Undefined on the server and until the first
 * look: the style sheet alone then decides.
 */
export function useAppearance(menuOpen: boolean): Appearance | undefined {
  const { bus, route } = usePlatform();
  const { name } = route;
  const [appearance, setAppearance] = useState<Appearance>();

  useEffect(
    () => bus.set('header', { ...bus.current('header'), ...effectiveTriggers, ...headerOf(name) }),
    [bus, name],
  );

  useEffect(() => {
    let frame = 0;
    let previous = { scrollY, hidden: false };
    const look = () => {
      frame = 0;
      const next = headerAppearance({ scrollY, previous, state: bus.current('header'), menuOpen });
      previous = { scrollY, hidden: next.hidden };
      setAppearance((current) => (current && looksAlike(current, next) ? current : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    /** A new page is begun with the header in sight, wherever back and forward lead to. */
    const arrive = () => {
      previous = { scrollY, hidden: false };
      look();
    };
    const state = bus.state('header').subscribe(look);
    const arrivals = bus.on('shell:navigated').subscribe(arrive);
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      state.unsubscribe();
      arrivals.unsubscribe();
      removeEventListener('scroll', lookSoon);
    };
  }, [bus, menuOpen]);

  return appearance;
}
