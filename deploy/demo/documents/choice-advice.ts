import type { Localised } from '../../content-api/content.ts';
import { words } from '../records/words.ts';

/** What to ask oneself before choosing a product of each type. */
export const choiceAdvice: Record<string, Localised[]> = {
  'Meuble sous-vasque': [
    words(
      'Largeur. Mesurez le mur, puis retirez vingt centimètres de chaque côté : un meuble qui respire paraît plus grand.',
      'Breedte. Meet de muur en trek er aan elke kant twintig centimeter af: een meubel met ademruimte lijkt groter.',
      'Width. Measure the wall, then take off twenty centimetres on each side: a unit with room to breathe looks larger.',
      'Breite. Messen Sie die Wand und ziehen Sie auf jeder Seite zwanzig Zentimeter ab: Ein Möbel mit Luft wirkt größer.',
    ),
    words(
      'Profondeur. Gardez soixante-dix centimètres de passage devant. S’ils manquent, Escale et Brume commencent à trente-cinq.',
      'Diepte. Houd zeventig centimeter doorgang vrij. Lukt dat niet, dan beginnen Escale en Brume bij vijfendertig.',
      'Depth. Keep seventy centimetres clear in front. Where they are wanting, Escale and Brume begin at thirty-five.',
      'Tiefe. Lassen Sie davor siebzig Zentimeter frei. Fehlen sie, beginnen Escale und Brume bei fünfunddreißig.',
    ),
    words(
      'Une vasque ou deux ? Deux à partir de cent vingt centimètres, et seulement si vous vous levez à la même heure.',
      'Eén wastafel of twee? Twee vanaf honderdtwintig centimeter, en alleen als u op hetzelfde uur opstaat.',
      'One basin or two? Two from a hundred and twenty centimetres, and only if you get up at the same time.',
      'Ein Becken oder zwei? Zwei ab hundertzwanzig Zentimetern, und nur, wenn Sie zur gleichen Zeit aufstehen.',
    ),
    words(
      'Tiroirs ou portes ? Les tiroirs montrent tout. Les portes acceptent ce qui est haut : un seau, un panier, une bouteille.',
      'Laden of deuren? Laden tonen alles. Deuren aanvaarden wat hoog is: een emmer, een mand, een fles.',
      'Drawers or doors? Drawers show everything. Doors take what is tall: a bucket, a basket, a bottle.',
      'Schubladen oder Türen? Schubladen zeigen alles. Türen nehmen, was hoch ist: einen Eimer, einen Korb, eine Flasche.',
    ),
  ],
  'Meuble de rangement': [
    words(
      'Comptez ce qui est à ranger avant de compter les centimètres : six serviettes pliées font une tablette.',
      'Tel eerst wat u wilt opbergen en dan pas de centimeters: zes gevouwen handdoeken vullen één legbord.',
      'Count what there is to store before you count centimetres: six folded towels make one shelf.',
      'Zählen Sie erst, was verstaut werden soll, dann die Zentimeter: Sechs gefaltete Handtücher füllen einen Boden.',
    ),
    words(
      'Colonne dans un angle, demi-colonne près du miroir, meuble bas sous la fenêtre. La hauteur suit la lumière.',
      'Een kolomkast in de hoek, een halfhoge kast naast de spiegel, een lage onder het raam. De hoogte volgt het licht.',
      'A tall unit in a corner, a half-height one by the mirror, a low one under the window. Height follows the light.',
      'Ein Hochschrank in die Ecke, ein halbhoher neben den Spiegel, ein niedriger unters Fenster. Die Höhe folgt dem Licht.',
    ),
    words(
      'Une porte a besoin de sa largeur pour s’ouvrir. Devant un radiateur ou une douche, préférez deux petites à une grande.',
      'Een deur heeft haar eigen breedte nodig om open te gaan. Bij een radiator of douche zijn twee kleine beter dan één grote.',
      'A door needs its own width to open. By a radiator or a shower, two small ones are better than one large.',
      'Eine Tür braucht zum Öffnen ihre eigene Breite. Vor Heizkörper oder Dusche sind zwei kleine besser als eine große.',
    ),
  ],
  Miroir: [
    words(
      'Prenez-le un peu plus étroit que le meuble : cinq centimètres de moins de chaque côté suffisent.',
      'Neem hem iets smaller dan het meubel: vijf centimeter minder aan elke kant volstaat.',
      'Choose one slightly narrower than the unit: five centimetres less on each side is enough.',
      'Nehmen Sie ihn etwas schmaler als das Möbel: Fünf Zentimeter weniger auf jeder Seite genügen.',
    ),
    words(
      'La lumière vient de face ou des côtés. Celle du plafond creuse les traits, même reposés.',
      'Licht komt van voren of van opzij. Licht van het plafond maakt elk gezicht moe, ook een uitgeslapen.',
      'Light comes from the front or the sides. Light from the ceiling tires a face, even a rested one.',
      'Licht kommt von vorn oder von der Seite. Licht von der Decke lässt auch ausgeschlafene Gesichter müde wirken.',
    ),
    words(
      'Une armoire à miroir range autant qu’un tiroir et rend la pièce plus profonde de quinze centimètres, au moins à l’œil.',
      'Een spiegelkast bergt zoveel als een lade en maakt de kamer, althans voor het oog, vijftien centimeter dieper.',
      'A mirror cabinet holds as much as a drawer, and makes the room look fifteen centimetres deeper.',
      'Ein Spiegelschrank fasst so viel wie eine Schublade und lässt den Raum fünfzehn Zentimeter tiefer wirken.',
    ),
  ],
  Étagère: [
    words(
      'Une tablette au-dessus du lavabo se pose à trente centimètres du plan : assez haut pour les flacons, assez bas pour la main.',
      'Een plank boven de wastafel komt dertig centimeter boven het blad: hoog genoeg voor flesjes, laag genoeg voor de hand.',
      'A shelf over the basin goes thirty centimetres above the top: high enough for bottles, low enough for the hand.',
      'Ein Bord über dem Becken sitzt dreißig Zentimeter über der Platte: hoch genug für Flaschen, niedrig genug für die Hand.',
    ),
    words(
      'Seule, elle se remarque ; par deux, elle range. Gardez trente-cinq centimètres entre deux tablettes.',
      'Alleen valt ze op, met twee bergt ze op. Houd vijfendertig centimeter tussen twee planken.',
      'Alone it is noticed; in pairs it is useful. Keep thirty-five centimetres between two boards.',
      'Allein fällt es auf, zu zweit räumt es auf. Lassen Sie fünfunddreißig Zentimeter zwischen zwei Borden.',
    ),
    words(
      'Les niches aiment l’ombre d’un angle et la compagnie : posez-en trois, jamais alignées tout à fait.',
      'Nissen houden van een schaduwhoek en van gezelschap: hang er drie, nooit helemaal op één lijn.',
      'Niches like a shady corner and company: hang three, never quite in line.',
      'Nischen mögen eine schattige Ecke und Gesellschaft: Hängen Sie drei auf, nie ganz in einer Linie.',
    ),
  ],
  Accessoire: [
    words(
      'Comptez soixante centimètres de barre pour une serviette qui sèche, quarante pour une serviette qui attend.',
      'Reken zestig centimeter stang voor een handdoek die droogt, veertig voor een handdoek die wacht.',
      'Allow sixty centimetres of rail for a towel that dries, forty for a towel that waits.',
      'Rechnen Sie sechzig Zentimeter Stange für ein Handtuch, das trocknet, vierzig für eines, das wartet.',
    ),
    words(
      'Une patère par personne, et une de plus pour l’invité. À un mètre vingt pour les enfants, un mètre soixante-dix pour les autres.',
      'Eén haak per persoon, en één extra voor de gast. Op een meter twintig voor kinderen, op een meter zeventig voor de anderen.',
      'One hook for each person, and one more for the guest. At a metre twenty for children, a metre seventy for the others.',
      'Ein Haken pro Person und einer mehr für den Gast. Bei einem Meter zwanzig für Kinder, einem Meter siebzig für alle anderen.',
    ),
    words(
      'Accordez le métal au robinet, pas au mur : c’est lui que la main compare.',
      'Stem het metaal af op de kraan en niet op de muur: daarmee vergelijkt de hand.',
      'Match the metal to the tap, not to the wall: that is what the hand compares it with.',
      'Stimmen Sie das Metall auf die Armatur ab, nicht auf die Wand: Mit ihr vergleicht die Hand.',
    ),
  ],
};
