import type { ProductRecord } from '../../product-record.ts';
import { words } from '../../words.ts';

const hooks = { type: 'Accessoire', subType: 'Patères' };

export const wallHooks: ProductRecord[] = [
  {
    ...hooks,
    line: 'pateres-garrigue',
    uid: 'RV-9230',
    slug: 'pateres-garrigue',
    collection: 'garrigue',
    size: [45, 8, 6],
    finishes: ['oak', 'smokedOak'],
    heading: words('Patères Garrigue', 'Wandhaken Garrigue', 'Garrigue wall hooks', 'Wandhaken Garrigue'),
    description: words(
      'Quatre patères tournées sur une barre de chêne',
      'Vier gedraaide haken op een eiken lat',
      'Four turned hooks on an oak rail',
      'Vier gedrechselte Haken auf einer Eichenleiste',
    ),
    story: words(
      'Tournées dans les chutes de nos plateaux. Un peignoir, un chapeau de paille, le sac de plage.',
      'Gedraaid uit reststukken van onze bladen. Voor een badjas, een strohoed, een strandtas.',
      'Turned from the offcuts of our tops. For a bathrobe, a straw hat, the beach bag.',
      'Gedrechselt aus den Resten unserer Platten. Für einen Bademantel, einen Strohhut, die Strandtasche.',
    ),
    construction: { kind: 'hooks', count: 4 },
  },
  {
    ...hooks,
    line: 'pateres-lisiere',
    uid: 'RV-9265',
    slug: 'pateres-lisiere',
    collection: 'lisiere',
    size: [64, 8, 6],
    finishes: ['smokedOak', 'oak'],
    heading: words('Patères Lisière', 'Wandhaken Lisière', 'Lisière wall hooks', 'Wandhaken Lisière'),
    description: words(
      'Cinq patères sur une longue barre de chêne fumé',
      'Vijf haken op een lange lat in gerookt eiken',
      'Five hooks on a long smoked oak rail',
      'Fünf Haken auf einer langen Leiste aus Räuchereiche',
    ),
    story: words(
      'Une pour chacun, et une de plus pour l’ami de passage. Treize centimètres entre deux boutons : les serviettes respirent.',
      'Eén voor ieder, en nog één voor wie blijft slapen. Dertien centimeter tussen twee knoppen: zo kunnen de handdoeken ademen.',
      'One for each of you and one for the friend who stays over. Thirteen centimetres between the pegs, so that the towels can breathe.',
      'Einer für jeden und einer mehr für den Besuch. Dreizehn Zentimeter zwischen den Knöpfen: So können die Handtücher atmen.',
    ),
    construction: { kind: 'hooks', count: 5 },
  },
  {
    ...hooks,
    line: 'pateres-escale',
    uid: 'RV-9232',
    slug: 'pateres-escale',
    collection: 'escale',
    size: [32, 8, 5],
    finishes: ['sage', 'white', 'ochre', 'oak'],
    heading: words('Patères Escale', 'Wandhaken Escale', 'Escale wall hooks', 'Wandhaken Escale'),
    description: words(
      'Trois patères sur une courte barre laquée',
      'Drie haken op een korte gelakte lat',
      'Three hooks on a short lacquered rail',
      'Drei Haken auf einer kurzen lackierten Leiste',
    ),
    story: words(
      'Trente-deux centimètres de mur suffisent, derrière la porte de préférence. Elle se pose aussi à un mètre du sol, à hauteur d’enfant.',
      'Tweeëndertig centimeter muur volstaat, liefst achter de deur. Ook op één meter hoogte hangt ze goed: zo kan een kind erbij.',
      'Thirty-two centimetres of wall will do, preferably behind the door. It also hangs well a metre from the floor, where a child can reach.',
      'Zweiunddreißig Zentimeter Wand genügen, am liebsten hinter der Tür. Einen Meter über dem Boden kommt auch ein Kind heran.',
    ),
    construction: { kind: 'hooks', count: 3 },
  },
];
