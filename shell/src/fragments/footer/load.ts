import type { FragmentContext } from 'shared/remote';
import { linkIn } from 'shared/routes';
import { FooterDocument } from './footer.generated.ts';

/** A failure is logged only: the footer shows what needs no content system (R104). */
export async function load({ platform }: FragmentContext<'shell/footer'>) {
  try {
    const { footer } = await platform.content.query(FooterDocument, {});
    const { menus, ...content } = footer.footerMenu;
    const here = menus.map((link) => ({ ...link, url: linkIn(platform.country, link.url) }));
    return { content: { ...content, menus: here } };
  } catch (cause) {
    console.error('The footer has no content', cause);
    return { content: undefined };
  }
}
