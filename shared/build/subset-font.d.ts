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
