// A copy of mf-search/contract.ts, written by the build.
/** What mf-search lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /** Search as you type; its first text is in the bus topic `search`. */
  'mf-search/search-overlay': object;
}

export const fragments = {
  'mf-search/search-overlay': { major: 1, content: false, role: 'search', fullScreen: true },
} as const;

/** What happens once in the tab. */
export interface Events {
  'search:submitted': { item: string };
}

/** The major of each event: it changes when subscribers have to change. */
export const events = { 'search:submitted': 1 } as const;

/** State that parts share. */
export interface States {
  search: { showSearch: boolean; baseSearch: string };
}

export const states = {
  search: { major: 1, setBy: ['shell', 'mf-search'], initial: { showSearch: false, baseSearch: '' } },
} as const;
