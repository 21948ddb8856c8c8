import type { PageContext } from 'shared/remote';
import { textsOf } from '../../locales/texts-of.ts';

/** The address holds the proof that the mail came. The visitor may not be signed in: nothing of the account shows. */
export async function load({ platform, route }: PageContext) {
  const { 'verify-email': texts } = await textsOf(platform.language);
  return { seo: { title: texts.heading, robots: 'noindex, nofollow' }, proof: route.params.slug ?? '' };
}
