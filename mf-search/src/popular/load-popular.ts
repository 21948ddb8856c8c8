import type { Platform } from 'shared/platform';
import type { OptionGroup } from '../domain/option-groups.ts';
import { PopularSearchesDocument } from './popular-searches.generated.ts';

/** The popular searches, in groups. */
export async function loadPopular(platform: Platform): Promise<OptionGroup[]> {
  const { searchFirstStep } = await platform.content.query(PopularSearchesDocument, {});
  return searchFirstStep.groups.map(({ name, nameLanguage, data }) => ({
    key: name,
    name,
    nameLanguage,
    options: data.map(({ title, titleLanguage, path }) => ({ title, titleLanguage, path })),
  }));
}
