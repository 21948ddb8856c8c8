import type { FragmentContext } from 'shared/remote';
import { fetchLists } from '../../wishlists/index.ts';

/** The lists as they are when the popin opens: another tab may have changed them. */
export async function load({ platform }: FragmentContext<'mf-account/save-popin'>) {
  return { lists: await fetchLists(platform) };
}
