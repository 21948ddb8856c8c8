import { useLayoutEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { ListPopin, type Panel } from '../../popin/list-popin.tsx';
import { fetchLists, showLists } from '../../wishlists/lists.ts';

/** The lists as they are when the popin opens: another tab may have changed them. */
export async function load({ platform }: FragmentContext<'mf-account/save-popin'>) {
  return { lists: await fetchLists(platform) };
}

/** Asks for the list for a product; where there is no product, for the name of a new list. */
export function View({ data: { lists } }: { data: Loaded<typeof load> }) {
  const { bus } = usePlatform();
  const [start] = useState<Panel>(() => (bus.current('popin').productIdToAdd ? 'SAVE_PRODUCT' : 'CREATE_WISHLIST'));
  useLayoutEffect(() => showLists(bus, lists), [bus, lists]);
  return <ListPopin start={start} />;
}
