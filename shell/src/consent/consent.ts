import { Subject } from 'rxjs';
import type { Bus } from 'shared/bus';
import { type Consent, type ConsentCategory, consentCategories } from 'shared/platform';
import type { FirstVisit } from 'shared/release';
import { whenIdle } from '../platform/when-idle.ts';
import { readChoice } from './choice.ts';

export interface ConsentKeeper extends Consent {
  /** Starts with a page: asks where something needs consent that the visitor has not been asked about. */
  start(): void;
}

type Place = Pick<FirstVisit['context'], 'country' | 'tagManager'> & { bus: Bus };

/** What the visitor has agreed to, and what asks them. The dialog's code is fetched when somebody sees it. */
export function createConsent({ bus, country, tagManager: id }: Place): ConsentKeeper {
  const changes$ = new Subject<void>();
  const needed = new Set<ConsentCategory>(id ? ['analytics'] : []);
  const choice = () => readChoice(document.cookie);
  const allows = (category: ConsentCategory) => choice().allowed.includes(category);
  const isUnasked = (category: ConsentCategory) => needed.has(category) && !choice().asked.includes(category);

  /** One who was asked on another page keeps that question in the settings. */
  const offered = () =>
    consentCategories.filter((category) => needed.has(category) || choice().asked.includes(category));
  async function dialog() {
    const { openConsentDialog } = await import(/* webpackChunkName: 'consent' */ './dialog.ts');
    return openConsentDialog({ bus, country, offered: offered(), chosen: () => changes$.next() });
  }
  const askIfNeeded = () => {
    if (consentCategories.some(isUnasked)) void dialog().then(({ ask }) => ask(), failed);
  };

  return {
    allows,
    changes$: changes$.asObservable(),
    ask(category) {
      needed.add(category);
      askIfNeeded();
    },
    start() {
      if (id) {
        const decide = tagManager(id);
        const follow = () => decide(allows('analytics'));
        changes$.subscribe(follow);
        whenIdle(follow);
      }
      // The choice may have been made in another tab.
      let known = document.cookie;
      document.addEventListener('visibilitychange', () => {
        if (document.cookie !== known) changes$.next();
        known = document.cookie;
      });
      document.addEventListener('click', (event) => {
        const control = event.target instanceof Element && event.target.closest('[data-consent-settings]');
        if (!control) return;
        event.preventDefault();
        void dialog().then(({ settings }) => settings(), failed);
      });
      whenIdle(askIfNeeded);
    },
  };
}

/** Nothing is allowed that nobody could be asked about; the next page load tries again. */
const failed = (cause: unknown): void => console.error('The consent dialog could not be loaded', cause);

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const signals = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: by this very object the tag manager tells its commands from events.
  window.dataLayer.push(arguments);
}

/**
 * The tag manager of a country: what it may do is denied from the start, and its script is fetched when the visitor
 * allows it, never before. Advertising is never allowed: the visitor is not asked about it. Answers what to call with
 * every change of mind.
 */
export function tagManager(id: string): (allowed: boolean) => void {
  let isLoaded = false;
  let isAllowed = false;
  gtag('consent', 'default', Object.fromEntries(signals.map((signal) => [signal, 'denied'])));

  return (allowed) => {
    if (allowed === isAllowed) return;
    isAllowed = allowed;
    gtag('consent', 'update', { analytics_storage: allowed ? 'granted' : 'denied' });
    if (!allowed || isLoaded) return;
    isLoaded = true;
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
  };
}
