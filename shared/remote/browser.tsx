import React, { createElement, Fragment, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { Language } from '../i18n/index.ts';
import type { Platform } from '../platform/index.ts';
import { takeRoutes } from '../routes/index.ts';
import { type Surface, usedMajor } from '../surface/index.ts';
import { type RemoteDefinition, type Seo, surfaceOf } from './definition.ts';
import { loadTexts, type PreparedPart, preparePart } from './prepare.tsx';

/** What the shell hands to a part as single-spa custom props, at mount and again, whole, at every update. */
export interface PartProps {
  domElement: HTMLElement;
  platform: Platform;
  props: object;
  /** The part's place in the composition, the prefix of its generated ids. */
  place: string;
  /** What `load` answered on the server; without it the part loads by itself. */
  given?: object;
  /** The HTML that the server rendered; empty where the part is drawn in the browser. */
  standing: string;
  /** Set where the part is drawn before anybody sees its place. */
  unseen?: boolean;
  /** Called when the View throws, or an update fails. What the part shows stays. */
  failed(error: Error): void;
  /** Called with a page's record for search engines where the browser has loaded it; the server writes its own. */
  described?(seo: Seo): void;
}

/** The browser side of a remote: the single-spa lifecycles of its pages and fragments, new ones for every mount. */
export interface BrowserRemote {
  /** What it declares. */
  surface: Surface;
  page(name: string): PartLifecycles;
  /** Brings the code and the texts of a page into the browser. */
  fetchPage(name: string, language: Language): Promise<void>;
  fragment(name: string): PartLifecycles;
}

/** The lifecycles of a page or fragment. */
export interface PartLifecycles extends ReactAppOrParcel<PartProps> {
  /** Gets code, texts and data of the part, so that mounting waits for nothing. Throws what its `load` throws. */
  prepare(props: PartProps): Promise<void>;
}

/** What the browser entry of a remote exposes, from its description. */
export function browserRemote(definition: RemoteDefinition): BrowserRemote {
  return {
    surface: surfaceOf(definition),
    page: (name) => lifecycles(definition, 'pages', name),
    fetchPage: async (name, language) =>
      void (await Promise.all([definition.pages[name]?.(), loadTexts(definition, language)])),
    fragment: (name) => lifecycles(definition, 'fragments', name),
  };
}

interface Rendered extends PartProps {
  element: ReactNode;
}

function lifecycles(definition: RemoteDefinition, kind: 'pages' | 'fragments', name: string): PartLifecycles {
  let first: PartProps | undefined;
  let shown: { key: string; data: object } | undefined;
  const parcel = singleSpaReact<Rendered>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => drawnRoot(element, first),
      hydrateRoot: (element: HTMLElement, view: ReactNode) => slicedRoot(element, view, first?.place),
    },
    rootComponent: ({ element }) => element,
    renderType: () => (first?.standing ? 'hydrateRoot' : 'createRoot'),
    errorBoundary: (error, _info, { standing, failed }) => {
      queueMicrotask(() => failed(error));
      return standing ? (
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: standing }} />
      ) : (
        createElement(Fragment)
      );
    },
  });
  /** An update that changes neither props nor language shows the same data again. */
  const prepared = async ({ platform, props, given }: PartProps, hydrates = false) => {
    if (usedMajor(surfaceOf(definition).uses, 'platform:routes')) takeRoutes(platform.routes);
    const key = `${platform.language} ${JSON.stringify(props)}`;
    const known = given ?? (shown?.key === key ? shown.data : undefined);
    const part = await preparePart(definition, { kind, name, props, platform, given: known, hydrates });
    shown = { key, data: part.data };
    return part;
  };
  let ahead: PreparedPart | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async prepare(props) {
      ahead = await prepared(props, props.standing !== '');
    },
    async mount(props) {
      first = props;
      const { element, seo } = ahead ?? (await prepared(props, props.standing !== ''));
      ahead = undefined;
      await parcel.mount({ ...props, element });
      // Shows in the inspector which parts are alive; tests wait for it.
      props.domElement.dataset.mounted = '';
      if (seo && !props.given) props.described?.(seo);
    },
    async update(props) {
      try {
        const { element } = await prepared(props);
        await parcel.update?.({ ...props, element });
      } catch (cause) {
        // The part stays as it is: single-spa never updates a parcel again whose update has failed.
        props.failed(cause instanceof Error ? cause : new Error(String(cause)));
      }
    },
    unmount(props) {
      delete props.domElement.dataset.mounted;
      return parcel.unmount({ ...props, element: null });
    },
  };
}

/** React logs caught errors on the console; here the shell reports them, once, through `failed`. */
const rootOptions = (identifierPrefix = '') => ({ identifierPrefix, onCaughtError: () => undefined });

/** Hydration as a transition is done in slices, between which the page answers to who uses it. */
function slicedRoot(element: HTMLElement, view: ReactNode, place?: string): Root {
  const hydrate = () => hydrateRoot(element, view, rootOptions(place));
  let root: Root | undefined;
  startTransition(() => {
    root = hydrate();
  });
  return root ?? hydrate();
}

/** What it shows is on the page at once, so that nothing blank is painted between two pages; what nobody sees yet comes in slices. */
function drawnRoot(element: HTMLElement, { place, unseen }: Partial<PartProps> = {}) {
  const root = createRoot(element, rootOptions(place));
  let draw: (work: () => void) => void = unseen ? startTransition : flushSync;
  return {
    render(view: ReactNode) {
      draw(() => root.render(view));
      draw = flushSync;
    },
    unmount: () => root.unmount(),
  };
}
