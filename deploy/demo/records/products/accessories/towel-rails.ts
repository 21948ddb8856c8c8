import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';

const rail = { type: 'Accessoire', subType: 'Porte-serviettes' };

export const towelRails: ProductRecord[] = [
  {
    ...rail,
    line: 'porte-serviettes-halle',
    uid: 'RV-9260',
    slug: 'porte-serviettes-halle',
    collection: 'halle',
    size: [60, 6, 8],
    finishes: ['blackMetal', 'brass'],
    heading: words('Porte-serviettes Halle', 'Handdoekrek Halle', 'Halle towel rail', 'Handtuchhalter Halle'),
    description: words(
      'Barre porte-serviettes de 60 cm, métal noir',
      'Handdoekstang van 60 cm, zwart metaal',
      '60 cm towel bar, black metal',
      'Handtuchstange 60 cm, schwarzes Metall',
    ),
    story: words(
      'Une barre, deux points d’appui. Assez loin du mur pour que la serviette sèche vraiment.',
      'Een stang, twee steunpunten. Ver genoeg van de muur om een handdoek echt te laten drogen.',
      'A bar and two points of support, far enough from the wall for a towel to dry properly.',
      'Eine Stange, zwei Auflagen. Weit genug von der Wand, damit ein Handtuch wirklich trocknet.',
    ),
    construction: { kind: 'rail' },
  },
  {
    ...rail,
    line: 'porte-serviettes-halle',
    uid: 'RV-9240',
    slug: 'porte-serviettes-halle-40',
    collection: 'halle',
    size: [40, 6, 8],
    finishes: ['blackMetal', 'steel', 'brass'],
    heading: words(
      'Porte-serviettes Halle 40',
      'Handdoekrek Halle 40',
      'Halle 40 towel rail',
      'Handtuchhalter Halle 40',
    ),
    description: words(
      'Barre porte-serviettes de 40 cm, métal noir',
      'Handdoekstang van 40 cm, zwart metaal',
      '40 cm towel bar, black metal',
      'Handtuchstange 40 cm, schwarzes Metall',
    ),
    story: words(
      'La version courte, pour le flanc d’un meuble ou le dos d’une porte. Une serviette d’invité, pas deux : au-delà, rien ne sèche.',
      'De korte versie, voor de zijkant van een meubel of de achterkant van een deur. Eén gastendoekje, geen twee: anders droogt er niets.',
      'The short one, for the side of a unit or the back of a door. One guest towel, not two: beyond that, nothing dries.',
      'Die kurze Fassung, für die Seite eines Möbels oder die Rückseite einer Tür. Ein Gästetuch, nicht zwei: Sonst trocknet keines.',
    ),
    construction: { kind: 'rail' },
  },
  {
    ...rail,
    line: 'porte-serviettes-nocturne',
    uid: 'RV-9280',
    slug: 'porte-serviettes-nocturne-80',
    collection: 'nocturne',
    size: [80, 6, 9],
    finishes: ['brass', 'copper'],
    heading: words(
      'Porte-serviettes Nocturne',
      'Handdoekrek Nocturne',
      'Nocturne towel rail',
      'Handtuchhalter Nocturne',
    ),
    description: words(
      'Barre porte-serviettes de 80 cm, laiton brossé',
      'Handdoekstang van 80 cm, geborsteld messing',
      '80 cm towel bar, brushed brass',
      'Handtuchstange 80 cm, gebürstetes Messing',
    ),
    story: words(
      'Un tube de laiton de seize millimètres, brossé dans le sens de la longueur. Il prendra la couleur de vos mains ; c’est prévu.',
      'Een messing buis van zestien millimeter, in de lengte geborsteld. Ze neemt de kleur van uw handen aan, en dat is de bedoeling.',
      'A sixteen-millimetre tube of brass, brushed along its length. It will take on the colour of your hands, which is the idea.',
      'Ein Messingrohr von sechzehn Millimetern, der Länge nach gebürstet. Mit der Zeit nimmt es die Farbe Ihrer Hände an, und so ist es gedacht.',
    ),
    construction: { kind: 'rail' },
  },
];
