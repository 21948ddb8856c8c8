import type { SurfaceRecord } from './project-record.ts';
import { words } from './words.ts';

/** The surfaces that the project configurator offers. */
export const surfaces: SurfaceRecord[] = [
  {
    id: 'moins-de-4',
    name: words('Moins de 4 m²', 'Minder dan 4 m²', 'Under 4 m²', 'Unter 4 m²'),
    plan: [150, 220],
    alt: words(
      'Plan d’une petite pièce : une vasque, une douche',
      'Plan van een kleine kamer: een wastafel, een douche',
      'Plan of a small room: a basin, a shower',
      'Plan eines kleinen Raums: ein Becken, eine Dusche',
    ),
    advice: words(
      '<h2>Moins de quatre mètres carrés</h2><p>Ici, c’est la profondeur qui décide. Gardez soixante centimètres de passage devant le meuble, puis soustrayez : il reste souvent moins de quarante centimètres. Suspendez tout, jusqu’au porte-serviettes ; un sol qu’on voit en entier paraît plus grand d’un carreau. Et prenez le miroir aussi large que le mur le permet.</p>',
      '<h2>Minder dan vier vierkante meter</h2><p>Hier beslist de diepte. Houd zestig centimeter doorgang voor het meubel vrij en trek de rest af: vaak blijft er minder dan veertig over. Hang alles op, ook het handdoekrek; een vloer die u helemaal ziet, lijkt een tegel groter. En neem de spiegel zo breed als de muur toelaat.</p>',
      '<h2>Under four square metres</h2><p>Here it is depth that decides. Keep sixty centimetres clear in front of the unit, then subtract: what is left is often less than forty. Hang everything, down to the towel rail; a floor seen whole looks one tile larger. And take the mirror as wide as the wall allows.</p>',
      '<h2>Unter vier Quadratmetern</h2><p>Hier entscheidet die Tiefe. Halten Sie vor dem Möbel sechzig Zentimeter frei und ziehen Sie ab: Oft bleiben weniger als vierzig. Hängen Sie alles auf, auch den Handtuchhalter; ein Boden, den man ganz sieht, wirkt um eine Fliese größer. Und nehmen Sie den Spiegel so breit, wie es die Wand erlaubt.</p>',
    ),
  },
  {
    id: '4-a-6',
    name: words('4 à 6 m²', '4 tot 6 m²', '4 to 6 m²', '4 bis 6 m²'),
    plan: [200, 250],
    alt: words(
      'Plan d’une pièce moyenne : un meuble, une colonne, une douche',
      'Plan van een middelgrote kamer: een meubel, een kolomkast, een douche',
      'Plan of a middling room: a unit, a tall unit, a shower',
      'Plan eines mittleren Raums: ein Waschtisch, ein Hochschrank, eine Dusche',
    ),
    advice: words(
      '<h2>De quatre à six mètres carrés</h2><p>C’est la salle de bains la plus courante, et la plus souvent mal rangée. Un meuble de quatre-vingts à cent centimètres y respire, à condition qu’une colonne reprenne les serviettes. Placez-la du côté de la porte : on l’oublie en entrant, on la trouve en sortant de la douche.</p>',
      '<h2>Van vier tot zes vierkante meter</h2><p>Dit is de meest voorkomende badkamer, en de vaakst rommelige. Een meubel van tachtig tot honderd centimeter krijgt er lucht, als een kolomkast de handdoeken overneemt. Zet die aan de kant van de deur: u vergeet ze bij het binnenkomen en vindt ze na het douchen.</p>',
      '<h2>Four to six square metres</h2><p>This is the commonest bathroom and the one most often untidy. A unit of eighty to a hundred centimetres can breathe here, provided a tall unit takes over the towels. Put it on the door side: you forget it on the way in and find it on the way out of the shower.</p>',
      '<h2>Vier bis sechs Quadratmeter</h2><p>Das ist das häufigste Bad und das am häufigsten unaufgeräumte. Ein Möbel von achtzig bis hundert Zentimetern hat hier Luft, wenn ein Hochschrank die Handtücher übernimmt. Stellen Sie ihn auf die Seite der Tür: Beim Eintreten vergisst man ihn, nach der Dusche findet man ihn.</p>',
    ),
  },
  {
    id: '6-a-9',
    name: words('6 à 9 m²', '6 tot 9 m²', '6 to 9 m²', '6 bis 9 m²'),
    plan: [260, 300],
    alt: words(
      'Plan d’une grande pièce : deux vasques, une baignoire',
      'Plan van een grote kamer: twee wastafels, een bad',
      'Plan of a large room: two basins, a bath',
      'Plan eines großen Raums: zwei Becken, eine Wanne',
    ),
    advice: words(
      '<h2>De six à neuf mètres carrés</h2><p>Deux vasques deviennent possibles dès un mètre vingt, confortables à un mètre quarante. Résistez à l’envie de meubler chaque mur : laissez-en un nu, celui qu’on voit depuis la porte, et donnez-lui la meilleure lumière. Le rangement se regroupe en face.</p>',
      '<h2>Van zes tot negen vierkante meter</h2><p>Vanaf een meter twintig zijn twee wastafels mogelijk, vanaf een meter veertig comfortabel. Weersta de neiging om elke muur te vullen: laat er één leeg, die u vanaf de deur ziet, en geef hem het beste licht. Opbergen doet u ertegenover.</p>',
      '<h2>Six to nine square metres</h2><p>Two basins become possible from one metre twenty and comfortable at one metre forty. Resist the urge to furnish every wall: leave one bare, the one seen from the door, and give it the best light. Gather the storage opposite.</p>',
      '<h2>Sechs bis neun Quadratmeter</h2><p>Zwei Becken sind ab einem Meter zwanzig möglich und ab einem Meter vierzig bequem. Widerstehen Sie der Lust, jede Wand zu möblieren: Lassen Sie eine frei, die man von der Tür aus sieht, und geben Sie ihr das beste Licht. Der Stauraum sammelt sich gegenüber.</p>',
    ),
  },
  {
    id: 'plus-de-9',
    name: words('Plus de 9 m²', 'Meer dan 9 m²', 'Over 9 m²', 'Über 9 m²'),
    plan: [340, 380],
    alt: words(
      'Plan d’une très grande pièce : un long meuble, une baignoire, une douche, un banc',
      'Plan van een zeer grote kamer: een lang meubel, een bad, een douche, een bank',
      'Plan of a very large room: a long unit, a bath, a shower, a bench',
      'Plan eines sehr großen Raums: ein langes Möbel, eine Wanne, eine Dusche, eine Bank',
    ),
    advice: words(
      '<h2>Plus de neuf mètres carrés</h2><p>Le risque n’est plus de manquer de place, mais de résonner. Choisissez un meuble long, d’un seul tenant, plutôt que trois petits ; ajoutez du bois, du textile, une assise. Entre la vasque et la douche, ne dépassez pas quatre pas : au-delà, on traverse la pièce mouillé.</p>',
      '<h2>Meer dan negen vierkante meter</h2><p>Het gevaar is niet langer plaatsgebrek, maar galm. Kies één lang meubel uit één stuk in plaats van drie kleine; voeg hout toe, textiel, een zitje. Houd tussen wastafel en douche hooguit vier stappen: verder steekt u de kamer nat over.</p>',
      '<h2>Over nine square metres</h2><p>The danger is no longer lack of space but echo. Choose one long unit rather than three small ones; add wood, linen, a seat. Keep the basin and the shower within four steps of each other: beyond that you cross the room wet.</p>',
      '<h2>Über neun Quadratmeter</h2><p>Die Gefahr ist nicht mehr der Platzmangel, sondern der Hall. Wählen Sie ein langes Möbel aus einem Stück statt drei kleiner; dazu Holz, Textilien, einen Hocker. Zwischen Becken und Dusche sollten höchstens vier Schritte liegen: Sonst durchquert man den Raum nass.</p>',
    ),
  },
];
