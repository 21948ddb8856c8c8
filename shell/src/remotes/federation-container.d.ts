/** The build points this name at the piece of the federation runtime that only remotes use; the shell leaves it out. */
declare module 'federation-container' {
  export function initContainerEntry(options: object): unknown;
}
