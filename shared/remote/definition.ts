import type { ReactNode } from 'react';
import type { EventUse, StateUse } from '../bus/index.ts';
import { initialStates } from '../contracts/index.ts';
import type { AnyFormAction } from '../forms/index.ts';
import type { FragmentName, FragmentProps, FragmentUse, RoleUse } from '../fragments/contracts.ts';
import type { Language } from '../i18n/index.ts';
import type { CapabilityUse } from '../platform/capabilities.ts';
import type { Platform } from '../platform/platform.ts';
import type { PageUse, RemoteName, RouteMatch } from '../routes/index.ts';
import type { Seo } from '../seo/seo-record.ts';
import type { StructuredData } from '../seo/structured-data.ts';
import type { Surface } from '../surface/index.ts';

export type { Seo } from '../seo/seo-record.ts';

/** What a `load` answers, for the props of its View: `{ data: Loaded<typeof load> }`. */
export type Loaded<Load extends (context: never) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** `OwnTexts` is the type of the remote's `src/locales/fr.json`. */
export interface PageContext<OwnTexts extends object = Texts> {
  platform: Platform;
  route: RouteMatch;
  /** The remote's texts in the language of the page, for what is needed outside of the View, as the breadcrumb. */
  texts: Promise<OwnTexts>;
}

/**
 * A page: what a remote shows for a route. `load` gets all that it needs, as plain data, on the server or in the
 * browser; it throws NotFoundError where there is nothing. `View` shows the data and reads no clock or window. What
 * `structured` says of the page is written into the document for search engines alone: the View does not get it.
 */
export interface PageModule {
  load(context: PageContext): Promise<{ seo: Seo; structured?: readonly StructuredData[] }>;
  View(props: { data: object }): ReactNode;
}

export interface FragmentContext<Name extends FragmentName> {
  platform: Platform;
  props: FragmentProps[Name];
}

/** Names of pieces of a part's code, each a chunk called `piece-<name>`: what has to be there at once, and what may come later. */
export interface PiecesNeeded {
  first: string[];
  later: string[];
}

/** A fragment: a piece that a remote lends to others. Its `load` gets the props that the host element carries. */
export interface FragmentModule {
  load(context: { platform: Platform; props: object }): Promise<object>;
  /** For code that only some data needs. A later piece stays as the server has drawn it until the View fetches its code. */
  pieces?: { of(data: object): PiecesNeeded; fetch(name: string): Promise<void> };
  View(props: { data: object; props?: object }): ReactNode;
}

/** A tree of texts, as in `src/locales/fr.json`. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The one description of a remote, in its `src/remote.ts`: what it gives. */
export interface RemoteDefinition {
  name: RemoteName;
  /** By the names that `src/routes.ts` gives addresses to; each is imported from `./pages/<name>`, or a file in that folder. */
  pages: Record<string, () => Promise<PageModule>>;
  /** By the name after the slash of its contract; each is imported from `./fragments/<name>`, or a file in that folder. */
  fragments: Record<string, () => Promise<FragmentModule>>;
  /**
   * What its forms do where the browser posts them by itself, by the name after the slash in their field `form`. They are
   * run on the server only.
   */
  forms?: Record<string, () => Promise<AnyFormAction>>;
  locales(language: Language): Promise<{ default: Texts }>;
  /**
   * What it needs of others, in the major that it was written for: fragments, roles that it opens, events that it
   * listens to, states that it reads, capabilities of the platform. It gets nothing else; the build holds this list, `emits` and `sets` against its sources.
   */
  uses: readonly Use[];
  /** The events that it emits. */
  emits?: readonly EventUse[];
  /** The states of the bus that it sets, and may read; their contracts say who may. */
  sets?: readonly StateUse[];
  /**
   * What every release has to render on the server before it goes live, in every language. Its pages come by themselves, one
   * with a slug at the first address that the content has of it; each fragment needs one here, and each page that the content
   * does not name.
   */
  samples?: Samples;
}

export type Use = FragmentUse | EventUse | StateUse | CapabilityUse | PageUse | RoleUse;

export interface Samples {
  /** Addresses of its pages, as `/fr/recherche?item=miroir`. */
  addresses?: readonly string[];
  /** Props for each fragment that is to be rendered. */
  fragments?: { [Name in FragmentName]?: readonly FragmentProps[Name][] };
  /**
   * Its pages and fragments that show nothing on a site whose content has nothing for them, as a brand without a journal.
   * A page that the content names has to be there all the same.
   */
  mayShowNothing?: readonly string[];
}

/** In the props of a sample: the uid of the first product of the site that the release is for. */
export const firstProduct = '{the first product}';

/** Where a remote touches others. */
export const surfaceOf = ({ name, uses, emits = [], sets = [] }: RemoteDefinition): Surface => ({
  name,
  uses,
  emits,
  sets,
  initial: initialStates,
});

/** What a remote says of itself in plain data. */
export interface Given {
  pages: string[];
  fragments: string[];
  uses: string[];
  emits: string[];
  sets: string[];
  samples: { addresses: string[]; fragments: Record<string, object[]>; mayShowNothing: string[] };
}

/** What a description says, for its manifest. */
export const givenBy = ({ pages, fragments, uses, emits = [], sets = [], samples = {} }: RemoteDefinition): Given => ({
  pages: Object.keys(pages),
  fragments: Object.keys(fragments),
  uses: [...uses],
  emits: [...emits],
  sets: [...sets],
  samples: {
    addresses: [...(samples.addresses ?? [])],
    fragments: Object.fromEntries(
      Object.entries(samples.fragments ?? {}).map(([of, props]) => [of.replace(/^.*\//, ''), [...props]]),
    ),
    mayShowNothing: [...(samples.mayShowNothing ?? [])],
  },
});

/** Describes a remote; its browser entry, server entry and manifest all follow from this. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
