import type { Bus } from 'shared/bus';
import { isLoading } from '../loader/loader.ts';

const key = 'intro-played';

/** After this time in sight, in ms, a page counts as being read: the intro would come too late. */
const fresh = 3000;

/** Plays the intro, with the name of the brand, where this visit has one, as soon as nothing is loading. Its code comes only then. */
export async function startIntro(bus: Bus, name: string): Promise<void> {
  const endIntro = () => bus.set('main', { ...bus.current('main'), introPlayed: true });
  try {
    if (!introPlays(visitor())) return endIntro();
    await loadingEnds(bus);
    const { playIntro } = await import(/* webpackChunkName: 'intro' */ './play-intro.ts');
    // The code may have come late, or the page may have been used meanwhile.
    if (!introPlays(visitor())) return endIntro();
    sessionStorage.setItem(key, 'true');
    await playIntro(name);
  } catch (cause) {
    // A browser may forbid the storage, and the network may fail: the page does without.
    console.info('The intro does not play', cause);
  }
  endIntro();
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

/** What the intro is decided on. */
export interface Visitor {
  /** What the session storage holds under `intro-played` and `play-intro`. */
  played: string | null;
  asked: string | null;
  reducedMotion: boolean;
  /** A browser that a program drives. */
  automated: boolean;
  userAgent: string;
  /** Whether the page has been in sight for long, or is already being used. */
  reading: boolean;
}

const crawlers = /bot|crawl|spider|slurp|lighthouse|headless/i;

/**
 * Whether the intro plays: once per session, never for a reader who asked for reduced motion, nor for
 * crawlers and programs (a test asks by `play-intro`), nor in front of a page that somebody already reads.
 */
export function introPlays({ played, asked, reducedMotion, automated, userAgent, reading }: Visitor): boolean {
  if (played !== null || reducedMotion || reading) return false;
  return asked !== null || !(automated || crawlers.test(userAgent));
}
