import { valid } from 'semver';
import { z } from 'zod';
import { roleContract } from '../fragments/contracts.ts';
import { anyPathOf } from '../routes/claims.ts';
import { pageContract } from '../routes/names.ts';
import { contractSaid } from './contract-said.ts';
import { isLibrary } from './libraries.ts';
import { pageRoutes } from './page-routes.ts';

/** Short enough for every file system with what is put around it; no segment begins with a dot. */
const fileName = z
  .string()
  .max(200)
  .regex(/^(?:[\w-][\w.-]{0,119}\/){0,6}[\w-][\w.-]{0,119}$/);
const partName = z.string().regex(/^[\w-]{1,60}$/);
const roleName = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const contract = z
  .string()
  .max(120)
  .regex(/^[\w:/-]+@\d{1,6}$/);
const formerName = contract.regex(/^(?:shell|mf-[a-z]+)\/[\w-]{1,60}@\d{1,6}$/);
/** A file of the browser part; nothing else of a release has an address. */
const script = fileName.regex(/^browser\/.+\.js$/);
const style = fileName.regex(/^browser\/.+\.css$/);
const assets = z.object({ scripts: z.array(script), styles: z.array(style) });

const props = z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const sharedLibrary = z.object({
  /** The range of versions that it can work with, and the version that it carries itself, if it carries one. */
  requires: z.string(),
  provides: z.string().optional(),
});

const provenance = z.object({
  /** The commit of its sources, and whether they were as that has them; null where nobody knows. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .nullable(),
  isClean: z.boolean(),
  /** The SHA-256 of `package-lock.json`. */
  lockfile: z.string().max(64),
  /** The version of Node that it was built with, and where. */
  node: z.string().max(40),
  builder: z.string().max(300),
});
export type Provenance = z.infer<typeof provenance>;

/** What the shell and remotes are called. */
export const applicationName = z
  .string()
  .max(40)
  .regex(/^(?:shell|mf-[a-z]+)$/);
/** What else is released: a library that parts of a page share. */
const libraryName = z.string().refine(isLibrary);

/**
 * What a release says of itself. It is written by the build and stored unchanged in the registry.
 * Files under `browser/` are public; `server.cjs` is read by the render server only.
 */
const fields = z.object({
  name: z.union([applicationName, libraryName]),
  version: z
    .string()
    .max(60)
    .refine((version) => valid(version) === version, 'is no version as semver.org describes it, such as 1.2.3'),
  /** A digest of everything that the build was made from: the same source is not published twice by `npm start`. */
  source: z.string().min(8).max(200),
  /** What it was built from, where and with what. */
  built: provenance.optional(),
  /** The major of the platform prop that it needs. */
  platform: z.number().int(),
  /** The browser file to load first, as `browser/remoteEntry.js`. */
  entry: script,
  /** What the entry needs on every page: the shell's shared libraries and styles. */
  startup: assets,
  pages: z.record(partName, assets),
  /** Where its pages are found. */
  routes: pageRoutes.default({}),
  fragments: z.record(partName, assets),
  /** The roles that its fragments play: `{ search: 'search-overlay' }`. */
  roles: z.record(roleName, partName).default({}),
  /** Those of its fragments that take the whole screen in the overlay. */
  fullScreen: z.array(partName).max(100).default([]),
  /** Those of its fragments that content editors may write into their HTML. */
  forEditors: z.array(partName).max(100).default([]),
  /** The names that its fragments had before, here or in another remote: `{ 'mf-a/card@1': 'product-card' }`. */
  formerly: z.record(formerName, partName).default({}),
  /** What its `contract.ts` says, with the types; older releases do not say it. */
  contract: contractSaid.optional(),
  locales: z.record(partName, assets),
  /** Whether a style sheet that it loads goes where a document has a part of it; missing in releases from before there was this. */
  stylesInPlace: z.boolean().optional(),
  /** What some of its parts need only for some data. */
  pieces: z.record(partName, assets).default({}),
  /** What it uses of others, each with its major: `mf-catalogue/product-slider@1`, `account:signed-in@1`, `platform:enter@1`. */
  uses: z.array(contract).max(500),
  /** What it gives to others in the same words: its fragments, the events that it emits; the shell: the platform. */
  gives: z.array(contract).max(500).default([]),
  /** The modules of libraries that its page has for all of its parts. */
  shared: z.record(z.string().max(120), sharedLibrary).default({}),
  /** Of a library the modules that it gives to others, all in its own version. */
  modules: z.array(z.string().max(120)).max(20).default([]),
  /** What its server part has to render before it goes live: addresses of its pages, and props of its fragments. */
  samples: z
    .object({
      addresses: z.array(z.string()),
      fragments: z.record(z.string(), z.array(props)),
      /** Pages and fragments for which the content may have nothing. */
      mayShowNothing: z.array(partName).max(200).default([]),
    })
    .default({ addresses: [], fragments: {}, mayShowNothing: [] }),
  /** The GraphQL operations that it sends, by their sha256. */
  operations: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().max(100_000)),
  /** Who vouches for all of the above and below: the id of the key, and the signature of everything else that is said here. */
  signature: z.object({ key: z.string().max(64), value: z.base64().max(200) }).optional(),
  /** Every file: its size in bytes and its subresource-integrity value. */
  files: z.record(
    fileName,
    z.object({ bytes: z.number().int().nonnegative(), integrity: z.string().regex(/^sha(?:256|384)-/) }),
  ),
});

export const { name: remoteNameSchema, version: versionSchema } = fields.shape;

/** What a release says, and what follows from it. */
export const manifestSchema = fields.transform(({ gives, ...manifest }) => {
  const others = gives.filter((contract) => !/^(?:page|role):/.test(contract));
  return {
    ...manifest,
    /** The global variable that the entry defines. */
    container: containerName(manifest.name),
    gives: [
      ...new Set([
        ...others,
        ...pagesGiven(manifest.routes),
        ...Object.keys(manifest.roles).map(roleContract),
        ...Object.keys(manifest.formerly),
      ]),
    ],
  };
});

/** The global variable of a release's browser part: none chooses its own. */
export const containerName = (name: string): string => name.replaceAll(/[-.]/g, '_');

/** Others may link to every page that is reached by a path. */
const pagesGiven = (routes: z.infer<typeof pageRoutes>): string[] =>
  Object.values(routes)
    .filter((route) => anyPathOf(route) !== undefined)
    .map(pageContract);

export type Manifest = z.infer<typeof manifestSchema>;
export type Assets = z.infer<typeof assets>;

/** How a release is called by its name and version: `mf-search@1.0.0`. */
export const releaseKey = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;

/** The public address of a browser file of a release: `/releases/mf-search/1.0.0/remoteEntry.js`. */
export function fileAddress(release: { name: string; version: string }, file: string): string {
  return `/releases/${release.name}/${release.version}/${file.replace(/^browser\//, '')}`;
}
