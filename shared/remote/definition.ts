import type { ReactNode } from 'react';
import type { FragmentName, FragmentProps } from '../fragments/contracts.ts';
import type { Language } from '../i18n/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { RemoteName, RouteMatch } from '../routes/index.ts';
import type { Seo } from '../seo/seo-record.ts';
import type { StructuredData } from '../seo/structured-data.ts';

export type { Seo } from '../seo/seo-record.ts';

/** What a `load` answers, for the props of its View: `{ data: Loaded<typeof load> }`. */
export type Loaded<Load extends (context: never) => Promise<unknown>> = Awaited<ReturnType<Load>>;

export interface PageContext {
  platform: Platform;
  route: RouteMatch;
}

/**
 * A page: what a remote shows for a route. `load` gets all that it needs, as plain data, on the server or in the
 * browser; it throws NotFoundError where there is nothing. `View` shows the data and reads no clock or window. What
 * `structured` says of the page stands in the document for search engines alone: the View does not get it.
 */
export interface PageModule {
  load(context: PageContext): Promise<{ seo: Seo; structured?: readonly StructuredData[] }>;
  View(props: { data: object }): ReactNode;
}

export interface FragmentContext<Name extends FragmentName> {
  platform: Platform;
  props: FragmentProps[Name];
}

/** A fragment: a piece that a remote lends to others. Its `load` gets the props that the host element carries. */
export interface FragmentModule {
  load(context: { platform: Platform; props: object }): Promise<object>;
  View(props: { data: object; props?: object }): ReactNode;
}

/** A tree of texts, as in `src/locales/fr.json`. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The one description of a remote, in its `src/remote.ts`: what it gives. */
export interface RemoteDefinition {
  name: RemoteName;
  /** By the name that the route table uses; each is imported from `./pages/<name>`. */
  pages: Record<string, () => Promise<PageModule>>;
  /** By the name after the slash of its contract; each is imported from `./fragments/<name>`. */
  fragments: Record<string, () => Promise<FragmentModule>>;
  locales(language: Language): Promise<{ default: Texts }>;
  /** The fragments of other remotes that it shows, with the major it was written for. */
  uses: readonly `${FragmentName}@${number}`[];
}

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
