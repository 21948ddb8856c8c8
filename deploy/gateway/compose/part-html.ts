import { escapeAttribute } from 'entities';
import type { Part } from './compose-part.ts';
import { fillPlaces } from './placeholders.ts';

const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** JSON that can be in a script element: nothing in it ends the element, or begins a comment in it. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A part with its root element, everything inside it, and its state behind it; empty where the part failed. */
export function partHtml(part: Part | undefined): string {
  if (!part?.rendered || part.rendered.missing) return '';
  const { html, data } = part.rendered;
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
  });
  const content = inside.replace(leadingPreloads, '');
  return `<div${root}>${content}</div><script type="application/json" class="mf-state">${jsonInScript({ data })}</script>`;
}

/** The `<link rel="preload">` that React writes in front of a part; they belong into the head. */
export function preloadsOf(part: Part): string {
  return part.rendered && !part.rendered.missing ? (leadingPreloads.exec(part.rendered.html)?.[0] ?? '') : '';
}

/** Attributes as HTML, escaped, each with a blank in front; an empty value leaves the name alone. */
export const attributesHtml = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
