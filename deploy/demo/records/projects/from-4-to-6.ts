import type { ProjectRecord } from '../project-record.ts';
import { words } from '../words.ts';

export const from4to6: ProjectRecord[] = [
  {
    surface: '4-a-6',
    familySituation: 'seul',
    inspiration: 'vert-sauge',
    heading: words('Un vert pour soi', 'Groen voor uzelf', 'A green of your own', 'Ein Grün für sich'),
    note: words(
      'Une colonne, un meuble, un miroir sans bord : la couleur fait le reste.',
      'Een kolomkast, een meubel, een spiegel zonder rand: de kleur doet de rest.',
      'A tall unit, a washbasin, a mirror without an edge: the colour does the rest.',
      'Ein Hochschrank, ein Waschtisch, ein Spiegel ohne Rand: Den Rest macht die Farbe.',
    ),
    products: ['RV-2080', 'RV-8070', 'RV-2040', 'RV-9240'],
  },
  {
    surface: '4-a-6',
    familySituation: 'seul',
    inspiration: 'esprit-atelier',
    heading: words('L’établi du matin', 'De werkbank van de ochtend', 'The morning bench', 'Die Werkbank am Morgen'),
    note: words(
      'Tout pend, tout se voit, et le blaireau aussi a son clou.',
      'Alles hangt, alles is te zien, en ook het scheergerei heeft zijn haak.',
      'Everything hangs, everything shows, and even the shaving brush has its nail.',
      'Alles hängt, alles ist zu sehen, und auch der Rasierpinsel hat seinen Haken.',
    ),
    products: ['RV-3090', 'RV-8080', 'RV-9080', 'RV-9260', 'RV-9230'],
  },
  {
    surface: '4-a-6',
    familySituation: 'a-deux',
    inspiration: 'ambiance-du-matin',
    heading: words(
      'Deux réveils, une fenêtre',
      'Twee wekkers, één raam',
      'Two alarm clocks, one window',
      'Zwei Wecker, ein Fenster',
    ),
    note: words(
      'Un plan de quatre-vingt-dix : assez large pour que l’un se rase pendant que l’autre cherche ses lunettes.',
      'Een blad van negentig: breed genoeg om te scheren terwijl de ander de bril zoekt.',
      'A top of ninety: wide enough for one to shave while the other looks for the glasses.',
      'Eine Platte von neunzig: breit genug, dass einer sich rasiert, während der andere die Brille sucht.',
    ),
    products: ['RV-1090', 'RV-8065', 'RV-1035', 'RV-9090', 'RV-9245'],
  },
  {
    surface: '4-a-6',
    familySituation: 'a-deux',
    inspiration: 'ambiance-du-soir',
    heading: words(
      'Rentrer tard, tous les deux',
      'Samen laat thuis',
      'Home late, the two of you',
      'Spät nach Hause, zu zweit',
    ),
    note: words(
      'Du noyer, une lampe basse, et une barre de laiton assez longue pour deux serviettes.',
      'Notenhout, een lage lamp en een messing stang die lang genoeg is voor twee handdoeken.',
      'Walnut, a low lamp, and a brass rail long enough for two towels.',
      'Nussbaum, eine niedrige Lampe und eine Messingstange, lang genug für zwei Handtücher.',
    ),
    products: ['RV-6100', 'RV-8060', 'RV-6035', 'RV-9100', 'RV-9280'],
  },
  {
    surface: '4-a-6',
    familySituation: 'a-deux',
    inspiration: 'blanc-sur-blanc',
    heading: words(
      'Deux blancs qui s’entendent',
      'Twee witten die overeenkomen',
      'Two whites that get along',
      'Zweimal Weiß, das sich versteht',
    ),
    note: words(
      'Rien sur le plan, tout derrière les portes : le calme, à cinq mètres carrés près.',
      'Niets op het blad, alles achter de deuren: rust, op een paar vierkante meter.',
      'Nothing on the top, everything behind doors: calm, in a handful of square metres.',
      'Nichts auf der Platte, alles hinter Türen: Ruhe, auf wenigen Quadratmetern.',
    ),
    products: ['RV-1090', 'RV-8180', 'RV-1045', 'RV-1065'],
  },
  {
    surface: '4-a-6',
    familySituation: 'jeunes-enfants',
    inspiration: 'salle-d-eau-des-enfants',
    heading: words(
      'Les dents, à trois',
      'Tanden poetsen met z’n drieën',
      'Three at the toothbrushes',
      'Zähneputzen zu dritt',
    ),
    note: words(
      'Quatre-vingts centimètres de plan, un miroir qui descend assez bas, un tabouret qui se partage.',
      'Tachtig centimeter blad, een spiegel die laag genoeg komt, een krukje om te delen.',
      'Eighty centimetres of top, a mirror that reaches low enough, a stool to share.',
      'Achtzig Zentimeter Platte, ein Spiegel, der tief genug reicht, ein Hocker zum Teilen.',
    ),
    products: ['RV-5080', 'RV-8160', 'RV-5035', 'RV-9245', 'RV-9230'],
  },
  {
    surface: '4-a-6',
    familySituation: 'jeunes-enfants',
    inspiration: 'maison-de-famille',
    heading: words('Un bois qui pardonne', 'Hout dat vergeeft', 'Wood that forgives', 'Holz, das verzeiht'),
    note: words(
      'Les feutres s’effacent au savon, les bateaux de bain tiennent dans la demi-colonne.',
      'Stiften gaan weg met zeep, badbootjes passen in de halfhoge kast.',
      'Felt-tip comes off with soap, and the bath boats fit in the half-height unit.',
      'Filzstift geht mit Seife weg, und die Badeboote passen in den Halbhochschrank.',
    ),
    products: ['RV-4100', 'RV-8090', 'RV-4040', 'RV-9230', 'RV-9245'],
  },
  {
    surface: '4-a-6',
    familySituation: 'grands-enfants',
    inspiration: 'loft-et-metal',
    heading: words('L’heure de pointe', 'Spitsuur', 'Rush hour', 'Stoßzeit'),
    note: words(
      'Des étagères ouvertes : plus personne ne demande où sont les serviettes.',
      'Open planken: niemand vraagt nog waar de handdoeken liggen.',
      'Open shelves: nobody asks where the towels are any more.',
      'Offene Regale: Niemand fragt mehr, wo die Handtücher sind.',
    ),
    products: ['RV-3110', 'RV-8052', 'RV-3040', 'RV-9110', 'RV-9260'],
  },
];
