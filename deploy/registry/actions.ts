/** The actions after which all visitors of a country, or of all countries, may see another version than before. */
export const liveActions = ['make-live', 'roll-back', 'promote', 'automatic-rollback'] as const;

/** The actions after which some visitors, at least, may see another version. */
export const visibleActions = [...liveActions, 'roll-out', 'halt'] as const;

/** Everything that anybody may do to the site's releases. */
export type Action = (typeof visibleActions)[number] | 'publish' | 'token-created' | 'token-revoked' | 'qa-link';
