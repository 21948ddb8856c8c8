import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'brume',
  blocks: [
    {
      type: 'MeaL',
      position: 'left',
      backgroundColor: '#E6DFD9',
      heading: words(
        'Un compartiment pour chaque chose',
        'Een vakje voor elk ding',
        'A compartment for each thing',
        'Ein Fach für jedes Ding',
      ),
      text: words(
        '<p>Les séparateurs se déplacent par crans de quatre centimètres. On commence par tout ranger par personne, on finit par tout ranger par taille, et le tiroir a raison dans les deux cas.</p>',
        '<p>De tussenschotten verschuift u per vier centimeter. U begint alles per persoon op te ruimen, u eindigt met alles per maat, en de lade geeft u beide keren gelijk.</p>',
        '<p>The dividers move in steps of four centimetres. You begin by sorting by person, you end by sorting by size, and the drawer agrees with you both times.</p>',
        '<p>Die Trennstege lassen sich in Schritten von vier Zentimetern versetzen. Man beginnt, nach Personen zu ordnen, endet bei Größen, und die Schublade gibt einem beide Male recht.</p>',
      ),
      image: show.product('RV-5080'),
      picto: '/pictures/icons/collection-brume-dark.svg',
      cta: {
        to: '/article/cinq-metres-carres',
        label: words(
          'Vivre avec cinq mètres carrés',
          'Leven met vijf vierkante meter',
          'Living with five square metres',
          'Leben mit fünf Quadratmetern',
        ),
      },
    },
    {
      type: 'EditoTwoThird',
      heading: words(
        'Une couleur qui recule',
        'Een kleur die wijkt',
        'A colour that steps back',
        'Eine Farbe, die zurücktritt',
      ),
      text: words(
        '<p>Un ton poudré et un mur proche se confondent à deux mètres. L’œil ne trouve plus l’arête du meuble, et la pièce gagne ce que le mètre refuse de lui donner.</p>',
        '<p>Een poederige tint en een muur van dichtbij vloeien op twee meter in elkaar over. Het oog vindt de rand van het meubel niet meer, en de kamer wint wat de meter haar niet gunt.</p>',
        '<p>At two metres a powdery shade and a wall close to it merge. The eye can no longer find the edge of the unit, and the room gains what the tape measure refuses it.</p>',
        '<p>Aus zwei Metern verschwimmen ein pudriger Ton und eine ähnliche Wand. Das Auge findet die Kante des Möbels nicht mehr, und der Raum gewinnt, was das Maßband ihm verweigert.</p>',
      ),
      image: {
        ...show.product('RV-5100'),
        hotspots: [productHotspot('RV-5100', 50, 66)],
        legend: words('Brume 100, rose argile', 'Brume 100, kleiroze', 'Brume 100, clay pink', 'Brume 100, Tonrosa'),
      },
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les teintes du petit matin',
        'De tinten van de vroege ochtend',
        'Shades of early morning',
        'Die Töne des frühen Morgens',
      ),
      shades: ['fog', 'blush', 'sand', 'sage'],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words(
      'Brume, en petit comité',
      'Brume, in klein gezelschap',
      'Brume, in a small circle',
      'Brume, im kleinen Kreis',
    ),
    inspirations: ['petite-salle-de-bains', 'salle-d-eau-des-enfants', 'ambiance-du-matin'],
  },
};
