/** What a QA link can do to one remote for its holder: late by 2 s, never there, its files missing, throwing an error. */
export const faults = ['slow', 'hang', '404', 'throw'] as const;
export type Fault = (typeof faults)[number];
