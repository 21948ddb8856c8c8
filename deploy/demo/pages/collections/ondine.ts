import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'ondine',
  blocks: [
    {
      type: 'EditoCompo1',
      heading: words(
        'Neuf millimètres, cinq couches',
        'Negen millimeter, vijf lagen',
        'Nine millimetres, five coats',
        'Neun Millimeter, fünf Schichten',
      ),
      text: words(
        '<p>Une fraise à bout rond descend dans le panneau et le traverse d’un trait, quatre-vingts fois pour une façade. On ponce entre chaque couche de laque, jusqu’à ce que le doigt glisse dans le creux comme dans de l’eau.</p>',
        '<p>Een ronde frees zakt in het paneel en gaat er in één streep doorheen, tachtig keer per front. Tussen elke laklaag wordt geschuurd, tot de vinger door de groef glijdt als door water.</p>',
        '<p>A round-nosed cutter sinks into the panel and crosses it in one stroke, eighty times for a front. We sand between coats of lacquer, until a finger slides along the hollow as if through water.</p>',
        '<p>Ein runder Fräser senkt sich in die Platte und durchquert sie in einem Zug, achtzigmal pro Front. Zwischen den Lackschichten wird geschliffen, bis der Finger durch die Rille gleitet wie durch Wasser.</p>',
      ),
      image1: show.product('RV-2100'),
      image2: show.finish('sage'),
      image3: show.product('RV-8070'),
      image4: show.product('RV-2045'),
    },
    {
      type: 'DoubleImageLegend',
      image1: show.product('RV-2140'),
      image2: show.product('RV-8140'),
      legend1: words(
        'Ondine 140, prune : la couleur des soirs d’août.',
        'Ondine 140, pruim: de kleur van augustusavonden.',
        'Ondine 140 in plum: the colour of August evenings.',
        'Ondine 140 in Pflaume: die Farbe von Augustabenden.',
      ),
      legend2: words(
        'Le miroir Galet, sans cadre : une flaque au mur.',
        'De spiegel Galet, zonder kader: een plas aan de muur.',
        'The Galet mirror, without a frame: a pool on the wall.',
        'Der Spiegel Galet, ohne Rahmen: eine Pfütze an der Wand.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words('Cinq laques mates', 'Vijf matte lakken', 'Five matt lacquers', 'Fünf Mattlacke'),
      shades: ['sage', 'petrol', 'sand', 'plum', 'white'],
    },
  ],
  closing: {
    type: 'Showroom',
    heading: words('Ondine dans sa lumière', 'Ondine in haar licht', 'Ondine in her light', 'Ondine in ihrem Licht'),
    text: words(
      'Trois pièces où le relief a de quoi s’occuper.',
      'Drie kamers waar het reliëf iets te doen heeft.',
      'Three rooms that keep the relief busy.',
      'Drei Räume, in denen das Relief zu tun hat.',
    ),
    inspirations: ['vert-sauge', 'bord-de-mer', 'bain-de-foret'],
  },
};
