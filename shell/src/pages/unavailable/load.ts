import type { PageContext } from 'shared/remote';
import type ownTexts from '../../locales/fr.json';

export async function load({ texts }: PageContext<typeof ownTexts>) {
  const { unavailable } = await texts;
  return { seo: { title: unavailable.heading, robots: 'noindex' } };
}
