import type { FragmentContext } from 'shared/remote';
import { loadPopular } from '../../popular/load-popular.ts';

export async function load({ platform }: FragmentContext<'mf-search/search-overlay'>) {
  return { popular: await loadPopular(platform) };
}
