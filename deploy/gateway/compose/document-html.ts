import { escapeText } from 'entities';
import { type Language, writtenIn } from 'shared/i18n';
import type { ComposedRemote, FirstVisit, LinkedFile } from 'shared/release';
import { hasChrome } from 'shared/routes';
import { type Development, developmentHead } from '../development/routes.ts';
import { type Bar, barHead, barHtml } from '../qa/bar-html.ts';
import { inspectHead, inspectorData } from '../qa/inspecting.ts';
import { plainError } from '../security/error-page.ts';
import type { DocumentStyles } from './assets.ts';
import type { ComposeContext } from './compose-context.ts';
import type { ComposedPage } from './compose-page.ts';
import { type Part, withInside } from './compose-part.ts';
import { introScript, startLaterScript } from './inline-scripts.ts';
import { attributesHtml, fillPlaces, jsonInScript } from './part-html.ts';

/** What only the documents of QA and of developers have. */
export interface Tools {
  /** Set for the holder of a QA link. */
  bar?: Bar;
  /** Set on the gateway of a developer. */
  development?: Pick<Development, 'remote'>;
}

interface DocumentParts {
  /** Where browsers without scripts get what is missing here: undefined where nothing is, or they would not get it. */
  whole?: string;
  visit: FirstVisit;
  tools: Tools & { sources?: ComposeContext['sources'] };
  head: ComposedPage['head'];
  /** The address of the brand's icon, a drawing. */
  icon: string | undefined;
  structured: ComposedPage['structured'];
  styles: DocumentStyles;
  scripts: LinkedFile[];
  /** Whether nothing of the page needs a script at once. */
  isStill: boolean;
  parts: Record<'header' | 'page' | 'unavailable' | 'footer', Part | undefined>;
}

/** The whole document, as the shell expects to find it in the browser. */
export function documentHtml({
  whole,
  visit,
  tools: { bar, development, sources },
  head,
  icon,
  structured,
  styles,
  scripts,
  isStill,
  parts,
}: DocumentParts): string {
  const { country, origin, route } = visit.context;
  const shell = visit.composition.remotes.shell;
  const shown = [parts.header, parts.page, parts.footer].flatMap((part) => (part ? withInside(part) : []));
  const preloads = [...new Set(shown.map(preloadsOf))];
  return [
    `<!doctype html><html${attributesHtml({ lang: writtenIn(country, route.language), 'data-country': country })}><head><meta charset="utf-8">`,
    `<title>${escapeText(head.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    whole ? `<noscript>${tag('meta', { 'http-equiv': 'refresh', content: `0; url=${whole}` })}</noscript>` : '',
    ...head.elements.map(({ tag, attributes }) => `<${tag}${attributesHtml(attributes)}>`),
    structured.length ? structuredScript(structured) : '',
    hasChrome(country, route) ? `<script>${introScript}</script>` : '',
    icon ? tag('link', { rel: 'icon', type: 'image/svg+xml', href: icon }) + rootIcons : '',
    '<link rel="manifest" href="/site.webmanifest">',
    ...preloads,
    ...styles.texts.map(styleHtml),
    ...styles.links.map((file) => tag('link', { rel: 'stylesheet', ...file })),
    shell ? scriptsHtml(entryScript(origin, shell), scripts, isStill && preloads.some(isPicture)) : '',
    `<script type="application/json" id="visit">${jsonInScript(visit)}</script>`,
    development ? developmentHead(development) : '',
    bar ? barHead : '',
    sources ? inspectHead : '',
    '</head><body>',
    hasChrome(country, route) ? lastingPart('header', parts.header) : '',
    `<main id="content" tabindex="-1"><div id="page">${partHtml(parts.page)}</div>`,
    parts.unavailable ? `<noscript>${errorHtml(parts.unavailable, route.language)}</noscript>` : '',
    '</main>',
    hasChrome(country, route) ? lastingPart('footer', parts.footer) : '',
    bar ? barHtml(bar, visit.context) : '',
    sources ? inspectorData(shown, sources, route.language) : '',
    '</body></html>',
  ].join('');
}

/** Pictures of the icon for browsers without SVG, and for home screens; `deploy/gateway/brand/root-files.ts` makes them. */
const rootIcons =
  '<link rel="icon" sizes="32x32" href="/favicon.ico"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const tag = (name: string, attributes: Record<string, string>): string => `<${name}${attributesHtml(attributes)}>`;

/** `data-href` tells the chunk loader that the sheet is here; what is a part of one is where the whole goes, when it comes. */
const styleHtml = ({ href, text, isPart }: DocumentStyles['texts'][number]): string =>
  `<style${attributesHtml({ [isPart ? 'data-part-of' : 'data-href']: href })}>${text}</style>`;

/** The browser fills it where the server could not. */
const lastingPart = (name: 'header' | 'footer', part: Part | undefined): string =>
  `<mf-fragment of="shell/${name}" props="{}">${partHtml(part)}</mf-fragment>`;

/** `data-head`: a navigation removes it with the rest of the page's head. Search engines do not navigate. */
const structuredScript = (things: ComposedPage['structured']): string =>
  `<script type="application/ld+json" data-head>${jsonInScript({ '@context': 'https://schema.org', '@graph': things })}</script>`;

const entryScript = (origin: string, { entry, integrity }: ComposedRemote): string =>
  `<script async${attributesHtml({ src: origin + entry, integrity, fetchpriority: 'low' })}></script>`;

/** The entry is in front of what it waits for: it starts all of that. */
function scriptsHtml(entry: string, scripts: readonly LinkedFile[], waitForPicture: boolean): string {
  const preloads = scripts.map((file) => tag('link', { rel: 'preload', as: 'script', ...file, fetchpriority: 'low' }));
  const html = [entry, ...preloads].join('');
  return waitForPicture ? `<template>${html}</template><script>${startLaterScript}</script>` : html;
}

/** Under load even the shell's own error page may be late. */
const errorHtml = (unavailable: Part, language: Language): string =>
  unavailable.rendered?.missing === false ? partHtml(unavailable) : plainError(language);

const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** A part with its root element, the fragments inside it, and its state after it; empty where the part failed. */
export function partHtml(part: Part | undefined): string {
  if (!part?.rendered || part.rendered.missing) return '';
  const { html, data, still } = part.rendered;
  const inside = fillPlaces(
    html,
    part.inside.map(({ placeholder }) => placeholder),
    part.inside.map(({ part }) => partHtml(part)),
  );
  const { of, manifest, place } = part;
  const root = attributesHtml({
    class: 'mf-part',
    'data-of': of,
    'data-remote': manifest.name,
    'data-version': manifest.version,
    'data-place': place,
    ...(still && { 'data-still': '' }),
  });
  const content = inside.replace(leadingPreloads, '');
  return `<div${root}>${content}</div><script type="application/json" class="mf-state">${jsonInScript({ data })}</script>`;
}

const isPicture = (preloads: string): boolean => preloads.includes('as="image"');

/** The `<link rel="preload">` that React writes in front of a part; they belong into the head. */
function preloadsOf(part: Part): string {
  return part.rendered && !part.rendered.missing ? (leadingPreloads.exec(part.rendered.html)?.[0] ?? '') : '';
}
