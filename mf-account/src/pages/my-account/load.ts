import { isRefusedWith } from 'shared/errors';
import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { loadSeo } from 'shared/seo';
import { MyAccountDocument } from './my-account.generated.ts';

const path = '/page/my-account';

export async function load({ platform }: PageContext) {
  const [seo, account] = await Promise.all([loadSeo(platform, path), loadAccount(platform)]);
  return { seo, path, ...account };
}

/** A session that has just ended elsewhere has no address; the tab finds that out a moment later, and leaves. */
async function loadAccount({ content }: Platform): Promise<{ email: string; isVerified: boolean }> {
  try {
    const { email, emailVerified } = (await content.query(MyAccountDocument, {})).accountExport;
    return { email, isVerified: emailVerified };
  } catch (error) {
    if (isRefusedWith(error, '403')) return { email: '', isVerified: true };
    throw error;
  }
}
