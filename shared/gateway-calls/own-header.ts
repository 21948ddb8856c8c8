/**
 * Says that a call comes from a page of this site: a foreign page cannot send this header without asking first, and the
 * gateway answers nobody who asks. Every call that changes something carries it.
 */
export const ownHeader = { 'x-requested-with': 'rivelle' } as const;
