import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror, named } from './mirror.ts';

const ligne = { ...mirror, line: 'miroir-ligne', subType: 'Rectangulaire', collection: 'ligne' };

/** Rectangles without a frame that give light from their edge. */
export const ligneMirrors: ProductRecord[] = [
  {
    ...ligne,
    uid: 'RV-8120',
    slug: 'miroir-ligne-120',
    size: [120, 70, 3],
    finishes: ['white'],
    heading: named('Ligne 120'),
    description: words(
      'Miroir rectangulaire, éclairage intégré',
      'Rechthoekige spiegel, geïntegreerde verlichting',
      'Rectangular mirror, integrated lighting',
      'Rechteckiger Spiegel, integrierte Beleuchtung',
    ),
    story: words(
      'La lumière sort du bord même du verre : pas de lampe, pas d’ombre sous les yeux.',
      'Het licht komt uit de rand van het glas zelf: geen lamp, geen schaduw onder de ogen.',
      'The light comes from the very edge of the glass: no lamp, no shadows under the eyes.',
      'Das Licht kommt aus der Kante des Glases selbst: keine Lampe, kein Schatten unter den Augen.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', lit: true },
  },
  {
    ...ligne,
    uid: 'RV-8065',
    slug: 'miroir-ligne-60',
    size: [60, 70, 3],
    finishes: ['white'],
    heading: named('Ligne 60'),
    description: words(
      'Miroir rectangulaire vertical, éclairage intégré, antibuée',
      'Staande rechthoekige spiegel, geïntegreerde verlichting, anticondens',
      'Upright rectangular mirror, integrated lighting, anti-fog',
      'Hochformatiger Spiegel, integrierte Beleuchtung, beschlagfrei',
    ),
    story: words(
      'La largeur d’une vasque simple, un peu plus de hauteur que de largeur, comme un portrait. Le vôtre, tous les matins à sept heures.',
      'Zo breed als een enkele wastafel en net iets hoger, zoals een portret. Het uwe, elke ochtend om zeven uur.',
      'As wide as a single basin and a little taller than wide, like a portrait. Yours, every morning at seven.',
      'So breit wie ein einzelnes Becken und etwas höher als breit, wie ein Porträt. Ihres, jeden Morgen um sieben.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', lit: true },
  },
  {
    ...ligne,
    uid: 'RV-8162',
    slug: 'miroir-ligne-160',
    size: [160, 70, 3],
    finishes: ['white'],
    heading: named('Ligne 160'),
    description: words(
      'Miroir panoramique, éclairage intégré, antibuée',
      'Panoramische spiegel, geïntegreerde verlichting, anticondens',
      'Panoramic mirror, integrated lighting, anti-fog',
      'Panoramaspiegel, integrierte Beleuchtung, beschlagfrei',
    ),
    story: words(
      'D’un mur à l’autre, une seule feuille de verre et une seule ligne de lumière. Deux interrupteurs : chacun règle son côté, et la paix du ménage.',
      'Van muur tot muur één blad glas en één lijn van licht. Met twee schakelaars: ieder regelt zijn kant, en de huiselijke vrede vaart er wel bij.',
      'From wall to wall, one sheet of glass and one line of light. Two switches, so that each side has its own brightness and the house its peace.',
      'Von Wand zu Wand ein einziges Glas und eine einzige Linie aus Licht. Zwei Schalter: Jede Seite regelt ihre Helligkeit, und der Hausfrieden bleibt gewahrt.',
    ),
    construction: { kind: 'mirror', shape: 'rectangle', lit: true },
  },
];
