import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'un-poseur-a-lille',
  category: 'rencontres',
  date: '2026-03-05',
  author: 'Joris Van Acker',
  label: words('Sur le chantier', 'Op de werf', 'On site', 'Auf der Baustelle'),
  heading: words('Un poseur à Lille', 'Een installateur in Lille', 'A fitter in Lille', 'Ein Monteur in Lille'),
  description: words(
    'Karim Belhadj accroche neuf meubles par semaine et frappe sur chaque mur avant d’ouvrir sa caisse.',
    'Karim Belhadj hangt negen meubelen per week op en klopt op elke muur voor hij zijn koffer opent.',
    'Karim Belhadj hangs nine units a week and knocks on every wall before opening his toolbox.',
    'Karim Belhadj hängt neun Möbel in der Woche auf und klopft jede Wand ab, bevor er den Koffer öffnet.',
  ),
  drawing: 'morning',
  scene: { wall: '#DED7CA', facing: 'tiles', finish: 'smokedOak' },
  alt: words(
    'Une salle de bains claire au matin, le meuble accroché, rien encore dessus',
    'Een lichte badkamer in de ochtend, het meubel hangt, nog leeg',
    'A bright bathroom in the morning, the unit hung and still bare',
    'Ein helles Bad am Morgen, das Möbel hängt und ist noch leer',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Karim Belhadj enlève ses chaussures à la porte. Ensuite seulement, il dit bonjour au mur : trois coups du poing fermé, à gauche, au centre, à droite. Un son plein, c’est de la brique. Un son creux, c’est du plâtre, et la matinée change de programme.</p><h2>Le mur</h2><p>À Lille, on trouve de la brique de 1900 qui s’effrite au perçage. Une cheville ordinaire y tourne comme une cuillère dans le sucre. Il aspire le trou, y met une douille tamisée et de la résine, attend vingt minutes. Dans une cloison de plâtre, il lui faut un renfort posé avant le carrelage. Un meuble de 120 avec ses tiroirs pleins pèse près de cent kilos ; deux crochets les portent.</p><h2>La hauteur</h2><p>La règle dit 85 à 90 centimètres pour le bord de la vasque. Lui fait venir la personne la plus grande et la plus petite de la maison, leur demande de se laver les mains dans le vide, et trace au milieu. Plus de détails dans <a href="/article/la-bonne-hauteur">la bonne hauteur</a>.</p><h2>Deux heures</h2><p>Comme le meuble arrive <a href="/article/livre-monte">monté</a>, la pose en demande deux, évacuation comprise. La dernière demi-heure est pour l’eau : vasque pleine, bonde ouverte d’un coup, une feuille de papier journal sous le siphon. L’encre ne ment pas.</p><blockquote><p>Un meuble bien posé, on ne sait plus qui est venu.</p></blockquote>',
        '<p>Karim Belhadj trekt aan de deur zijn schoenen uit. Pas daarna groet hij de muur: drie tikken met de vuist, links, in het midden, rechts. Klinkt het vol, dan is het baksteen. Klinkt het hol, dan is het gips, en krijgt de voormiddag een ander programma.</p><h2>De muur</h2><p>In Lille vindt u baksteen van 1900 die bij het boren verkruimelt. Een gewone plug draait daarin rond als een lepel in de suiker. Hij zuigt het gat schoon, steekt er een zeefhuls met hars in en wacht twintig minuten. In een gipswand wil hij een versteviging, geplaatst voor de tegels. Een meubel van 120 weegt met volle laden bijna honderd kilo; twee haken dragen dat.</p><h2>De hoogte</h2><p>De regel zegt 85 tot 90 centimeter voor de rand van de wastafel. Hij roept de grootste en de kleinste van het huis, laat hen in de lucht hun handen wassen en zet een streep in het midden. Meer daarover in <a href="/article/la-bonne-hauteur">de juiste hoogte</a>.</p><h2>Twee uur</h2><p>Omdat het meubel <a href="/article/livre-monte">gemonteerd</a> aankomt, duurt de plaatsing er twee, afvoer inbegrepen. Het laatste halfuur is voor het water: wastafel vol, stop in één keer open, een vel krantenpapier onder de sifon. Inkt liegt niet.</p><blockquote><p>Is een meubel goed geplaatst, dan weet niemand nog wie er is geweest.</p></blockquote>',
        '<p>Karim Belhadj takes off his shoes at the door. Only then does he greet the wall: three knocks with a closed fist, left, centre, right. A full sound is brick. A hollow one is plasterboard, and the morning changes its plans.</p><h2>The wall</h2><p>Lille has brick from 1900 that crumbles under the drill. An ordinary plug turns in it like a spoon in sugar. He vacuums the hole, fits a mesh sleeve filled with resin and waits twenty minutes. In a stud wall he wants a reinforcement put in before the tiles. A 120 unit with full drawers weighs close to a hundred kilos; two brackets carry them.</p><h2>The height</h2><p>The rule says 85 to 90 centimetres for the rim of the basin. He calls the tallest and the shortest person in the house, asks them to wash their hands in thin air, and marks the middle. There is more in <a href="/article/la-bonne-hauteur">the right height</a>.</p><h2>Two hours</h2><p>Because the piece arrives <a href="/article/livre-monte">assembled</a>, fitting takes two, waste pipe included. The last half hour is for water: basin full, plug out in one go, a sheet of newspaper under the trap. Ink does not lie.</p><blockquote><p>When a unit is well hung, nobody remembers who came.</p></blockquote>',
        '<p>Karim Belhadj zieht an der Tür die Schuhe aus. Erst dann begrüßt er die Wand: drei Schläge mit der geschlossenen Faust, links, in der Mitte, rechts. Klingt es voll, ist es Ziegel. Klingt es hohl, ist es Gipskarton, und der Vormittag ändert sein Programm.</p><h2>Die Wand</h2><p>In Lille gibt es Ziegel von 1900, die beim Bohren zerbröseln. Ein gewöhnlicher Dübel dreht sich darin wie ein Löffel im Zucker. Er saugt das Loch aus, setzt eine Siebhülse mit Harz ein und wartet zwanzig Minuten. In einer Gipswand braucht er eine Verstärkung, eingebaut vor den Fliesen. Ein Möbel von 120 wiegt mit vollen Schubladen knapp hundert Kilo; zwei Haken tragen sie.</p><h2>Die Höhe</h2><p>Die Regel nennt 85 bis 90 Zentimeter für den Rand des Beckens. Er ruft die größte und die kleinste Person im Haus, lässt beide in der Luft die Hände waschen und zieht den Strich in der Mitte. Mehr dazu in <a href="/article/la-bonne-hauteur">die richtige Höhe</a>.</p><h2>Zwei Stunden</h2><p>Weil das Möbel <a href="/article/livre-monte">montiert</a> ankommt, dauert der Einbau zwei davon, Ablauf inbegriffen. Die letzte halbe Stunde gehört dem Wasser: Becken voll, Stopfen mit einem Zug heraus, ein Blatt Zeitung unter dem Siphon. Tinte lügt nicht.</p><blockquote><p>Hängt ein Möbel richtig, weiß keiner mehr, wer da war.</p></blockquote>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words('Avant sa visite', 'Voor hij komt', 'Before he comes', 'Bevor er kommt'),
          text: words(
            '<p>Videz la pièce, repérez la vanne d’arrêt, mesurez chaque porte et le palier. Une photo du mur nu, avant carrelage, vaut un plan.</p>',
            '<p>Maak de kamer leeg, zoek de afsluitkraan, meet elke deur en de overloop. Een foto van de kale muur, voor de tegels, is zo goed als een plan.</p>',
            '<p>Empty the room, find the stopcock, measure every door and the landing. A photograph of the bare wall, before tiling, is as good as a plan.</p>',
            '<p>Räumen Sie das Bad leer, suchen Sie den Absperrhahn, messen Sie jede Tür und den Treppenabsatz. Ein Foto der nackten Wand, vor den Fliesen, ersetzt einen Plan.</p>',
          ),
        },
        {
          heading: words(
            'Faut-il être là ?',
            'Moet u erbij zijn?',
            'Do you need to be there?',
            'Müssen Sie dabei sein?',
          ),
          text: words(
            '<p>Pour la hauteur, oui. Ensuite, un café suffit, et il le prend sans sucre.</p>',
            '<p>Voor de hoogte wel. Daarna volstaat een koffie, en die drinkt hij zonder suiker.</p>',
            '<p>For the height, yes. After that a coffee will do, and he takes it without sugar.</p>',
            '<p>Für die Höhe ja. Danach genügt ein Kaffee, und den trinkt er ohne Zucker.</p>',
          ),
        },
      ],
    },
    {
      type: 'PushTextImage',
      heading: words('Et sur pieds ?', 'En op poten?', 'And freestanding?', 'Und auf Füßen?'),
      text: words(
        '<p>Quand le mur ne porte rien, un cadre d’acier porte tout. Halle se pose au sol ; il ne reste qu’à raccorder l’eau.</p>',
        '<p>Als de muur niets kan dragen, draagt een stalen frame alles. Halle staat gewoon op de vloer; alleen het water moet nog worden aangesloten.</p>',
        '<p>When the wall carries nothing, a steel frame carries everything. Halle stands on the floor; only the water remains to be connected.</p>',
        '<p>Wenn die Wand nichts trägt, trägt ein Stahlrahmen alles. Halle steht auf dem Boden; nur das Wasser ist noch anzuschließen.</p>',
      ),
      cta: {
        to: '/collection/halle',
        label: words('La collection Halle', 'De collectie Halle', 'The Halle collection', 'Die Kollektion Halle'),
      },
      image: pictureOf.collectionCard(
        'halle',
        words(
          'Un meuble Halle sur son cadre de métal noir',
          'Een Halle-meubel op zijn zwarte metalen frame',
          'A Halle unit on its black metal frame',
          'Ein Halle-Möbel auf seinem schwarzen Metallrahmen',
        ),
      ),
    },
  ],
};
