import { like } from 'drizzle-orm';
import { languages } from 'shared/i18n';
import type { Reader } from '../registry/can-release/read-live-state.ts';
import type { EditedAddress } from '../registry/can-release/view.ts';
import { textIn } from './language.ts';
import { routeOfPage } from './site-address.ts';
import { page } from './tables.ts';

/** The addresses of editors' pages that have no word in front, which a page of a release could hide. */
export async function editedAddresses(tx: Reader): Promise<EditedAddress[]> {
  const rows = await tx.select({ path: page.path, slugs: page.slugs }).from(page).where(like(page.path, '/page/%'));
  return rows.flatMap(({ path, slugs }) => {
    const name = path.slice('/page/'.length);
    if (routeOfPage(name) !== undefined) return [];
    return languages.map((language) => ({ page: path, language, slug: (slugs && textIn(language, slugs)) || name }));
  });
}
