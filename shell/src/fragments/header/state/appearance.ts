import { useEffect, useState } from 'react';
import type { States } from 'shared/bus';
import { usePlatform } from 'shared/platform';
import { definitionOf } from 'shared/routes';

/** How the header looks at this moment, beside what the page's own hero asks for (style sheet). */
export interface Appearance {
  /** On its own ground instead of the page's hero. */
  plain: boolean;
  /** Out of sight, above the page. */
  hidden: boolean;
  small: boolean;
  /** Ink on a hero that would have it white. */
  dark: boolean;
  /** Not there at all. */
  disabled: boolean;
}

interface Moment {
  scrollY: number;
  /** Where the page stood when it was last looked at, and whether the header was out of sight. */
  previous: { scrollY: number; hidden: boolean };
  state: States['header'];
  menuOpen: boolean;
}

/** How a page has the header look whatever its hero asks for; the server renders it so, and the bus says so. */
export function headerOf(route: string): Pick<States['header'], 'plainDefault' | 'transparentDark'> {
  const header = definitionOf(route)?.header;
  return { plainDefault: header === 'plain', transparentDark: header === 'transparent-dark' };
}

/** The rules of the header: plain, hidden and small depend on the scroll position, and on an open menu. */
export function headerAppearance({ scrollY, previous, state, menuOpen }: Moment): Appearance {
  const { plainDefault, plainTrigger, hideTrigger, smallTrigger, transparentDark, disable } = state;
  const goingDown = scrollY > previous.scrollY || (scrollY === previous.scrollY && previous.hidden);
  return {
    plain: plainDefault || menuOpen || scrollY > plainTrigger,
    hidden: !menuOpen && goingDown && scrollY > hideTrigger,
    small: scrollY > smallTrigger,
    dark: transparentDark,
    disabled: disable,
  };
}

export const looksAlike = (one: Appearance, other: Appearance): boolean =>
  one.plain === other.plain &&
  one.hidden === other.hidden &&
  one.small === other.small &&
  one.dark === other.dark &&
  one.disabled === other.disabled;

/** The distances that are in effect, in px of scrolling. */
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
