import type { i18n } from 'i18next';
import { createContext, type ReactNode, Suspense, use, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { writtenIn } from '../../../../shared/i18n/index.ts';
import { type Platform, PlatformContext } from '../../../../shared/platform/index.ts';
import type { PiecesNeeded, RemoteDefinition, Seo, Texts } from '../../../../shared/remote/definition.ts';
import { createTexts, loadTexts } from '../../../../shared/remote/prepare.tsx';
import { hasChrome } from '../../../../shared/routes/index.ts';
import type { StructuredData } from '../../../../shared/seo/structured-data.ts';
import { fragmentOf, ownerOf, pageOf, playing } from './definitions.ts';

/** What the loader of a page or fragment has answered. A page has no props. */
export interface Loaded {
  of: string;
  props: string;
  data?: object;
}

/** A page or fragment that can be drawn at once. */
interface Ready extends Loaded {
  data: object;
  seo?: Seo;
  structured?: readonly StructuredData[];
  pieces?: PiecesNeeded;
  texts: i18n;
  View(props: { data: object; props?: object }): ReactNode;
}

/** One page on screen, or one document, with all that is loaded for it. */
export interface Site {
  platform: Platform;
  /** The same promise for the same question; fulfilled at once where React looks at it again. */
  ready(of: string, props: string): Promise<Ready>;
  /** What has been loaded, in the order in which it was asked for. */
  loaded(): Promise<Ready[]>;
}

interface SiteOptions {
  /** What is loaded already. */
  given?: readonly Loaded[];
  /** Whether the server's HTML is in place: a piece far below may then stay without its code. */
  hydrates?: boolean;
}

export function createSite(platform: Platform, { given = [], hydrates = false }: SiteOptions = {}): Site {
  const parts = new Map<string, Promise<Ready>>();
  return {
    platform,
    ready(of, props) {
      const key = `${of} ${props}`;
      const known = parts.get(key);
      if (known) return known;
      const data = given.find((one) => one.of === of && one.props === props)?.data;
      const part = getReady(platform, { of, props, data }, hydrates);
      // As React itself marks a promise that it has waited for: `use` then answers at once.
      part.then(
        (value) => Object.assign(part, { status: 'fulfilled', value }),
        () => undefined,
      );
      parts.set(key, part);
      return part;
    },
    loaded: () => Promise.all(parts.values()),
  };
}

async function getReady(platform: Platform, part: Loaded, hydrates: boolean): Promise<Ready> {
  const definition = ownerOf(part.of);
  const loading = part.props === '' ? loadPage(platform, part, definition) : loadFragment(platform, part, hydrates);
  const [texts, found] = await Promise.all([textsOf(platform, definition), loading]);
  return { ...part, ...found, texts };
}

async function loadPage(platform: Platform, { of, data: known }: Loaded, definition: RemoteDefinition) {
  const { load, View } = await pageOf(of);
  const texts = wordsOf(platform, definition).then((words) => words.texts);
  const loaded: { seo?: Seo; structured?: readonly StructuredData[] } =
    known ?? (await load({ platform, route: platform.route, texts }));
  const { structured, ...data } = loaded;
  return { View, data, seo: data.seo, structured };
}

async function loadFragment(platform: Platform, { of, props, data: known }: Loaded, hydrates: boolean) {
  const { load, pieces, View } = await fragmentOf(of);
  const data = known ?? (await load({ platform, props: JSON.parse(props) }));
  const needed = pieces?.of(data);
  const now = [...(needed?.first ?? []), ...((!hydrates && needed?.later) || [])];
  await Promise.all(now.map((piece) => pieces?.fetch(piece)));
  return { View, data, pieces: needed };
}

const words = new Map<string, ReturnType<typeof loadTexts>>();
const texts = new Map<string, Promise<i18n>>();

/** One application has its texts once in each language. */
function wordsOf({ country, language }: Platform, definition: RemoteDefinition) {
  const locale = writtenIn(country, language);
  const key = `${definition.name} ${locale}`;
  const loading = words.get(key) ?? loadTexts(definition, language, locale);
  words.set(key, loading);
  return loading;
}

function textsOf(platform: Platform, definition: RemoteDefinition): Promise<i18n> {
  const brand = definition.uses.includes('platform:brand@1') ? platform.brand.name : '';
  const key = `${definition.name} ${writtenIn(platform.country, platform.language)} ${brand}`;
  const making =
    texts.get(key) ??
    wordsOf(platform, definition).then((found: { language: Platform['language']; texts: Texts }) =>
      createTexts(found.language, found.texts, brand),
    );
  texts.set(key, making);
  return making;
}

export const SiteContext = createContext<Site | undefined>(undefined);

interface AppProps {
  site: Site;
  /** Of a navigation the server draws the page alone: header and footer are there. */
  alone?: boolean;
  /** Called when the tree is on the page. */
  mounted?(): void;
}

/** The whole page: one tree. */
export function App({ site, alone = false, mounted }: AppProps) {
  const { country, route } = site.platform;
  const chrome = !alone && hasChrome(country, route);
  useLayoutEffect(() => mounted?.(), [mounted]);
  return (
    <SiteContext.Provider value={site}>
      <PlatformContext.Provider value={site.platform}>
        {chrome && <Place of="shell/header" props="{}" />}
        <main id="content" tabIndex={-1}>
          <div id="page">
            <Part key={`${route.path} ${JSON.stringify(route.query)}`} of={`${route.remote}/${route.page}`} props="" />
          </div>
        </main>
        {chrome && <Place of="shell/footer" props="{}" />}
      </PlatformContext.Provider>
    </SiteContext.Provider>
  );
}

/** A fragment where it belongs; the rest of the page neither waits for it nor is hydrated in one piece with it. */
export function Place({ of, props }: { of: string; props: string }) {
  return (
    <mf-fragment of={of} data-inside="">
      <Suspense>
        <Part of={playing(of)} props={props} />
      </Suspense>
    </mf-fragment>
  );
}

/** A page or fragment, with its texts, under the name by which tests and styles find it. */
export function Part({ of, props }: { of: string; props: string }) {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no site around');
  const { View, data, texts: own } = use(site.ready(of, props));
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) root.current.dataset.mounted = '';
  }, []);
  const parsed = useMemo(() => (props === '' ? undefined : JSON.parse(props)), [props]);
  return (
    <div className="mf-part" data-of={of} ref={root}>
      <I18nextProvider i18n={own}>
        <View data={data} props={parsed} />
      </I18nextProvider>
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mf-fragment': { of: string; 'data-inside': ''; children: ReactNode };
    }
  }
}
