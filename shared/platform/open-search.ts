import type { Platform } from './platform.ts';

/** Opens the search over the page, with a text in its field (R75, R304). False where no release has one. */
export function openSearch({ bus, open }: Pick<Platform, 'bus' | 'open'>, text = ''): boolean {
  bus.set('search', { showSearch: true, baseSearch: text });
  return open('search');
}
