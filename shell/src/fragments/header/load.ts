import type { FragmentContext } from 'shared/remote';
import { linkIn } from 'shared/routes';
import { HeaderDocument, type HeaderQuery } from './header.generated.ts';

export type MenuItem = HeaderQuery['header']['headerMenu']['menuItems'][number];

/** A menu that cannot be fetched is logged only: logo and tools still lead everywhere. */
export async function load({ platform }: FragmentContext<'shell/header'>): Promise<{ items: readonly MenuItem[] }> {
  try {
    const { header } = await platform.content.query(HeaderDocument, {});
    const here = <Link extends { readonly url: string }>(link: Link): Link => ({
      ...link,
      url: linkIn(platform.country, link.url),
    });
    const items = header.headerMenu.menuItems.map((item) => ({
      ...here(item),
      submenuCategories: item.submenuCategories.map((category) => ({ ...category, items: category.items.map(here) })),
    }));
    return { items };
  } catch (error) {
    console.error('The menu could not be fetched', error);
    return { items: [] };
  }
}
