/** The build points this name at `src/remote.ts` of the application being built. */
declare module 'remote-definition' {
  const definition: import('./definition.ts').RemoteDefinition;
  export default definition;
}
