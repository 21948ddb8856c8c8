import type { Localised } from '../content.ts';
import { textIn, withYear } from '../language.ts';
import { addressOf } from './addresses.ts';
import type { Resolvers } from './resolver-types.generated.ts';

const textsOf = (texts: Localised) => Object.entries(texts).map(([language, text]) => ({ language, text }));

/** What the site has around its pages: whose it is, menus, popular searches, and the mirror finder. */
export const menus = {
  Query: {
    brand: (_root, _args, { sources }) => sources.brand(),
    header: async (_root, _args, { sources }) => ({ headerMenu: await sources.menus.header() }),
    footer: async (_root, _args, { sources }) => ({ footerMenu: await sources.menus.footer() }),
    searchFirstStep: (_root, _args, { sources }) => sources.menus.popularSearches(),
    mirrorFinder: (_root, _args, { sources }) => sources.menus.mirrorFinder(),
  },

  Brand: {
    tagline: ({ tagline }) => textsOf(tagline),
    description: ({ description }) => textsOf(description),
    hosts: ({ hosts }) => Object.entries(hosts).map(([country, host]) => ({ country, host })),
  },

  MenuItem: {
    url: ({ to }, _args, context) => addressOf(to, context),
    submenu: ({ submenuType }) => submenuType !== undefined,
  },

  SubmenuItem: { url: ({ to }, _args, context) => addressOf(to, context) },

  FooterMenu: {
    icons: ({ icons = [] }, _args, { language }) =>
      icons.map(({ url, inLanguage, alt }) => ({ url: inLanguage?.[language] ?? url, alt })),
    copyright: ({ copyright }, _args, { locale }) => withYear(textIn(locale, copyright)),
  },
} satisfies Resolvers;
