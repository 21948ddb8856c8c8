// Stands in for what the shell has for the sake of remotes, and one application does not need: nothing is done.
const nothing = (): void => undefined;

/** Of single-spa: the page is one tree, and what starts it is `pages.tsx`. */
export const start = nothing;
/** There is no federation, and nobody to lend it to. */
export const lendFederation = nothing;
export const registerRemotes = nothing;
/** Fragments are in the tree. */
export const registerFragmentOwner = nothing;
/** There is no release to judge. */
export const createReports = () => ({ start: nothing });
