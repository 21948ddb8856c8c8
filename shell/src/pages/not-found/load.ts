import type { PageContext } from 'shared/remote';
import { textsOf } from '../../locales/texts-of.ts';

export async function load({ platform }: PageContext) {
  const { notFound } = await textsOf(platform.language);
  return { seo: { title: notFound.title, robots: 'noindex' } };
}
