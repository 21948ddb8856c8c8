/** One page at one width in both views. */
export interface ComparedPage {
  name: string;
  width: number;
  /** The share of the pixels that differ, 0 to 1. */
  share: number;
  /** Files beside the report. */
  pictures: { before: string; after: string; difference: string };
}

export interface Comparison {
  site: string;
  before: string;
  after: string;
  /** From which share on a page counts as different. */
  threshold: number;
  pages: readonly ComparedPage[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (character) => entities[character] ?? '');

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

export const isDifferent = ({ share }: Pick<ComparedPage, 'share'>, threshold: number): boolean => share > threshold;

/** The report of a comparison, a page without a script: the largest difference comes first. */
export function reportHtml({ site, before, after, threshold, pages }: Comparison): string {
  const sorted = pages.toSorted((one, other) => other.share - one.share);
  const different = sorted.filter((page) => isDifferent(page, threshold));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${different.length} of ${pages.length} pages differ</title>
<style>
body { margin: 2rem; background: #faf7f2; color: #1f1d1a; font: 1rem/1.5 system-ui, sans-serif }
.side { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem }
figure { margin: 0 } img { width: 100%; border: 1px solid #8f8678 } summary { min-height: 2rem; cursor: pointer }
</style>
<h1>${different.length} of ${pages.length} pages differ</h1>
<p>${text(site)}: <b>${text(before)}</b> and <b>${text(after)}</b>. A page differs where more than ${percent(threshold)} of its pixels do.</p>
${sorted.map((page) => section(page, { before, after, isOpen: isDifferent(page, threshold) })).join('\n')}
</html>
`;
}

const section = (
  { name, width, share, pictures }: ComparedPage,
  { before, after, isOpen }: { before: string; after: string; isOpen: boolean },
): string => `<details${isOpen ? ' open' : ''}><summary><b>${text(name)}</b>, ${width} px: ${percent(share)}</summary>
<div class="side">${figure(pictures.before, before)}${figure(pictures.after, after)}${figure(pictures.difference, 'what differs')}</div></details>`;

const figure = (file: string, caption: string): string =>
  `<figure><img src="${text(file)}" alt="${text(caption)}" loading="lazy"><figcaption>${text(caption)}</figcaption></figure>`;
