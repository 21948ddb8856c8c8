/** What mf-fossil lends. Props travel as JSON: plain data only. */
export interface Fragments {
  /** A heading, and a button that says it was chosen. */
  'mf-fossil/card': { heading: string };
  /** What the whole site opens to search. */
  'mf-fossil/finder': object;
}

export const fragments = {
  'mf-fossil/card': { major: 1, content: true },
  'mf-fossil/finder': { major: 1, content: false, role: 'search', fullScreen: true },
} as const;

/** What happens once in the tab. */
export interface Events {
  'fossil:chosen': { heading: string };
}

export const events = { 'fossil:chosen': 1 } as const;

/** State that parts share. */
export interface States {
  fossil: { times: number };
}

export const states = { fossil: { major: 1, setBy: ['mf-fossil'], initial: { times: 0 } } } as const;
