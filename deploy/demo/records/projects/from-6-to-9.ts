import type { ProjectRecord } from '../project-record.ts';
import { words } from '../words.ts';

export const from6to9: ProjectRecord[] = [
  {
    surface: '6-a-9',
    familySituation: 'seul',
    inspiration: 'bain-de-foret',
    heading: words(
      'Une clairière à soi',
      'Een open plek voor uzelf',
      'A clearing of your own',
      'Eine Lichtung für sich',
    ),
    note: words(
      'Quatre-vingt-dix centimètres de chêne fumé, et de la place pour ne rien y poser.',
      'Negentig centimeter gerookt eiken, en plaats om er niets op te zetten.',
      'Ninety centimetres of smoked oak, and room to put nothing on it.',
      'Neunzig Zentimeter Räuchereiche, und Platz, um nichts darauf abzustellen.',
    ),
    products: ['RV-11090', 'RV-8055', 'RV-11040', 'RV-9140', 'RV-9265'],
  },
  {
    surface: '6-a-9',
    familySituation: 'a-deux',
    inspiration: 'suite-parentale',
    heading: words(
      'Deux vasques, une porte',
      'Twee wastafels, één deur',
      'Two basins, one door',
      'Zwei Becken, eine Tür',
    ),
    note: words(
      'Un mètre quarante à partager, un grand miroir rond pour se dire bonjour dedans.',
      'Een meter veertig om te delen, en een grote ronde spiegel om elkaar goedemorgen te zeggen.',
      'One metre forty to share, and a large round mirror to say good morning in.',
      'Ein Meter vierzig zum Teilen und ein großer runder Spiegel, um sich darin guten Morgen zu sagen.',
    ),
    products: ['RV-6140', 'RV-8110', 'RV-6035', 'RV-9100', 'RV-9235'],
  },
  {
    surface: '6-a-9',
    familySituation: 'a-deux',
    inspiration: 'terre-cuite',
    heading: words('Basse et chaude', 'Laag en warm', 'Low and warm', 'Niedrig und warm'),
    note: words(
      'Un meuble d’argile à hauteur de fenêtre, une niche pour les savons, un tabouret pour la conversation.',
      'Een kleikleurig meubel onder het raam, een nis voor de zepen, een krukje voor het gesprek.',
      'A clay unit at window height, a niche for the soaps, a stool for conversation.',
      'Ein tonfarbenes Möbel auf Fensterhöhe, eine Nische für die Seifen, ein Hocker fürs Gespräch.',
    ),
    products: ['RV-13140', 'RV-8165', 'RV-13040', 'RV-9145', 'RV-9242'],
  },
  {
    surface: '6-a-9',
    familySituation: 'a-deux',
    inspiration: 'jardin-d-hiver',
    heading: words(
      'Deux et quelques fougères',
      'Met twee en enkele varens',
      'Two, and some ferns',
      'Zu zweit, mit ein paar Farnen',
    ),
    note: words(
      'L’étagère du haut est aux plantes, la colonne aux serviettes, le plan à celui qui s’est levé le premier.',
      'De bovenste plank is voor de planten, de kolomkast voor de handdoeken, het blad voor wie eerst opstaat.',
      'The top shelf goes to the plants, the tall unit to the towels, the top to whoever rises first.',
      'Das obere Bord gehört den Pflanzen, der Hochschrank den Handtüchern, die Platte dem, der zuerst aufsteht.',
    ),
    products: ['RV-4120', 'RV-8130', 'RV-4045', 'RV-9110', 'RV-9245'],
  },
  {
    surface: '6-a-9',
    familySituation: 'jeunes-enfants',
    inspiration: 'bord-de-mer',
    heading: words('Retour de plage', 'Terug van het strand', 'Back from the beach', 'Zurück vom Strand'),
    note: words(
      'Des angles ronds pour les courses, des patères basses pour les maillots.',
      'Ronde hoeken voor wie rent, lage haken voor de badpakken.',
      'Round corners for the races, low hooks for the swimsuits.',
      'Runde Ecken für Wettrennen, niedrige Haken für die Badesachen.',
    ),
    products: ['RV-2120', 'RV-8050', 'RV-2045', 'RV-9230', 'RV-9245'],
  },
  {
    surface: '6-a-9',
    familySituation: 'jeunes-enfants',
    inspiration: 'vert-sauge',
    heading: words(
      'Un vert qui se lave',
      'Groen dat tegen water kan',
      'A green that washes',
      'Ein Grün, das sich abwischen lässt',
    ),
    note: words(
      'Deux vasques, une pour l’eau et l’autre pour les projets.',
      'Twee wastafels: één voor water, en één voor de plannen van de kinderen.',
      'Two basins, one for water and one for projects.',
      'Zwei Becken, eines für Wasser und eines für Vorhaben.',
    ),
    products: ['RV-2140', 'RV-8140', 'RV-2040', 'RV-2065'],
  },
  {
    surface: '6-a-9',
    familySituation: 'grands-enfants',
    inspiration: 'esprit-atelier',
    heading: words(
      'Vestiaire et buanderie',
      'Kleedkamer en waskamer',
      'Locker room and laundry',
      'Umkleide und Waschküche',
    ),
    note: words(
      'Un meuble de buanderie pour les tenues de sport, deux vasques pour les matins d’école.',
      'Een waskast voor de sportkleren, twee waskommen voor de schoolochtenden.',
      'A laundry unit for the sports kit, two basins for school mornings.',
      'Ein Wäscheschrank für die Sportsachen, zwei Becken für den Schulmorgen.',
    ),
    products: ['RV-3130', 'RV-8080', 'RV-3260', 'RV-9110', 'RV-9260'],
  },
];
