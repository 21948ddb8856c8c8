/** The build points this name at `src/remote.ts` of the application being built. */
declare module 'remote-definition' {
  const definition: import('./remote/definition.ts').RemoteDefinition;
  export default definition;
}

/** The build points this name at the piece of the federation runtime that only remotes use; the shell leaves it out. */
declare module 'federation-container' {
  export function initContainerEntry(options: object): unknown;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** An axis pinned to one value, or narrowed. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features that stay; all without it. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
declare module '*.png';
declare module '*.ico';
declare module '*.webmanifest';
