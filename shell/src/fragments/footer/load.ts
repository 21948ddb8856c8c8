import type { FragmentContext } from 'shared/remote';
import { FooterDocument } from './footer.generated.ts';

/** A failure is logged only: the footer stands with what needs no content system (R104). */
export async function load({ platform }: FragmentContext<'shell/footer'>) {
  try {
    const { footer } = await platform.content.query(FooterDocument, {});
    return { content: footer.footerMenu };
  } catch (cause) {
    console.error('The footer has no content', cause);
    return { content: undefined };
  }
}
