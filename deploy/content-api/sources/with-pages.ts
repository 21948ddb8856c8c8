import type { BlockContent } from '../block-content.generated.ts';
import type { SeoContent } from '../content.ts';
import { sanitisedBlock } from '../sanitise.ts';
import type { PageSource } from './pages.ts';

/** A page that no database holds. */
export interface ExtraPage {
  path: string;
  seo: SeoContent;
  blocks: BlockContent[];
}

/** The pages of `source`, and `extra` ones that no list names. */
export function withPages(source: PageSource, extra: readonly ExtraPage[]): PageSource {
  const cleaned = new Map(
    extra.map((page) => [page.path, { ...page, slugs: null, blocks: page.blocks.map(sanitisedBlock), fragments: [] }]),
  );
  return {
    ...source,
    async byPaths(paths, language) {
      const found = await source.byPaths(paths, language);
      return paths.map((path, index) => cleaned.get(path) ?? found[index]);
    },
  };
}
