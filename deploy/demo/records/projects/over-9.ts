import type { ProjectRecord } from '../project-record.ts';
import { words } from '../words.ts';

export const over9: ProjectRecord[] = [
  {
    surface: 'plus-de-9',
    familySituation: 'a-deux',
    inspiration: 'suite-parentale',
    heading: words(
      'Un mètre quatre-vingts de noyer',
      'Een meter tachtig notenhout',
      'One metre eighty of walnut',
      'Ein Meter achtzig Nussbaum',
    ),
    note: words(
      'Assez long pour ne jamais parler de la place de la brosse à dents.',
      'Lang genoeg om nooit over de plaats van de tandenborstel te praten.',
      'Long enough never to discuss where the toothbrush goes.',
      'Lang genug, um nie über den Platz der Zahnbürste zu sprechen.',
    ),
    products: ['RV-6180', 'RV-8110', 'RV-6035', 'RV-6040', 'RV-9280', 'RV-9235'],
  },
  {
    surface: 'plus-de-9',
    familySituation: 'a-deux',
    inspiration: 'terre-cuite',
    heading: words('Une pièce à l’ombre', 'Een kamer in de schaduw', 'A room in the shade', 'Ein Raum im Schatten'),
    note: words(
      'Deux meubles bas se répondent d’un mur à l’autre, comme des bancs.',
      'Twee lage meubelen antwoorden elkaar van muur tot muur, als banken.',
      'Two low units answer each other from wall to wall, like benches.',
      'Zwei niedrige Möbel antworten einander von Wand zu Wand, wie Bänke.',
    ),
    products: ['RV-13180', 'RV-8165', 'RV-13125', 'RV-13040', 'RV-9242'],
  },
  {
    surface: 'plus-de-9',
    familySituation: 'jeunes-enfants',
    inspiration: 'maison-de-famille',
    heading: words('La grande toilette', 'De grote wasbeurt', 'The big wash', 'Die große Wäsche'),
    note: words(
      'Un mètre soixante de chêne massif, et quatre patères que chacun reconnaît.',
      'Een meter zestig massief eiken, en vier haken die iedereen herkent.',
      'One metre sixty of solid oak, and four hooks that everyone knows.',
      'Ein Meter sechzig massive Eiche und vier Haken, die jeder kennt.',
    ),
    products: ['RV-4160', 'RV-8130', 'RV-4045', 'RV-4040', 'RV-9230', 'RV-9245'],
  },
  {
    surface: 'plus-de-9',
    familySituation: 'grands-enfants',
    inspiration: 'sous-les-toits',
    heading: words(
      'L’étage des adolescents',
      'De verdieping van de tieners',
      'The teenagers’ floor',
      'Das Stockwerk der Jugendlichen',
    ),
    note: words(
      'Un meuble sur mesure sous la pente, un miroir d’un mètre quatre-vingts : on y tient à trois, sans se parler.',
      'Een meubel op maat onder het dak, een spiegel van een meter tachtig: er passen er drie voor, zonder te praten.',
      'A made-to-measure unit under the slope, a mirror of one metre eighty: room for three, not speaking.',
      'Ein Möbel nach Maß unter der Schräge, ein Spiegel von einem Meter achtzig: Platz für drei, die nicht miteinander reden.',
    ),
    products: ['RV-7160', 'RV-8195', 'RV-7050', 'RV-7090'],
  },
  {
    surface: 'plus-de-9',
    familySituation: 'grands-enfants',
    inspiration: 'bain-de-foret',
    heading: words(
      'Le calme après la douche',
      'Rust na de douche',
      'Calm after the shower',
      'Die Ruhe nach der Dusche',
    ),
    note: words(
      'Deux vasques, deux arches, et des rangements en bois fumé où l’on ne retrouve que ses affaires.',
      'Twee wastafels, twee bogen, en kasten in gerookt hout waarin ieder zijn eigen spullen vindt.',
      'Two basins, two arches, and smoked-wood storage in which you find only your own things.',
      'Zwei Becken, zwei Bögen und Stauraum aus Räuchereiche, in dem jeder nur seine eigenen Sachen findet.',
    ),
    products: ['RV-11140', 'RV-8075', 'RV-11040', 'RV-11045', 'RV-9265'],
  },
];
