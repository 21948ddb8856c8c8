import { isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { MyAccountDocument } from './my-account.generated.ts';

const path = '/page/my-account';

export async function load({ platform }: PageContext) {
  const [seo, email] = await Promise.all([loadSeo(platform, path), loadEmail(platform)]);
  return { seo, path, email };
}

/** A session that has just ended elsewhere has no address; the tab finds that out a moment later, and leaves. */
async function loadEmail({ content }: Platform): Promise<string> {
  try {
    return (await content.query(MyAccountDocument, {})).accountExport.email;
  } catch (error) {
    if (isRefusedWith(error, '403')) return '';
    throw error;
  }
}
