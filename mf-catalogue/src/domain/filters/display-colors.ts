/**
 * The colours that stand for the French keys of the colour filter; a key that is said twice is its darker
 * shade. `brun` and `marron` are one colour.
 */
const colors = new Map([
  ['bleu', '#3f6288'],
  ['gris', '#96938e'],
  ['bois', '#b98a5b'],
  ['beige', '#dccdb4'],
  ['vert', '#6d8468'],
  ['multicolore', 'conic-gradient(#a3403a, #d9a441, #6d8468, #3f6288, #7a5c86, #a3403a)'],
  ['blanc', '#ffffff'],
  ['rouge', '#a3403a'],
  ['marron', '#5f4330'],
  ['brun', '#5f4330'],
  ['noir', '#1f1d1a'],
  ['jaune', '#e0b84c'],
  ['rose', '#d9a5a0'],
  ['violet', '#7a5c86'],
  ['orange', '#cf7a3a'],
  ['argenté', 'linear-gradient(135deg, #f1f1ef, #a9a9a7 55%, #d8d8d6)'],
  ['cuivré', 'linear-gradient(135deg, #e3b08f, #a8623c 55%, #cf9170)'],
  ['doré', 'linear-gradient(135deg, #ecd9a0, #b08d3c 55%, #d8bd74)'],
  ['bleu,bleu', '#24405e'],
  ['rouge,rouge', '#6f2622'],
]);

/** The CSS background of a colour key; undefined for an unknown key. */
export const displayColor = (key: string): string | undefined => colors.get(key);
