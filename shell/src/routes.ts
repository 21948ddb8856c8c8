import type { PageRoutes } from 'shared/routes';

/** Reached by no path: the gateway and the shell show them in a page's place. */
export default {
  'not-found': { name: 'not-found', paths: {}, indexed: false },
  unavailable: { name: 'unavailable', paths: {}, indexed: false },
} as const satisfies PageRoutes;
