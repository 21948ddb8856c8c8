import type { Language } from 'shared/i18n';

/** The colour families that products can be narrowed by: the French key, and the name that visitors read, as in a list. */
export const colorFamilies: ReadonlyMap<string, Record<Language, string>> = new Map([
  ['blanc', { fr: 'blanc', nl: 'wit', en: 'white', de: 'Weiß' }],
  ['beige', { fr: 'beige', nl: 'beige', en: 'beige', de: 'Beige' }],
  ['bois', { fr: 'bois', nl: 'hout', en: 'wood', de: 'Holz' }],
  ['marron', { fr: 'marron', nl: 'bruin', en: 'brown', de: 'Braun' }],
  ['gris', { fr: 'gris', nl: 'grijs', en: 'grey', de: 'Grau' }],
  ['noir', { fr: 'noir', nl: 'zwart', en: 'black', de: 'Schwarz' }],
  ['bleu', { fr: 'bleu', nl: 'blauw', en: 'blue', de: 'Blau' }],
  ['vert', { fr: 'vert', nl: 'groen', en: 'green', de: 'Grün' }],
  ['jaune', { fr: 'jaune', nl: 'geel', en: 'yellow', de: 'Gelb' }],
  ['orange', { fr: 'orange', nl: 'oranje', en: 'orange', de: 'Orange' }],
  ['rouge', { fr: 'rouge', nl: 'rood', en: 'red', de: 'Rot' }],
  ['rose', { fr: 'rose', nl: 'roze', en: 'pink', de: 'Rosa' }],
  ['violet', { fr: 'violet', nl: 'paars', en: 'purple', de: 'Violett' }],
  ['doré', { fr: 'doré', nl: 'goud', en: 'gold', de: 'Gold' }],
  ['cuivré', { fr: 'cuivré', nl: 'koper', en: 'copper', de: 'Kupfer' }],
  ['argenté', { fr: 'argenté', nl: 'zilver', en: 'silver', de: 'Silber' }],
  ['multicolore', { fr: 'multicolore', nl: 'meerkleurig', en: 'multicolour', de: 'Mehrfarbig' }],
]);

/** The key that a colour counts as: `brun` is another word for `marron`. */
export const colorFamilyOf = (key: string): string => (key === 'brun' ? 'marron' : key);
