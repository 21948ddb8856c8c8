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
