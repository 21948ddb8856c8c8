import { useLayoutEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { ListPopin, type Panel } from '../../popin/list-popin.tsx';
import { isRefusal } from '../../session/session.ts';
import { fetchLists, showLists } from '../../wishlists/lists.ts';

/** The lists as they are when the popin opens: another tab may have changed them. None where the session has ended. */
export async function load({ platform }: FragmentContext<'mf-account/save-popin'>) {
  const lists = await fetchLists(platform).catch((error: unknown) => {
    if (isRefusal(error, '403')) return undefined;
    throw error;
  });
  return { lists };
}

/** Asks for the list for a product, maybe after a new sign-in; where there is no product, for the name of a new list. */
export function View({ data: { lists } }: { data: Loaded<typeof load> }) {
  const { bus } = usePlatform();
  const [start] = useState<Panel>(() => {
    if (!bus.current('popin').productIdToAdd) return 'CREATE_WISHLIST';
    return lists ? 'SAVE_PRODUCT' : 'SIGN_IN';
  });
  useLayoutEffect(() => lists && showLists(bus, lists), [bus, lists]);
  return <ListPopin start={start} />;
}
