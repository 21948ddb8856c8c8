/** How much of a remote may travel to a browser, in kB of brotli (1000 bytes). */
export interface Budget {
  /** Its entry and what it needs on every page. */
  start: number;
  /** The largest of its pages and fragments, on top of that. */
  part: number;
}

/** About 15 % above the sizes of when each was set: who needs more says so here, where others see it. */
export const budgets: Record<string, Budget> = {
  shell: { start: 163, part: 10 },
  'mf-catalogue': { start: 17, part: 18 },
  'mf-content': { start: 17, part: 29 },
  'mf-account': { start: 18, part: 32 },
  'mf-search': { start: 16, part: 10 },
  'mf-stores': { start: 16, part: 13 },
  'mf-contact': { start: 16, part: 25 },
};

/** For a remote that has no budget of its own yet. */
export const firstBudget: Budget = { start: 20, part: 40 };
