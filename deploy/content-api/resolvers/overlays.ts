import type { Context } from '../context.ts';
import type { ProductRecord } from '../sources/index.ts';
import type { HandleCategoryRecord, HandleRecord, ShadeGroupRecord, ShadeRecord } from '../sources/overlays.ts';
import { addressOf } from './address.ts';
import { localised } from './localised.ts';

export interface ShadesOfGroup extends ShadeGroupRecord {
  materials: ShadeRecord[];
}

export interface HandlesOfCategory extends HandleCategoryRecord {
  handles: HandleRecord[];
}

export const Overlays = {
  overlayDimensions: async ({ line }: ProductRecord, _args: unknown, { lines }: Context) => {
    const sizes = line === null ? [] : await lines.load(line);
    return sizes.length > 1 ? sizes : [];
  },

  overlayNuancier: async ({ shades }: ProductRecord, _args: unknown, { sources }: Context) => {
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

  overlayHandles: async ({ handles: ids }: ProductRecord, _args: unknown, { sources }: Context) => {
    const rows = await sources.overlays.handlesWithCategories(ids);
    const categories = new Map<string, HandlesOfCategory>();
    for (const { handle, category } of rows) {
      const { handles } = categories.get(category.id) ?? { handles: [] };
      categories.set(category.id, { ...category, handles: [...handles, handle] });
    }
    return [...categories.values()];
  },

  overlayVasques: ({ washbasins }: ProductRecord, _args: unknown, { sources }: Context) =>
    sources.overlays.washbasins(washbasins),
};

export const NuancierGroup = { name: localised('name') };

export const NuancierMaterial = {
  name: localised('name'),
  colorName: localised('colorName'),
  finishName: localised('finishName'),
};

export const HandleCategory = { heading: localised('heading') };

export const Handle = { heading: localised('heading') };

export const Vasque = {
  heading: localised('heading'),
  description: localised('description'),
  link: ({ link }: { link: string | null }, _args: unknown, context: Context) =>
    link === null ? undefined : addressOf(link, context),
};
