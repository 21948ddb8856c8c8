import type { Platform } from './platform.ts';

/** Opens the search over the page, with a text in its field (R75, R304). */
export function openSearch({ bus }: Pick<Platform, 'bus'>, text = ''): void {
  bus.set('search', { showSearch: true, baseSearch: text });
  bus.set('overlay', { open: true, content: 'mf-search/search-overlay' });
}
