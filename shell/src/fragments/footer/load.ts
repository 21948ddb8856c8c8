import type { FragmentContext } from 'shared/remote';
import { FooterDocument } from './footer.generated.ts';

export async function load({ platform }: FragmentContext<'shell/footer'>) {
  const { footer } = await platform.content.query(FooterDocument, {});
  return footer.footerMenu;
}
