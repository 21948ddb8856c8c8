import type { Bus } from 'shared/bus';
import { isLoading } from '../loader/loader-shows.ts';
import { introPlays, type Visitor } from './intro-plays.ts';

const key = 'intro-played';

/** After this time in sight, in ms, a page counts as being read: the intro would come too late. */
const fresh = 3000;

/** Plays the intro where this visit has one, as soon as nothing is loading (R112). Its code comes only then. */
export async function startIntro(bus: Bus): Promise<void> {
  const isOver = () => bus.set('main', { ...bus.current('main'), introPlayed: true });
  try {
    if (!introPlays(visitor())) return isOver();
    await loadingEnds(bus);
    const { playIntro } = await import(/* webpackChunkName: 'intro' */ './play-intro.ts');
    // The code may have come late, or the page may have been used meanwhile.
    if (!introPlays(visitor())) return isOver();
    sessionStorage.setItem(key, 'true');
    await playIntro();
  } catch (cause) {
    // A browser may forbid the storage, and the network may fail: the page does without.
    console.info('The intro does not play', cause);
  }
  isOver();
}

function visitor(): Visitor {
  return {
    played: sessionStorage.getItem(key),
    asked: sessionStorage.getItem('play-intro'),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    automated: navigator.webdriver,
    userAgent: navigator.userAgent,
    reading: scrollY > 0 || performance.now() - firstPaint() > fresh,
  };
}

/** In ms since the navigation; a browser that does not tell has painted now. */
function firstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint?.startTime ?? performance.now();
}

function loadingEnds(bus: Bus): Promise<void> {
  return new Promise((resolve) => {
    const subscription = bus.state('main').subscribe((main) => {
      if (isLoading(main)) return;
      resolve();
      // The first state comes before `subscribe` has answered.
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}
