import type { BlockContent } from '../content.ts';
import type { Context } from '../context.ts';
import { failure } from '../errors.ts';
import type { ProductFilter } from '../sources/product-filter.ts';

/** More than any page shows; a caller that wants all asks page by page. */
const maximumLimit = 100;

export const Query = {
  seoForPage: async (_root: unknown, { path }: { path: string }, { sources }: Context) =>
    (await sources.pages.byPath(path))?.seo,

  blocksForPage: async (_root: unknown, { path }: { path: string }, context: Context) => {
    const page = await context.sources.pages.byPath(path);
    if (!page) return undefined;
    const shown = await Promise.all(page.blocks.map((block) => hasSubject(block, context)));
    return page.blocks.filter((_, index) => shown[index]);
  },

  products: (
    _root: unknown,
    { filter, limit, offset }: { filter?: ProductFilter | null; limit: number; offset: number },
    { sources }: Context,
  ) => {
    if (limit < 0 || limit > maximumLimit || offset < 0)
      throw failure('422', `limit has to be 0 to ${maximumLimit}, offset 0 or more`);
    return sources.products.list({ filter: filter ?? {}, limit, offset });
  },

  collections: (_root: unknown, _args: unknown, { sources }: Context) => sources.collections.all(),

  header: async (_root: unknown, _args: unknown, { sources }: Context) => ({
    headerMenu: await sources.menus.header(),
  }),

  footer: async (_root: unknown, _args: unknown, { sources }: Context) => ({
    footerMenu: await sources.menus.footer(),
  }),
};

/** A hero whose product or collection has left the catalogue is left out, and the rest of its page stands. */
async function hasSubject(block: BlockContent, { products, collections }: Context): Promise<boolean> {
  if (block.type === 'HeroProduct') return (await products.load(block.product)) !== undefined;
  if (block.type === 'HeroCollection') return (await collections.load(block.collection)) !== undefined;
  return true;
}
