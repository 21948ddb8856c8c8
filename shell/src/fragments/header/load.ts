import type { FragmentContext } from 'shared/remote';
import { HeaderDocument, type HeaderQuery } from './header.generated.ts';

export type MenuItem = HeaderQuery['header']['headerMenu']['menuItems'][number];

/** A menu that cannot be fetched is logged only: logo and tools still lead everywhere (R93). */
export async function load({ platform }: FragmentContext<'shell/header'>): Promise<{ items: readonly MenuItem[] }> {
  try {
    const { header } = await platform.content.query(HeaderDocument, {});
    return { items: header.headerMenu.menuItems };
  } catch (error) {
    console.error('The menu could not be fetched', error);
    return { items: [] };
  }
}
