import type { Language } from 'shared/i18n';

/** The colour families that products can be narrowed by: the French key, and the name that visitors read. */
export const colorFamilies: ReadonlyMap<string, Record<Language, string>> = new Map([
  ['blanc', { fr: 'Blanc', nl: 'Wit', en: 'White', de: 'Weiß' }],
  ['beige', { fr: 'Beige', nl: 'Beige', en: 'Beige', de: 'Beige' }],
  ['bois', { fr: 'Bois', nl: 'Hout', en: 'Wood', de: 'Holz' }],
  ['marron', { fr: 'Marron', nl: 'Bruin', en: 'Brown', de: 'Braun' }],
  ['gris', { fr: 'Gris', nl: 'Grijs', en: 'Grey', de: 'Grau' }],
  ['noir', { fr: 'Noir', nl: 'Zwart', en: 'Black', de: 'Schwarz' }],
  ['bleu', { fr: 'Bleu', nl: 'Blauw', en: 'Blue', de: 'Blau' }],
  ['vert', { fr: 'Vert', nl: 'Groen', en: 'Green', de: 'Grün' }],
  ['jaune', { fr: 'Jaune', nl: 'Geel', en: 'Yellow', de: 'Gelb' }],
  ['orange', { fr: 'Orange', nl: 'Oranje', en: 'Orange', de: 'Orange' }],
  ['rouge', { fr: 'Rouge', nl: 'Rood', en: 'Red', de: 'Rot' }],
  ['rose', { fr: 'Rose', nl: 'Roze', en: 'Pink', de: 'Rosa' }],
  ['violet', { fr: 'Violet', nl: 'Paars', en: 'Purple', de: 'Violett' }],
  ['doré', { fr: 'Doré', nl: 'Goud', en: 'Gold', de: 'Gold' }],
  ['cuivré', { fr: 'Cuivré', nl: 'Koper', en: 'Copper', de: 'Kupfer' }],
  ['argenté', { fr: 'Argenté', nl: 'Zilver', en: 'Silver', de: 'Silber' }],
  ['multicolore', { fr: 'Multicolore', nl: 'Meerkleurig', en: 'Multicolour', de: 'Mehrfarbig' }],
]);

/** The key that a colour counts as: `brun` is another word for `marron`. */
export const colorFamilyOf = (key: string): string => (key === 'brun' ? 'marron' : key);
