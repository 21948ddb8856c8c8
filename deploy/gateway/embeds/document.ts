import { createHash } from 'node:crypto';
import { type AllowedScript, frameSandbox } from 'shared/embeds';
import type { Language } from 'shared/i18n';

/** The styles of running text, without the site's fonts, which other origins may not load. */
const style =
  'html{font:1rem/1.6 Arial,sans-serif;color:#1f1d1a}body{margin:0}img{max-width:100%;height:auto}' +
  'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #e4ded4;padding:.75rem 1rem .75rem 0;text-align:start}' +
  'caption{text-align:start}figure{margin:0}';
/** Sends the height of the content to the page, now and after each change. */
const teller =
  'new ResizeObserver(()=>parent.postMessage({height:document.documentElement.offsetHeight},"*"))' +
  '.observe(document.documentElement)';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a frame: an opaque origin that runs these scripts and reaches their hosts. */
export function framePolicy(scripts: readonly AllowedScript[]): string {
  const hosts = [...new Set(scripts.flatMap((script) => script.hosts))].join(' ') || "'none'";
  return [
    `sandbox ${frameSandbox}`,
    "default-src 'none'",
    `script-src ${[sourceOf(teller), ...scripts.map(({ script }) => script)].join(' ')}`,
    `style-src ${sourceOf(style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${hosts === "'none'" ? '' : hosts}`.trim(),
    `frame-src ${hosts}`,
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join(';');
}

/** The document of a frame: an editor's `html`, sanitised, and the scripts of the list. Its links open beside it. */
export function frameDocument(html: string, scripts: readonly AllowedScript[], language: Language): string {
  const tags = scripts.map(({ script }) => `<script async src="${script}"></script>`).join('');
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>Embedded</title><base target="_blank"><style>${style}</style></head>` +
    `<body>${html}<script>${teller}</script>${tags}</body></html>`
  );
}
