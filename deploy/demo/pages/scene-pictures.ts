import type { Localised, Picture } from '../../content-api/content.ts';
import { pictureOf } from '../picture-of.ts';
import { words } from '../records/words.ts';

/** The rooms that editorial pages show, wide and upright, with what is to be seen in them. */

interface ScenePictures {
  desktop: Picture;
  mobile: Picture;
}

const scene = (name: string, alt: Localised): ScenePictures => ({
  desktop: pictureOf.scene(name, alt),
  mobile: pictureOf.sceneMobile(name, alt),
});

export const morning = scene(
  'morning',
  words(
    'Une salle de bains claire au matin : un meuble de chêne suspendu, un miroir rond, une branche dans un vase',
    'Een lichte badkamer in de ochtend: een zwevend eiken meubel, een ronde spiegel, een tak in een vaas',
    'A bright bathroom in the morning: a wall-hung oak unit, a round mirror, a branch in a vase',
    'Ein helles Bad am Morgen: ein wandhängendes Eichenmöbel, ein runder Spiegel, ein Zweig in einer Vase',
  ),
);

export const evening = scene(
  'evening',
  words(
    'Une salle de bains le soir : un meuble de noyer, deux miroirs ronds éclairés, un tabouret',
    'Een badkamer in de avond: een meubel in notenhout, twee verlichte ronde spiegels, een kruk',
    'A bathroom in the evening: a walnut unit, two lit round mirrors, a stool',
    'Ein Bad am Abend: ein Möbel aus Nussbaum, zwei beleuchtete runde Spiegel, ein Hocker',
  ),
);

export const workshop = scene(
  'workshop',
  words(
    'L’établi de l’atelier, un tiroir en cours, des planches de chêne et des outils au mur',
    'De werkbank in het atelier, een lade in wording, eiken planken en gereedschap aan de muur',
    'The bench in the workshop, a drawer in the making, oak planks and tools on the wall',
    'Die Werkbank, eine Schublade in Arbeit, Eichenbretter und Werkzeug an der Wand',
  ),
);
