import type { Localised } from '../../content.ts';

/** What visitors call the colours of the filter, by its French keys (R232). */
export const colorNames: Record<string, Localised> = {
  bleu: { fr: 'bleu', nl: 'blauw', en: 'blue', de: 'blau' },
  vert: { fr: 'vert', nl: 'groen', en: 'green', de: 'grün' },
  rouge: { fr: 'rouge', nl: 'rood', en: 'red', de: 'rot' },
  rose: { fr: 'rose', nl: 'roze', en: 'pink', de: 'rosa' },
  orange: { fr: 'orange', nl: 'oranje', en: 'orange', de: 'orange' },
  jaune: { fr: 'jaune', nl: 'geel', en: 'yellow', de: 'gelb' },
  violet: { fr: 'violet', nl: 'paars', en: 'purple', de: 'violett' },
  marron: { fr: 'marron', nl: 'bruin', en: 'brown', de: 'braun' },
  brun: { fr: 'brun', nl: 'bruin', en: 'brown', de: 'braun' },
  beige: { fr: 'beige', nl: 'beige', en: 'beige', de: 'beige' },
  bois: { fr: 'bois', nl: 'hout', en: 'wood', de: 'Holz' },
  blanc: { fr: 'blanc', nl: 'wit', en: 'white', de: 'weiß' },
  gris: { fr: 'gris', nl: 'grijs', en: 'grey', de: 'grau' },
  noir: { fr: 'noir', nl: 'zwart', en: 'black', de: 'schwarz' },
  multicolore: { fr: 'multicolore', nl: 'meerkleurig', en: 'multicolour', de: 'mehrfarbig' },
  argenté: { fr: 'argenté', nl: 'zilver', en: 'silver', de: 'silbern' },
  cuivré: { fr: 'cuivré', nl: 'koper', en: 'copper', de: 'kupferfarben' },
  doré: { fr: 'doré', nl: 'goud', en: 'gold', de: 'golden' },
};
