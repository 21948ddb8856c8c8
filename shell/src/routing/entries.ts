import { isOnLayer } from './layers.ts';
import { newEntryKey } from './scroll.ts';

export const addressHere = (): string => `${location.pathname}${location.search}`;

/**
 * Writes the address of another page into the history. What `replaces` the page on screen, as a link to itself in any browser,
 * adds no step, and neither does what lay over it.
 */
export function writePage(address: string, replaces: boolean): void {
  const state = { key: newEntryKey() };
  if (replaces || isOnLayer()) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

/** Writes another query of the page on screen. What lies over the page keeps an entry of its own, in front of the new one. */
export function writeQuery(address: string, replaces: boolean): void {
  const wasOnLayer = isOnLayer();
  const state = replaces ? { ...history.state } : { key: newEntryKey() };
  if (replaces || wasOnLayer) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
  if (wasOnLayer && !replaces) history.pushState({ ...state, layer: true }, '');
}
