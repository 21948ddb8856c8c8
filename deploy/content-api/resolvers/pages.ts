import { addressOf as addressOfRoute } from 'shared/routes';
import { textIn } from '../language.ts';
import { pagesWithoutContent, siteAddress } from '../site-address.ts';
import { addressesOf, addressOf } from './addresses.ts';
import { hasSubject } from './blocks.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** Pages, their SEO record and blocks, and what blocks consist of. */
export const pages = {
  Query: {
    seoForPage: async (_root, { path }, { pages }) => {
      const page = await pages.load(path);
      return page && { ...page.seo, addresses: addressesOf(page) };
    },

    blocksForPage: async (_root, { path }, context) => {
      const page = await context.pages.load(path);
      if (!page) return undefined;
      const shown = await Promise.all(page.blocks.map((block) => hasSubject(block, context)));
      return page.blocks.filter((_, index) => shown[index]);
    },

    sitePages: async (_root, _args, { sources, language }) => {
      const all = await sources.pages.all();
      const edited = all
        .filter(({ seo }) => !seo.robots?.includes('noindex'))
        .map((page) => {
          const addresses = addressesOf(page);
          const own = addresses?.find((address) => address.language === language);
          return { url: own?.url ?? siteAddress(page.path, language), addresses };
        });
      return [...edited, ...pagesWithoutContent().map((name) => ({ url: addressOfRoute(name, language) }))];
    },
  },

  /** Editors write title, description and picture once; the networks' own fields follow from them. */
  Seo: {
    contentLanguage: (_seo, _args, { language }) => language,
    ogDeterminer: () => 'auto',
    ogType: ({ type = 'website' }) => type,
    ogTitle: ({ title }, _args, { locale }) => textIn(locale, title),
    ogDescription: ({ description }, _args, { locale }) => description && textIn(locale, description),
    ogImage: ({ image }) => image,
    twitterType: () => 'summary_large_image',
    twitterTitle: ({ title }, _args, { locale }) => textIn(locale, title),
    twitterDescription: ({ description }, _args, { locale }) => description && textIn(locale, description),
    twitterImage: ({ image }) => image,
  },

  Link: { url: ({ to }, _args, context) => addressOf(to, context) },
  StyledLink: { url: ({ to }, _args, context) => addressOf(to, context) },
  HotspotImage: { hotspots: ({ hotspots = [] }) => hotspots },
  Hotspot: { productId: ({ product }) => product },
} satisfies Resolvers;
