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
 * Whether the intro plays (R111, R113, C52): once per session, never for a reader who asked for reduced motion, nor for
 * crawlers and programs (a test asks by `play-intro`), nor in front of a page that somebody already reads.
 */
export function introPlays({ played, asked, reducedMotion, automated, userAgent, reading }: Visitor): boolean {
  if (played !== null || reducedMotion || reading) return false;
  return asked !== null || !(automated || crawlers.test(userAgent));
}
