import type { ProjectRecord } from '../project-record.ts';
import { words } from '../words.ts';

export const under4: ProjectRecord[] = [
  {
    surface: 'moins-de-4',
    familySituation: 'seul',
    inspiration: 'ambiance-du-matin',
    heading: words('Le matin, en solo', 'De ochtend, alleen', 'The morning, solo', 'Der Morgen, allein'),
    note: words(
      'Un tiroir à soi, une tablette pour la tasse, et la fenêtre pour le reste.',
      'Een lade voor uzelf, een plank voor het kopje, en het raam voor de rest.',
      'One drawer of your own, a shelf for the cup, and the window for the rest.',
      'Eine Schublade für sich, ein Bord für die Tasse und das Fenster für den Rest.',
    ),
    products: ['RV-1060', 'RV-8065', 'RV-9060', 'RV-1240', 'RV-9238'],
  },
  {
    surface: 'moins-de-4',
    familySituation: 'seul',
    inspiration: 'petite-salle-de-bains',
    heading: words(
      'Quarante centimètres suffisent',
      'Veertig centimeter volstaat',
      'Forty centimetres will do',
      'Vierzig Zentimeter genügen',
    ),
    note: words(
      'La plus petite vasque de la maison, et tout ce qu’il faut autour.',
      'De kleinste wastafel van ons huis, met alles wat erbij hoort.',
      'The smallest basin we make, and everything it needs around it.',
      'Das kleinste Becken unseres Hauses und alles, was dazugehört.',
    ),
    products: ['RV-12040', 'RV-8045', 'RV-12035', 'RV-9232', 'RV-9045'],
  },
  {
    surface: 'moins-de-4',
    familySituation: 'seul',
    inspiration: 'nuit-encre',
    heading: words('La chambre noire', 'De donkere kamer', 'The dark room', 'Die Dunkelkammer'),
    note: words(
      'Trois mètres carrés d’encre, un cercle de laiton, et personne pour trouver cela petit.',
      'Drie vierkante meter inkt, een cirkel van messing, en niemand die het klein vindt.',
      'Three square metres of ink, a circle of brass, and nobody to call it small.',
      'Drei Quadratmeter Tinte, ein Kreis aus Messing, und niemand, der es klein findet.',
    ),
    products: ['RV-6080', 'RV-8060', 'RV-6040', 'RV-9235'],
  },
  {
    surface: 'moins-de-4',
    familySituation: 'a-deux',
    inspiration: 'bord-de-mer',
    heading: words('Deux dans une cabine', 'Met twee in een kajuit', 'Two in a cabin', 'Zu zweit in der Kajüte'),
    note: words(
      'Une armoire à deux portes au-dessus de la vasque : à chacun son côté, à tous le miroir.',
      'Een kast met twee deuren boven de wastafel: ieder zijn kant, de spiegel voor allebei.',
      'A two-door cabinet above the basin: a side for each, the mirror for both.',
      'Ein Schrank mit zwei Türen über dem Becken: jedem eine Seite, der Spiegel für beide.',
    ),
    products: ['RV-12060', 'RV-8185', 'RV-12030', 'RV-9045', 'RV-9232'],
  },
  {
    surface: 'moins-de-4',
    familySituation: 'a-deux',
    inspiration: 'sous-les-toits',
    heading: words(
      'À deux sous la poutre',
      'Samen onder de balk',
      'Together under the beam',
      'Zu zweit unter dem Balken',
    ),
    note: words(
      'Un tiroir mince pour laisser passer les genoux, un meuble bas là où la pente descend.',
      'Een slanke lade die de knieën doorlaat, en een lage kast waar het dak zakt.',
      'A slim drawer that lets knees by, and a low unit where the slope comes down.',
      'Eine schmale Schublade, an der die Knie vorbeikommen, und ein Unterschrank, wo die Schräge beginnt.',
    ),
    products: ['RV-1580', 'RV-8080', 'RV-1065', 'RV-9060'],
  },
  {
    surface: 'moins-de-4',
    familySituation: 'jeunes-enfants',
    inspiration: 'salle-d-eau-des-enfants',
    heading: words(
      'Petite pièce, grand tabouret',
      'Kleine kamer, groot krukje',
      'Small room, tall stool',
      'Kleiner Raum, großer Hocker',
    ),
    note: words(
      'Tout se range à leur hauteur, sauf ce qui ne doit pas l’être.',
      'Alles heeft zijn plaats op hun hoogte, behalve wat daar niet hoort.',
      'Everything is stored at their height, except what should not be.',
      'Alles hat seinen Platz auf ihrer Höhe, außer dem, was dort nicht hingehört.',
    ),
    products: ['RV-5060', 'RV-5030', 'RV-9245', 'RV-9230', 'RV-9040'],
  },
];
