import { escapeText } from 'entities';
import type { ComposedRemote, FirstVisit } from 'shared/release';
import type { ComposedPage } from './compose-page.ts';
import { type Part, withInside } from './compose-part.ts';
import type { LinkedFiles } from './linked-files.ts';
import { attributesHtml, jsonInScript, partHtml, preloadsOf } from './part-html.ts';

interface DocumentParts {
  visit: FirstVisit;
  head: ComposedPage['head'];
  files: LinkedFiles;
  fonts: string[];
  parts: Record<'header' | 'page' | 'unavailable' | 'footer', Part | undefined>;
}

/** The whole document, as the shell expects to find it in the browser. */
export function documentHtml({ visit, head, files, fonts, parts }: DocumentParts): string {
  const { country, origin, route } = visit.context;
  const shell = visit.composition.remotes.shell;
  const shown = [parts.header, parts.page, parts.footer].flatMap((part) => (part ? withInside(part) : []));
  return [
    `<!doctype html><html${attributesHtml({ lang: route.language, 'data-country': country })}><head><meta charset="utf-8">`,
    `<title>${escapeText(head.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    ...head.elements.map(({ tag, attributes }) => `<${tag}${attributesHtml(attributes)}>`),
    shell ? tag('link', { rel: 'icon', type: 'image/svg+xml', href: shell.entry.replace(/[^/]+$/, 'icon.svg') }) : '',
    ...new Set(shown.map(preloadsOf)),
    // Fonts are fetched without credentials, even from their own host; a preload that is not would be fetched twice.
    ...fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...files.styles.map((file) => tag('link', { rel: 'stylesheet', ...file })),
    ...files.scripts.map((file) => tag('link', { rel: 'preload', as: 'script', ...file, fetchpriority: 'low' })),
    `<script type="application/json" id="visit">${jsonInScript(visit)}</script>`,
    shell ? entryScript(origin, shell) : '',
    '</head><body>',
    `<mf-fragment of="shell/header" props="{}">${partHtml(parts.header)}</mf-fragment>`,
    `<main id="content" tabindex="-1"><div id="page">${partHtml(parts.page)}</div>`,
    parts.unavailable ? `<noscript>${partHtml(parts.unavailable)}</noscript>` : '',
    '</main>',
    `<mf-fragment of="shell/footer" props="{}">${partHtml(parts.footer)}</mf-fragment>`,
    '</body></html>',
  ].join('');
}

const tag = (name: string, attributes: Record<string, string>): string => `<${name}${attributesHtml(attributes)}>`;

const entryScript = (origin: string, { entry, integrity }: ComposedRemote): string =>
  `<script async${attributesHtml({ src: origin + entry, integrity, fetchpriority: 'low' })}></script>`;
