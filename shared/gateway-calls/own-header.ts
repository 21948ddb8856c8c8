/**
 * Says that a call comes from a page of this site: a foreign page cannot send this header without a preflight, and the
 * gateway allows no other origin. Every call that changes something carries it.
 */
export const ownHeader = { 'x-requested-with': 'rivelle' } as const;
