import { escapeText } from 'entities';
import type { FastifyBaseLogger } from 'fastify';
import { noBrand } from 'shared/platform';
import { type Composition, chooseLibraries, type FirstVisit, type LibraryUse } from 'shared/release';
import { composeTable, match, packRoutes, type RouteMatch, type RouteTable, unpackRoutes } from 'shared/routes';
import { withRoutes } from 'shared/routes/on-server';
import { linkedFiles } from '../../../gateway/compose/assets.ts';
import { type ComposeContext, newBudget } from '../../../gateway/compose/compose-context.ts';
import { type ComposedPage, composePage } from '../../../gateway/compose/compose-page.ts';
import { composePart, type Part, withInside } from '../../../gateway/compose/compose-part.ts';
import { type Composed, compositionOf } from '../../../gateway/compose/composition.ts';
import { partHtml } from '../../../gateway/compose/document-html.ts';
import { attributesHtml, fillPlaces, jsonInScript } from '../../../gateway/compose/part-html.ts';
import { developmentHead } from '../../../gateway/development/routes.ts';
import type { Release } from '../../../gateway/releases/release-store.ts';
import type { Trial } from '../trial.ts';
import { inspected, ownPlacesIn } from './own-parts.ts';

/** What documents of a site are made of a second time. */
export interface Recomposing {
  trial: Pick<Trial, 'remote' | 'renderer'>;
  /** The build that is shown. */
  release: Release;
  /** The libraries that it is rendered with here. */
  libraries: readonly Release[];
  /** Where renders send their content calls, and with what. */
  content: ComposeContext['content'];
  log: FastifyBaseLogger;
}

const limits = { partLimitMs: 10_000, documentLimitMs: 20_000 };
const visitScript = /(<script type="application\/json" id="visit">)([\s\S]*?)(<\/script>)/;
const main = /(<main id="content" tabindex="-1">)[\s\S]*?(<\/main>)/;
const headOfPage =
  /<title>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*\sdata-head\b[^>]*>|<script type="application\/ld\+json" data-head>[\s\S]*?<\/script>/g;

/** The visit that a document of a site begins with; undefined where it is none. */
export function visitIn(html: string): FirstVisit | undefined {
  const [, , json] = visitScript.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The page of an address where the remote in trial has it, and the table of all pages. */
export function ownPageAt(
  { context, routes = [] }: FirstVisit,
  { manifest }: Release,
  address: string,
): { route: RouteMatch | undefined; table: RouteTable } {
  const others = unpackRoutes(routes).filter(({ remote }) => remote !== manifest.name);
  const own = composeTable({ [manifest.name]: manifest.routes });
  const isFixed = ({ paths }: RouteTable[number]) => !Object.values(paths).some((path) => path?.includes(':'));
  const all = [...others, ...own];
  const table = [...all.filter(isFixed), ...all.filter((route) => !isFixed(route))];
  const route = withRoutes(table, () => match(context.country, address));
  return { route: route?.remote === manifest.name ? route : undefined, table };
}

/**
 * A document of a site with the remote in trial as it is built here: its page, where `page` is one of its own, its fragments
 * in pages of others, and what the browser loads of it. Fragments of others inside of it are left to the browser.
 */
export async function recompose(
  html: string,
  visit: FirstVisit,
  { route, table }: ReturnType<typeof ownPageAt>,
  recomposing: Recomposing,
): Promise<string> {
  const { trial, release } = recomposing;
  const { name } = release.manifest;
  const packed = packRoutes(table);
  const context = { ...visit.context, route: route ?? visit.context.route };
  const composing = composeContext({ ...visit, routes: packed, context }, recomposing);

  return withRoutes(table, async () => {
    const page = route && (await composePage(composing, 200));
    const framed = page?.page ? withPage(html, page) : html;
    const places = page?.page ? [] : ownPlacesIn(framed, name);
    const fragments = await Promise.all(
      places.map(({ of, props }, index) =>
        composePart(composing, { of, kind: 'fragments', props, place: `own-${index}` }),
      ),
    );
    const filled = fillPlaces(framed, places, fragments.map(partHtml));
    const own = [page?.page, ...fragments].flatMap((part) => (part ? withInside(part) : []));
    const composition = { ...visit.composition.remotes, ...inBrowser(release, visit) };
    const shown: FirstVisit = {
      ...visit,
      routes: packed,
      context,
      composition: { ...visit.composition, remotes: composition },
    };
    const document = inspected(withoutLiveFiles(filled, name), own, context.route.language);
    return document.replace(
      visitScript,
      (_, start: string, __, end: string) =>
        `${filesOf(own, context)}${start}${jsonInScript(shown)}${end}${developmentHead(trial)}`,
    );
  });
}

/** What is known here of the composition: the remote in trial and its libraries. */
export const composedOf = ({ release, libraries }: Pick<Recomposing, 'release' | 'libraries'>): Composed =>
  Object.fromEntries([release, ...libraries].map((one) => [one.manifest.name, one]));

/** The remote in trial as the browser gets it, with the libraries that the site has. */
function inBrowser({ manifest, ...release }: Release, { composition }: FirstVisit): Composition['remotes'] {
  const { name } = manifest;
  const there = Object.entries(composition.remotes).flatMap(([library, { version, modules }]) =>
    modules ? [{ name: library, version, modules, shared: {} }] : [],
  );
  const taken = chooseLibraries<LibraryUse>([manifest, ...there])
    .taken.get(name)
    ?.map((library) => library.name);
  const own = compositionOf({ [name]: { manifest, ...release } }).remotes[name];
  return own ? { [name]: { ...own, libraries: taken } } : {};
}

/** What the renders of one document share. */
export function composeContext(
  { context, routes = [] }: Pick<FirstVisit, 'context' | 'routes'>,
  { trial, content, log, ...own }: Recomposing,
): ComposeContext {
  const { country, origin, route, signedIn, brand = noBrand, posted, guestProducts, formToken, formKey } = context;
  return {
    composed: composedOf(own),
    visit: { country, origin, route, routes, signedIn, brand, posted, guestProducts, formToken, formKey },
    brand: { ...brand, description: {} },
    content,
    renderer: trial.renderer,
    log,
    count() {},
    budget: newBudget(limits),
  };
}

function withPage(html: string, { head, page }: ComposedPage): string {
  const elements = head.elements.map(({ tag, attributes }) => `<${tag}${attributesHtml(attributes)}>`).join('');
  return html
    .replace(headOfPage, '')
    .replace('</head>', () => `<title>${escapeText(head.title)}</title>${elements}</head>`)
    .replace(main, (_, start: string, end: string) => `${start}<div id="page">${partHtml(page)}</div>${end}`);
}

/** What the site's own version of the remote needs. */
function withoutLiveFiles(html: string, name: string): string {
  const links = new RegExp(`<link\\b[^>]*/releases/${name}/[^>]*>`, 'g');
  const styles = new RegExp(`<style\\b[^>]*/releases/${name}/[^>]*>[\\s\\S]*?</style>`, 'g');
  return html.replace(links, '').replace(styles, '');
}

function filesOf(parts: Part[], visit: ComposeContext['visit']): string {
  const { styles, scripts } = linkedFiles(parts, visit);
  return [
    ...styles.map((file) => `<link${attributesHtml({ rel: 'stylesheet', ...file })}>`),
    ...scripts.map(
      (file) => `<link${attributesHtml({ rel: 'preload', as: 'script', ...file, fetchpriority: 'low' })}>`,
    ),
  ].join('');
}
