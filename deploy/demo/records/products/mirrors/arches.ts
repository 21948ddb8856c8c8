import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror, named } from './mirror.ts';

const arch = { ...mirror, subType: 'Organique' };

export const archMirrors: ProductRecord[] = [
  {
    ...arch,
    line: 'miroir-arche',
    uid: 'RV-8160',
    slug: 'miroir-arche',
    collection: 'brume',
    size: [60, 100, 3],
    finishes: ['brass', 'blackMetal'],
    heading: named('Arche'),
    description: words(
      'Miroir en arche, fin cadre laiton',
      'Boogspiegel, fijn messing kader',
      'Arched mirror, slim brass frame',
      'Bogenspiegel, schmaler Messingrahmen',
    ),
    story: words(
      'Une fenêtre ouverte sur la pièce d’à côté. L’arche donne de la hauteur aux murs qui en manquent.',
      'Een venster op de kamer ernaast. De boog geeft hoogte aan muren die er te weinig hebben.',
      'A window on to the room next door. The arch lends height to walls that were given too little.',
      'Ein Fenster zum Raum nebenan. Der Bogen gibt Wänden die Höhe, die ihnen fehlt.',
    ),
    construction: { kind: 'mirror', shape: 'arch', framed: true },
  },
  {
    ...arch,
    line: 'miroir-lisiere',
    uid: 'RV-8055',
    slug: 'miroir-lisiere-50',
    collection: 'lisiere',
    size: [50, 105, 4],
    finishes: ['smokedOak', 'oak'],
    heading: named('Lisière 50'),
    description: words(
      'Miroir en arche élancée, cadre en chêne fumé',
      'Slanke boogspiegel, kader in gerookt eiken',
      'Slender arched mirror, smoked oak frame',
      'Schlanker Bogenspiegel, Rahmen aus Räuchereiche',
    ),
    story: words(
      'Le cintre est taillé dans cinq pièces de chêne, collées puis tournées d’un seul profil. Étroit comme un sentier, il trouve sa place entre deux portes.',
      'De boog bestaat uit vijf stukken eiken, verlijmd en dan in één profiel gefreesd. Smal als een bospad vindt hij zijn plek tussen twee deuren.',
      'The curve is cut from five pieces of oak, glued, then shaped to a single profile. Narrow as a path, it finds its place between two doors.',
      'Der Bogen besteht aus fünf Stücken Eiche, verleimt und in einem Profil gefräst. Schmal wie ein Waldweg findet er zwischen zwei Türen seinen Platz.',
    ),
    construction: { kind: 'mirror', shape: 'arch', framed: true },
  },
  {
    ...arch,
    line: 'miroir-lisiere',
    uid: 'RV-8075',
    slug: 'miroir-lisiere-75',
    collection: 'lisiere',
    size: [75, 120, 4],
    finishes: ['smokedOak', 'oak'],
    heading: named('Lisière 75'),
    description: words(
      'Grand miroir en arche, cadre en chêne fumé, rétroéclairé, antibuée',
      'Grote boogspiegel, kader in gerookt eiken, achtergrondverlichting, anticondens',
      'Large arched mirror, smoked oak frame, backlit, anti-fog',
      'Großer Bogenspiegel, Rahmen aus Räuchereiche, hinterleuchtet, beschlagfrei',
    ),
    story: words(
      'À cette largeur, l’arche devient porte : la lumière passe derrière le chêne et dessine la voûte sur le mur. Les grands y voient leurs épaules.',
      'Op deze breedte wordt de boog een poort: het licht loopt achter het eiken door en tekent het gewelf op de muur. Wie groot is, ziet er ook zijn schouders in.',
      'At this width the arch becomes a doorway: light slips behind the oak and draws the vault on the wall. Tall people get to see their shoulders.',
      'In dieser Breite wird der Bogen zum Tor: Licht gleitet hinter die Eiche und zeichnet das Gewölbe an die Wand. Auch große Menschen sehen ihre Schultern.',
    ),
    construction: { kind: 'mirror', shape: 'arch', lit: true, framed: true },
  },
];
