import type { PageContext } from 'shared/remote';
import type ownTexts from '../../locales/fr.json';

export async function load({ texts }: PageContext<typeof ownTexts>) {
  const { notFound } = await texts;
  return { seo: { title: notFound.title, robots: 'noindex' } };
}
