import { z } from 'zod';

const fileName = z
  .string()
  .regex(/^(?:browser\/)?[\w.-]+(?:\/[\w.-]+)*$/)
  .refine((path) => !path.split('/').includes('..'));
const assets = z.object({ scripts: z.array(fileName), styles: z.array(fileName) });

/**
 * What a release says of itself. It is written by the build and kept unchanged in the registry.
 * Files under `browser/` are public; `server.cjs` is read by the render pool only.
 */
export const manifestSchema = z.object({
  name: z.string().regex(/^(?:shell|mf-[a-z]+)$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
  /** A digest of everything that the build was made from: the same source is not published twice by `npm start`. */
  source: z.string().min(8),
  /** The major of the platform prop that it needs. */
  platform: z.number().int(),
  /** The browser file to load first, as `browser/remoteEntry.js`, and the global variable that it defines. */
  entry: fileName,
  container: z.string().regex(/^\w+$/),
  /** What the entry needs on every page (the shell's shared libraries and styles), and the fonts of the first screen. */
  startup: assets.extend({ fonts: z.array(fileName).optional() }),
  pages: z.record(z.string(), assets),
  fragments: z.record(z.string(), assets),
  locales: z.record(z.string(), assets),
  /** The fragments of others that it uses, as `mf-catalogue/product-slider@1`. */
  uses: z.array(z.string()),
  /** The GraphQL operations that it sends, by their sha256. */
  operations: z.record(z.string(), z.string()),
  /** Every file: its size in bytes and its subresource-integrity value. */
  files: z.record(fileName, z.object({ bytes: z.number().int(), integrity: z.string().startsWith('sha384-') })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Assets = z.infer<typeof assets>;

/** The public address of a browser file of a release: `/releases/mf-search/1.0.0/remoteEntry.js`. */
export function fileAddress(release: { name: string; version: string }, file: string): string {
  return `/releases/${release.name}/${release.version}/${file.replace(/^browser\//, '')}`;
}
