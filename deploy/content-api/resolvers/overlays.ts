import { addressOf } from './addresses.ts';
import type { HandlesOfCategory, ShadesOfGroup } from './parents.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** What opens over the page of a product: its sizes, shades, handles and washbasins. */
export const overlays = {
  Query: {
    overlays: (_root, { extID }, { products }) => products.load(extID),
  },

  Overlays: {
    overlayDimensions: async ({ line }, _args, { lines }) => {
      const sizes = line === null ? [] : await lines.load(line);
      return sizes.length > 1 ? sizes : [];
    },

    overlayNuancier: async ({ shades }, _args, { sources }) => {
      const rows = await sources.overlays.shadesWithGroups(shades);
      const groups = new Map<string, ShadesOfGroup>();
      for (const { shade, group } of rows) {
        const { materials } = groups.get(group.id) ?? { materials: [] };
        groups.set(group.id, { ...group, materials: [...materials, shade] });
      }
      const all = [...groups.values()];
      return {
        vasquesMaterials: all.filter(({ part }) => part === 'vasque'),
        furnitureMaterials: all.filter(({ part }) => part === 'furniture'),
      };
    },

    overlayHandles: async ({ handles: ids }, _args, { sources }) => {
      const rows = await sources.overlays.handlesWithCategories(ids);
      const categories = new Map<string, HandlesOfCategory>();
      for (const { handle, category } of rows) {
        const { handles } = categories.get(category.id) ?? { handles: [] };
        categories.set(category.id, { ...category, handles: [...handles, handle] });
      }
      return [...categories.values()];
    },

    overlayVasques: ({ washbasins }, _args, { sources }) => sources.overlays.washbasins(washbasins),
  },

  Vasque: {
    link: ({ link }, _args, context) => (link === null ? undefined : addressOf(link, context)),
  },
} satisfies Resolvers;
