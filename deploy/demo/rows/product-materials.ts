import type { Localised, ProductMaterialContent } from '../../content-api/content.ts';
import { type Finish, finishes } from '../records/finishes.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { shadeGroups } from '../records/shades.ts';
import { washbasins } from '../records/washbasins.ts';
import { words } from '../records/words.ts';

/** The finishes of a product, the one in its picture first. */
export const finishesOf = (record: ProductRecord): Finish[] => record.finishes.map((name) => finishes[name]);

/** What a product is made of: the materials of its finishes with their colours by name, then its washbasins' and the others. */
export function productMaterials(record: ProductRecord): ProductMaterialContent[] {
  const ofWashbasins = washbasinShades(record).map(({ material, shades }) => [material, shades.length] as const);
  const others = new Map([...Object.entries(record.otherMaterials ?? {}), ...ofWashbasins]);
  const ofFinishes = Map.groupBy(finishesOf(record), ({ material }) => material);
  return [
    ...[...ofFinishes].map(([material, group]) => ({
      material,
      colorCount: Math.max(group.length, record.otherMaterials?.[material] ?? 0),
      finishCount: 1,
      summary: listed(group.map(({ name }) => name)),
    })),
    ...[...others]
      .filter(([material]) => !ofFinishes.has(material))
      .map(([material, colorCount]) => ({ material, colorCount })),
  ];
}

/**
 * The shades of the washbasins that a product can carry, by their material: those in the washbasins' pictures, and as many
 * more as its record counts.
 */
export function washbasinShades(record: ProductRecord): { material: string; shades: string[] }[] {
  const shown = (record.washbasins ?? []).flatMap((id) => washbasins.find((basin) => basin.id === id) ?? []);
  if (shown.length === 0) return [];
  return shadeGroups.flatMap((group) => {
    const material = group.id.replace('vasque-', '');
    const all = group.shades.map(({ id }) => id);
    const pictured = new Set(shown.map(({ drawing }) => drawing.shade).filter((id) => all.includes(id)));
    if (pictured.size === 0) return [];
    const count = Math.max(pictured.size, record.otherMaterials?.[material] ?? 0);
    return [{ material, shades: [...new Set([...pictured, ...all])].slice(0, count) }];
  });
}

const listed = (names: Localised[]): Localised => {
  const inLanguage = (language: 'fr' | 'nl' | 'en' | 'de') => names.map((name) => name[language] ?? name.fr).join(', ');
  return words(inLanguage('fr'), inLanguage('nl'), inLanguage('en'), inLanguage('de'));
};
