import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { MyAddressDocument } from './my-address.generated.ts';

const path = '/page/contact';

export async function load({ platform }: PageContext) {
  const [seo, email] = await Promise.all([loadSeo(platform, path), loadAddress(platform)]);
  return { seo, path, email };
}

/** The address of the signed-in visitor; empty for others, and where it cannot be loaded: the form asks for it then. */
async function loadAddress({ content, signedIn }: Platform): Promise<string> {
  if (!signedIn) return '';
  return content.query(MyAddressDocument, {}).then(
    ({ accountExport }) => accountExport.email,
    () => '',
  );
}
