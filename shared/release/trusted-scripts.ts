/**
 * What a shell gives that says in the browser what may become a script (Trusted Types). Documents of an older shell are sent
 * without asking for it: nothing of theirs could load.
 */
export const trustedScripts = 'document:trusted-scripts@1';
