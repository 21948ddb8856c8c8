import type { Platform } from 'shared/platform';
import type { OptionGroup } from '../domain/option-groups.ts';
import { PopularSearchesDocument } from './popular-searches.generated.ts';

/** What visitors often look for, in groups (R298). */
export async function loadPopular(platform: Platform): Promise<OptionGroup[]> {
  const { searchFirstStep } = await platform.content.query(PopularSearchesDocument, {});
  return searchFirstStep.groups.map(({ name, data }) => ({
    key: name,
    name,
    options: data.map(({ title, path }) => ({ title, path })),
  }));
}
