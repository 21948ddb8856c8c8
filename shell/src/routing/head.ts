import { type Country, type Language, writtenIn } from 'shared/i18n';
import { noBrand } from 'shared/platform';
import type { FirstVisit, LinkedFile, Visit } from 'shared/release';
import type { Seo } from 'shared/seo';

/** Replaces what the head says of the page, and the language that it is written in. */
export function showHead({ head }: Pick<Visit, 'head'>, country: Country, language: Language): void {
  document.documentElement.lang = writtenIn(country, language);
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of head.elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** The head of a page that the browser has had to load by itself, as the server would have made it. */
export async function describePage(
  seo: Seo,
  { country, origin, brand = noBrand, route }: FirstVisit['context'],
): Promise<void> {
  const { headOf } = await import(/* webpackChunkName: 'head' */ 'shared/head');
  showHead({ head: headOf(seo, { country, origin, brand, route, found: true }) }, country, route.language);
}

/** Links the style sheets that the parts of a visit need, each once, and waits until they apply. */
export async function linkStyles({ styles, scripts }: Visit): Promise<void> {
  for (const file of unlinked(scripts)) link({ rel: 'preload', as: 'script', ...file });
  await Promise.all(
    unlinked(styles, 'link[rel="stylesheet"]').map((file) => {
      const sheet = link({ rel: 'stylesheet', ...file });
      return new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      });
    }),
  );
}

/** Prefetches the code of a page that somebody may want next into the browser's cache, behind everything else. */
export function preloadCode({ styles, scripts }: Visit): void {
  for (const file of unlinked(scripts)) link({ rel: 'prefetch', as: 'script', ...file });
  for (const file of unlinked(styles)) link({ rel: 'prefetch', as: 'style', ...file });
}

/** A style sheet may also be in the document itself, under its address. */
function unlinked(files: LinkedFile[], among = 'link'): LinkedFile[] {
  const linked = [...document.querySelectorAll<HTMLLinkElement>(among)].map(({ href }) => href);
  const inDocument = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(
    ({ dataset }) => dataset.href,
  );
  const known = new Set<string | undefined>([...linked, ...inDocument]);
  return files.filter(({ href }) => !known.has(href));
}

/** A style sheet goes where the document has a part of it: the order of rules decides. */
function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), attributes);
  const part = document.querySelector(`style[data-part-of="${element.href}"]`);
  if (part) part.after(element);
  else document.head.append(element);
  return element;
}
