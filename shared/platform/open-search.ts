import { fragmentsFor } from '../fragments/contracts.ts';
import type { Platform } from './platform.ts';

/** Opens the search over the page, with a text in its field (R75, R304). */
export function openSearch({ bus }: Pick<Platform, 'bus'>, text = ''): void {
  bus.set('search', { showSearch: true, baseSearch: text });
  const [content] = fragmentsFor('search');
  bus.set('overlay', { open: true, content });
}
