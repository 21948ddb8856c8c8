import type { FragmentContext } from 'shared/remote';
import { HeaderDocument } from './header.generated.ts';

export async function load({ platform }: FragmentContext<'shell/header'>) {
  const { header } = await platform.content.query(HeaderDocument, {});
  return { items: header.headerMenu.menuItems };
}
