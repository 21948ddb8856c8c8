import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';
import { mirror, named } from './mirror.ts';

const lune = { ...mirror, line: 'miroir-lune', subType: 'Rond' };

/** Circles in a thin metal frame. */
export const luneMirrors: ProductRecord[] = [
  {
    ...lune,
    uid: 'RV-8060',
    slug: 'miroir-lune-60',
    collection: 'nocturne',
    size: [60, 60, 4],
    finishes: ['brass', 'blackMetal'],
    heading: named('Lune 60'),
    description: words(
      'Miroir rond, cadre laiton, lumière tamisée',
      'Ronde spiegel, messing kader, gedempt licht',
      'Round mirror, brass frame, soft light',
      'Runder Spiegel, Messingrahmen, gedämpftes Licht',
    ),
    story: words(
      'Un cercle de laiton et, derrière, un halo réglable d’un geste de la main. De quoi se voir, sans s’éblouir.',
      'Een cirkel van messing met daarachter een krans van licht, te regelen met één handbeweging. Genoeg om uzelf te zien, nooit te fel.',
      'A ring of brass and, behind it, a halo that dims with a wave of the hand. Enough to see by, never enough to squint.',
      'Ein Kreis aus Messing und dahinter ein Lichthof, der sich mit einer Handbewegung dimmen lässt. Hell genug für den Blick, sanft genug für die Augen.',
    ),
    construction: { kind: 'mirror', shape: 'round', lit: true, framed: true },
  },
  {
    ...lune,
    uid: 'RV-8080',
    slug: 'miroir-lune-80',
    collection: 'halle',
    size: [80, 80, 4],
    finishes: ['blackMetal', 'brass'],
    heading: named('Lune 80'),
    description: words(
      'Grand miroir rond, cadre métal noir',
      'Grote ronde spiegel, zwart metalen kader',
      'Large round mirror, black metal frame',
      'Großer runder Spiegel, schwarzer Metallrahmen',
    ),
    story: words(
      'Un trait d’acier noir de six millimètres autour de quatre-vingts centimètres de reflet. Il agrandit la pièce sans prendre la parole.',
      'Een lijn van zwart staal, zes millimeter dik, rond tachtig centimeter spiegelglas. Hij maakt de kamer groter zonder de aandacht op te eisen.',
      'Six millimetres of black steel drawn around eighty centimetres of glass. It makes the room larger and keeps quiet about it.',
      'Sechs Millimeter schwarzer Stahl um achtzig Zentimeter Spiegelglas. Er macht den Raum größer und verliert kein Wort darüber.',
    ),
    construction: { kind: 'mirror', shape: 'round', framed: true },
  },
  {
    ...lune,
    uid: 'RV-8045',
    slug: 'miroir-lune-45',
    collection: 'escale',
    size: [45, 45, 4],
    finishes: ['blackMetal', 'brass', 'steel'],
    heading: named('Lune 45'),
    description: words(
      'Petit miroir rond, cadre métal noir',
      'Kleine ronde spiegel, zwart metalen kader',
      'Small round mirror, black metal frame',
      'Kleiner runder Spiegel, schwarzer Metallrahmen',
    ),
    story: words(
      'Un hublot pour le lave-mains, là où le mur ne laisse qu’un demi-mètre. Une applique à côté, et le visage est éclairé comme il faut.',
      'Een patrijspoort boven het fonteintje, waar de muur maar een halve meter overlaat. Met een wandlamp ernaast valt het licht precies op het gezicht.',
      'A porthole over the hand basin, where the wall spares half a metre at most. Hang a wall light beside it and a face is properly lit.',
      'Ein Bullauge über dem Handwaschbecken, wo die Wand kaum einen halben Meter hergibt. Eine Wandleuchte daneben, und das Gesicht bekommt sein Licht.',
    ),
    construction: { kind: 'mirror', shape: 'round', framed: true },
  },
  {
    ...lune,
    uid: 'RV-8110',
    slug: 'miroir-lune-110',
    collection: 'nocturne',
    size: [110, 110, 4],
    finishes: ['brass', 'blackMetal', 'copper'],
    heading: named('Lune 110'),
    description: words(
      'Très grand miroir rond, rétroéclairé, antibuée',
      'Extra grote ronde spiegel, achtergrondverlichting, anticondens',
      'Extra-large round mirror, backlit, anti-fog',
      'Sehr großer runder Spiegel, hinterleuchtet, beschlagfrei',
    ),
    story: words(
      'Pleine lune au-dessus d’une double vasque : deux visages y tiennent sans se pousser. Le film chauffant chasse la buée en trois minutes.',
      'Volle maan boven een dubbele wastafel: twee gezichten passen erin zonder dringen. De verwarmingsfolie jaagt de damp in drie minuten weg.',
      'A full moon over a double basin, with room for two faces and no elbows. The heating film clears the steam in three minutes.',
      'Vollmond über dem Doppelwaschtisch: Zwei Gesichter finden Platz, ohne zu drängeln. Die Heizfolie vertreibt den Beschlag in drei Minuten.',
    ),
    construction: { kind: 'mirror', shape: 'round', lit: true, framed: true },
  },
];
