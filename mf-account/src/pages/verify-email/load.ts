import type { PageContext } from 'shared/remote';
import type ownTexts from '../../locales/fr.json';

/** The address holds the proof that the mail came. The visitor may not be signed in: nothing of the account shows. */
export async function load({ route, texts }: PageContext<typeof ownTexts>) {
  const { heading } = (await texts)['verify-email'];
  return { seo: { title: heading, robots: 'noindex, nofollow' }, proof: route.params.slug ?? '' };
}
