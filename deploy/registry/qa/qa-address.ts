/** Where the gateway takes a ticket, and where it is given back. */
export const qaPrefix = '/_qa/';

/** The link that shows a page with a ticket: `http://fr.localhost:8080/_qa/<ticket>?to=%2Ffr`. */
export const qaAddress = (origin: string, ticket: string, path: string): string =>
  `${origin}${qaPrefix}${ticket}?to=${encodeURIComponent(path)}`;
