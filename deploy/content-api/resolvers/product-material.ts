import type { ProductMaterialContent } from '../content.ts';
import type { Context } from '../context.ts';
import { textIn } from '../language.ts';
import { otherLanguage } from '../text-languages.ts';
import { localised } from './localised.ts';

export const ProductMaterial = {
  name: async ({ material: value }: ProductMaterialContent, _args: unknown, { materials, language }: Context) => {
    const material = await materials.load(value);
    return material ? textIn(language, material.name) : value;
  },
  nameLanguage: async ({ material: value }: ProductMaterialContent, _args: unknown, { materials, language }: Context) =>
    otherLanguage(language, (await materials.load(value))?.name),
  summary: localised('summary'),
};
