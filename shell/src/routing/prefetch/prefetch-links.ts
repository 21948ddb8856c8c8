import type { Country } from 'shared/i18n';
import { definitionOf, match, type RouteMatch } from 'shared/routes';
import type { Tab } from '../../platform/tab.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { preloadCode } from '../head.ts';
import { addressOfLink, linkOf } from '../links.ts';
import type { PrefetchedPages } from './prefetched-pages.ts';

/** A pointer that only passes over a link stays for less, in ms. */
const intention = 65;
/** How many pages are fetched without a sign that the reader wants them. */
const atMostUnasked = 3;

/**
 * Fetches pages ahead: those of links that the reader points at, touches or focuses, with their code; and, when the
 * browser is idle, those of the first links in sight. Answers what to call when another page is shown.
 */
export function prefetchLinks(tab: Pick<Tab, 'context'>, pages: PrefetchedPages): () => void {
  const addressOf = (link: HTMLAnchorElement | undefined) =>
    link && lineAllows(navigator) ? addressAhead(link, tab.context.country, tab.context.route) : undefined;

  let pointedAt: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === pointedAt) return;
    clearTimeout(timer);
    pointedAt = link;
    const address = addressOf(link);
    if (address === undefined) return;
    timer = setTimeout(() => {
      void pages.fetch(address).then((visit) => visit && preloadCode(visit));
    }, intention);
  };
  const leave = ({ relatedTarget }: FocusEvent | PointerEvent) => {
    if (linkOf(relatedTarget) === pointedAt) return;
    clearTimeout(timer);
    pointedAt = undefined;
  };
  // Before React gets the events: it keeps those in parts that are not hydrated yet.
  const early = { capture: true, passive: true };
  // A finger, too, is a pointer: scrolling takes it away from the link.
  document.addEventListener('pointerover', point, early);
  document.addEventListener('pointerout', leave, early);
  document.addEventListener('focusin', point, early);
  document.addEventListener('focusout', leave, early);

  let stop = () => {};
  const watch = () => {
    let left = atMostUnasked;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (left === 0) break;
        const address = isIntersecting ? addressOf(linkOf(target)) : undefined;
        if (address === undefined) continue;
        left -= 1;
        observer.unobserve(target);
        void pages.fetch(address);
      }
      if (left === 0) observer.disconnect();
    });
    for (const link of document.querySelectorAll('#page a[href]')) observer.observe(link);
    stop = () => observer.disconnect();
  };
  return () => {
    stop();
    clearTimeout(timer);
    pointedAt = undefined;
    stop = whenIdle(watch);
  };
}

/** What a browser says of its connection; few say more than whether there is one. */
export interface Line {
  onLine: boolean;
  connection?: { type?: string; saveData?: boolean; effectiveType?: string };
}

/** Nothing is fetched ahead on 2g, for a reader who saves data, or offline. */
export const lineAllows = ({ onLine, connection }: Line): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');

/**
 * The page that a link leads to, where it may be fetched ahead: another page in the same language that is nobody's own
 * (accounts, logging out), and whose link is not marked `nofollow`.
 */
export function addressAhead(link: HTMLAnchorElement, country: Country, here: RouteMatch): string | undefined {
  if (link.relList.contains('nofollow')) return undefined;
  const address = addressOfLink(link, country)?.replace(/#.*/, '');
  const route = address === undefined ? undefined : match(country, address);
  if (!route || definitionOf(route.name)?.personal || route.language !== here.language) return undefined;
  return address === `${location.pathname}${location.search}` ? undefined : address;
}
