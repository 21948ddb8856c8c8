import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type {
  BrandContent,
  FooterContent,
  HeaderContent,
  PopularSearchContent,
  ProductFinderContent,
} from '../content.ts';
import { brand, menu } from '../tables.ts';

export interface MenuSource {
  header(): Promise<HeaderContent>;
  footer(): Promise<FooterContent>;
  popularSearches(): Promise<PopularSearchContent>;
  mirrorFinder(): Promise<ProductFinderContent>;
}

const emptyHeader: HeaderContent = { menuItems: [] };
const emptyFooter: FooterContent = { menus: [], address: { fr: '' }, copyright: { fr: '' }, socials: [] };

/** Menus that were not written yet are empty. */
export function databaseMenus(db: Database): MenuSource {
  const contentOf = async (name: string) => (await db.select().from(menu).where(eq(menu.name, name)))[0]?.content;
  return {
    header: async () => {
      const content = await contentOf('header');
      return content && 'menuItems' in content ? content : emptyHeader;
    },
    footer: async () => {
      const content = await contentOf('footer');
      return content && 'menus' in content ? content : emptyFooter;
    },
    popularSearches: async () => {
      const content = await contentOf('popular-searches');
      return content && 'groups' in content ? content : { groups: [] };
    },
    mirrorFinder: async () => {
      const content = await contentOf('product-finder');
      return content && 'steps' in content ? content : { steps: [], mapping: [] };
    },
  };
}

/** Whose site it is; undefined before it was imported. */
export type BrandSource = () => Promise<BrandContent | undefined>;

export const databaseBrand =
  (db: Database): BrandSource =>
  async () =>
    (await db.select().from(brand).limit(1))[0];
