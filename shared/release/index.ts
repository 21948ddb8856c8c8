import type { PageVisit } from '../platform/platform.ts';
import type { PackedRoutes } from '../routes/index.ts';

export type { ContractSaid } from './contract-said.ts';
export * from './libraries.ts';
export * from './manifest.ts';
export { pageRoutes } from './page-routes.ts';

/** The version of every remote that one visit sees, with what the browser needs to load it. */
export interface Composition {
  /** A hash of the versions. */
  id: string;
  remotes: Record<string, ComposedRemote>;
  /** What is wrong with remotes, for the holder of a QA link. */
  faults?: Readonly<Record<string, Fault>>;
}

export interface ComposedRemote {
  version: string;
  /** The fragments that it gives and uses, each with its major: two that do not fit never meet. */
  gives: string[];
  uses: string[];
  /** The roles that its fragments play, and those that take the whole overlay, where there are any. */
  roles?: Record<string, string>;
  fullScreen?: string[];
  /** Those that content editors may write into their HTML. */
  forEditors?: string[];
  /** Its fragments by the contracts of their former names. */
  formerly?: Record<string, string>;
  /** The address of its entry, its integrity, and the global variable that it defines. */
  entry: string;
  integrity: string;
  container: string;
  /** Of a library its modules; of what uses libraries the names of their releases. */
  modules?: string[];
  libraries?: string[];
}

/** A style sheet or script that a part needs. `href` is absolute. */
export interface LinkedFile {
  href: string;
  integrity: string;
}

/** One part of a composed page as `/_page` answers it; the browser mounts it from its state. */
export interface PartState {
  /** `mf-catalogue/products` for a page, `mf-content/blocks` for a fragment. */
  of: string;
  /** The JSON text of its props as the host element carries it; empty for a page. */
  props: string;
  version: string;
  /** The result of its `load`; missing where the server could not get it and the browser has to. */
  data?: object;
}

/** The answer of `/_page?url=…`: everything that a navigation needs, in one request. */
export interface Visit {
  /** 200, 404 or 503 as a page load of the same address would answer. */
  status: number;
  /** Where the address has moved to, if it has. */
  redirect?: string;
  /** Title and the elements of the head, in order. */
  head: { title: string; elements: { tag: 'meta' | 'link'; attributes: Record<string, string> }[] };
  styles: LinkedFile[];
  scripts: LinkedFile[];
  /** The page's own part first, then every fragment in it, nested ones too. */
  parts: PartState[];
  /** The composition that a page load would get now; the tab compares it with its own. */
  live: string;
}

/**
 * What a page load prints into the document, as the JSON of `<script id="visit">`: where the tab starts from. The same for
 * everybody who gets this document; what is one page load's own comes as the header `server-timing`.
 */
export interface FirstVisit {
  composition: Composition;
  /** Where its pages are found. */
  routes?: PackedRoutes;
  /** The visit that the parts were rendered with; `posted` and what follows it only in documents that nobody else gets. */
  context: PageVisit & {
    /** The tag manager of this country, `GTM-…`; missing where it has none. */
    tagManager?: string;
    /** The public key of the maps service; missing where none is configured. */
    mapsKey?: string;
    /** The shortest text that is searched while it is typed; missing in documents from before it was a setting. */
    searchMinLength?: number;
  };
}

/** What a QA link can do to one remote for its holder: late by 2 s, never there, its files missing, throwing an error. */
export const faults = ['slow', 'hang', '404', 'throw'] as const;
export type Fault = (typeof faults)[number];

/**
 * What a shell gives that says in the browser what may become a script (Trusted Types). Documents of an older shell are sent
 * without asking for it: nothing of theirs could load.
 */
export const trustedScripts = 'document:trusted-scripts@1';

/** What a shell gives that finds a fragment by its former name, too; the build adds it to the uses of a release that has some. */
export const formerNames = 'document:former-names@1';

/** The global variable by which the shell lends remotes its federation runtime: it is part of what a build is made for. */
export const federationGlobal = 'federationForRemotes';
