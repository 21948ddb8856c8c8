import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headOf } from 'shared/head';
import type { FirstVisit, LinkedFile, Visit } from 'shared/release';
import type { RouteMatch } from 'shared/routes';
import type { SiteBrand } from '../../../deploy/gateway/brand/read-brand.ts';
import { createInlineStyles } from '../../../deploy/gateway/compose/assets.ts';
import type { ComposedDocument } from '../../../deploy/gateway/compose/compose-document.ts';
import { documentHtml } from '../../../deploy/gateway/compose/document-html.ts';
import { inlineScriptHashes } from '../../../deploy/gateway/compose/inline-scripts.ts';
import { jsonInScript } from '../../../deploy/gateway/compose/part-html.ts';
import type { RenderedSite } from './app/server.tsx';
import { assetsOfBuild, filesAt, releases } from './build.ts';

const inlineStyles = createInlineStyles((name, version, path) => readFile(join(releases, name, version, path)));
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** What a document or a navigation is made from. */
export interface Rendered {
  visit: FirstVisit;
  brand: SiteBrand;
  rendered: RenderedSite;
}

const headOfPage = ({ visit: { context }, brand, rendered }: Rendered) =>
  headOf(rendered.seo, { ...context, brand, found: true });

/** A whole document: the frame of the site's own, with the whole tree in it and its state behind. */
export async function documentOf(made: Rendered): Promise<ComposedDocument> {
  const { visit, brand, rendered } = made;
  const { origin, route } = visit.context;
  const head = headOfPage(made);
  const assets = filesOf(rendered, route, origin, 'first');
  const { texts } = await inlineStyles(filesOf(rendered, route, origin, 'all').styles, origin);
  const [preloads = ''] = leadingPreloads.exec(rendered.html) ?? [];
  const frame = documentHtml({
    visit,
    tools: {},
    head,
    icon: brand.icon ?? undefined,
    structured: rendered.structured ?? [],
    styles: { texts, links: [] },
    scripts: assets.scripts,
    isStill: false,
    parts: { header: undefined, page: undefined, unavailable: undefined, footer: undefined },
  });
  const state = rendered.parts.map(({ pieces: _, ...part }) => part);
  const body = `<div id="app">${rendered.html.slice(preloads.length)}</div><script type="application/json" id="state">${jsonInScript(state)}</script>`;
  const html = frame
    .replace('<style', () => `${preloads}<style`)
    .replace(/<body>.*<\/body>/s, () => `<body>${body}</body>`);
  const hashes = { styleHashes: texts.map(({ hash }) => hash), scriptHashes: inlineScriptHashes(html) };
  return { html, status: 200, route, ...hashes, isWhole: true, isFresh: true };
}

/** What a navigation needs, as the site's own `/_page` answers it. */
export function visitOf(made: Rendered): Visit {
  const { visit, rendered } = made;
  const { origin, route } = visit.context;
  const parts = rendered.parts.map(({ pieces: _, ...part }) => ({ ...part, version: '' }));
  const files = filesOf(rendered, route, origin, 'all');
  return { status: 200, head: headOfPage(made), ...files, parts, live: visit.composition.id };
}

/** What brings parts to life. */
const libraries = { scripts: ['browser/react.js', 'browser/texts.js'], styles: [] };

/** The files of what is shown, each once. */
function filesOf({ parts }: RenderedSite, route: RouteMatch, origin: string, pieces: 'first' | 'all') {
  const assets = assetsOfBuild();
  const groups = parts.flatMap(({ of, props, pieces: needed }) => {
    const name = of.split('/')[1] ?? '';
    const names = pieces === 'all' ? [...(needed?.first ?? []), ...(needed?.later ?? [])] : (needed?.first ?? []);
    const own = props === '' ? assets.pages[name] : pieces === 'all' ? assets.fragments[name] : undefined;
    return [own, ...names.map((piece) => assets.pieces[piece])];
  });
  const all = [assets.startup, libraries, assets.locales[route.language], ...groups];
  const linked = (kind: 'styles' | 'scripts'): LinkedFile[] =>
    [...new Set(all.flatMap((group) => group?.[kind] ?? []))].map((file) => ({
      href: `${origin}${filesAt}/${file.replace(/^browser\//, '')}`,
      integrity: '',
    }));
  return { styles: linked('styles'), scripts: linked('scripts') };
}
