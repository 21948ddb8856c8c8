import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'la-ceramique-blanche',
  category: 'matieres',
  date: '2026-03-24',
  author: 'Maud Kerléo',
  label: words(
    'Portrait d’une matière',
    'Portret van een materiaal',
    'Portrait of a material',
    'Porträt eines Materials',
  ),
  heading: words(
    'La céramique blanche rétrécit, et c’est tout un métier',
    'Wit keramiek krimpt, en dat is een vak apart',
    'White ceramic shrinks, and that is a trade in itself',
    'Weiße Keramik schrumpft, und das ist ein Beruf für sich',
  ),
  description: words(
    'Une vasque de soixante centimètres en mesure soixante-huit avant le four : visite chez ceux qui comptent à l’envers.',
    'Een wastafel van zestig centimeter meet er achtenzestig voor de oven: op bezoek bij wie achterstevoren rekent.',
    'A sixty-centimetre basin measures sixty-eight before the kiln: a visit to people who count backwards.',
    'Ein Becken von sechzig Zentimetern misst vor dem Brand achtundsechzig: zu Besuch bei Leuten, die rückwärts rechnen.',
  ),
  drawing: 'morning',
  scene: { wall: '#EBE2D3', facing: 'tiles', finish: 'oak' },
  alt: words(
    'Une vasque blanche posée sur un meuble clair, sous un miroir rond',
    'Een witte waskom op een licht meubel, onder een ronde spiegel',
    'A white basin on a pale unit, under a round mirror',
    'Ein weißes Becken auf einem hellen Möbel, unter einem runden Spiegel',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>De l’argile, du kaolin, du quartz, du feldspath et de l’eau. La recette n’a pas changé depuis deux siècles. Ce qui a changé, c’est la patience de ceux qui l’attendent.</p><h2>Un moule qui boit</h2><p>La pâte, liquide comme une crème, est coulée dans un moule de plâtre. Le plâtre boit l’eau ; en une heure et demie, une paroi de dix millimètres s’est formée contre lui. On vide le surplus, on démoule une vasque molle, grise et un peu trop grande. Elle perdra près de douze pour cent : il faut soixante-huit centimètres dans le moule pour en trouver soixante au sortir du four.</p><h2>Seize heures de feu</h2><p>Séchée deux jours, émaillée en une seule fois, la vasque traverse un four de cent mètres de long. Elle y monte à 1 230 degrés, puis redescend lentement. L’émail fond, devient verre et ne fait plus qu’un avec la terre. C’est pour cela que la céramique blanche ne jaunit pas : il n’y a rien en elle qui puisse encore changer.</p>',
        '<p>Klei, kaolien, kwarts, veldspaat en water. Het recept is al twee eeuwen hetzelfde. Wat veranderde, is het geduld van wie erop wacht.</p><h2>Een vorm die drinkt</h2><p>De massa, vloeibaar als room, wordt in een gipsen vorm gegoten. Gips drinkt water; na anderhalf uur staat er een wand van tien millimeter tegenaan. Het teveel wordt weggegoten, en uit de vorm komt een wastafel die zacht is, grijs en iets te groot. Ze zal bijna twaalf procent verliezen: achtenzestig centimeter in de vorm worden er zestig na de oven.</p><h2>Zestien uur vuur</h2><p>Na twee dagen drogen en één keer glazuren gaat de wastafel door een oven van honderd meter lang. Ze klimt er tot 1230 graden en koelt daarna langzaam af. Het glazuur smelt, wordt glas en vergroeit met de klei. Daarom vergeelt wit keramiek niet: er zit niets meer in dat nog kan veranderen.</p>',
        '<p>Clay, kaolin, quartz, feldspar and water. The recipe has not changed in two hundred years. What has changed is the patience of the people waiting for it.</p><h2>A mould that drinks</h2><p>The slip, as thick as cream, is poured into a plaster mould. Plaster drinks water, and in an hour and a half a ten-millimetre wall has formed against it. The rest is poured off, and out of the mould comes a basin that is soft, grey and slightly too big. It will lose almost twelve per cent: sixty-eight centimetres in the mould make sixty after the kiln.</p><h2>Sixteen hours of fire</h2><p>Dried for two days and glazed once, the basin travels through a kiln a hundred metres long. It climbs to 1,230 degrees, then comes slowly down again. The glaze melts, turns to glass and becomes one with the clay. That is why white ceramic does not yellow: there is nothing left in it that could still change.</p>',
        '<p>Ton, Kaolin, Quarz, Feldspat und Wasser. Das Rezept ist seit zweihundert Jahren dasselbe. Geändert hat sich die Geduld derer, die darauf warten.</p><h2>Eine Form, die trinkt</h2><p>Die Masse, flüssig wie Sahne, wird in eine Gipsform gegossen. Gips trinkt Wasser; nach anderthalb Stunden steht eine Wand von zehn Millimetern. Der Rest wird abgegossen, und aus der Form kommt ein Becken, das weich ist, grau und etwas zu groß. Es wird fast zwölf Prozent verlieren: Achtundsechzig Zentimeter in der Form ergeben sechzig nach dem Brand.</p><h2>Sechzehn Stunden Feuer</h2><p>Zwei Tage getrocknet und einmal glasiert, fährt das Becken durch einen hundert Meter langen Ofen. Es steigt auf 1230 Grad und kühlt dann langsam ab. Die Glasur schmilzt, wird zu Glas und verwächst mit dem Ton. Deshalb vergilbt weiße Keramik nicht: In ihr ist nichts mehr, was sich noch ändern könnte.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'morning',
        words(
          'Une vasque blanche sur un meuble de chêne, dans la lumière du matin',
          'Een witte waskom op een eiken meubel, in het ochtendlicht',
          'A white basin on an oak unit in the morning light',
          'Ein weißes Becken auf einem Eichenmöbel im Morgenlicht',
        ),
      ),
      legend: words(
        'Le blanc n’est jamais seul : ici, il prend la couleur du chêne et du jour.',
        'Wit is nooit alleen: hier neemt het de kleur aan van eiken en daglicht.',
        'White is never alone: here it borrows from the oak and the daylight.',
        'Weiß ist nie allein: Hier leiht es sich die Farbe von Eiche und Tageslicht.',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words(
            'Pourquoi deux vasques ne sont-elles jamais identiques ?',
            'Waarom zijn twee wastafels nooit gelijk?',
            'Why are two basins never identical?',
            'Warum sind zwei Becken nie gleich?',
          ),
          text: words(
            '<p>Le feu décide des derniers millimètres. La norme admet quatre à cinq millimètres d’écart sur une vasque de soixante. Nous mesurons chacune et ajustons le perçage du meuble à celle qui partira avec lui.</p>',
            '<p>Het vuur beslist over de laatste millimeters. Op een wastafel van zestig centimeter laat de norm vier tot vijf millimeter verschil toe. Wij meten ze een voor een en boren het meubel voor de wastafel die ermee vertrekt.</p>',
            '<p>The fire decides the last few millimetres. On a sixty-centimetre basin the standard allows four to five. We measure every one, and drill the unit for the basin that will travel with it.</p>',
            '<p>Das Feuer entscheidet über die letzten Millimeter. Bei einem Becken von sechzig Zentimetern lässt die Norm vier bis fünf zu. Wir messen jedes einzelne und bohren das Möbel für das Becken, das mit ihm reist.</p>',
          ),
        },
        {
          heading: words('Peut-elle se casser ?', 'Kan ze breken?', 'Can it break?', 'Kann sie zerbrechen?'),
          text: words(
            '<p>Oui, si un flacon de verre tombe de haut sur le bord. Une tablette à quinze centimètres au-dessus de la vasque, plutôt qu’à cinquante, règle la plupart des cas.</p>',
            '<p>Ja, als een glazen flesje van hoog op de rand valt. Een plank op vijftien centimeter boven de wastafel, in plaats van vijftig, voorkomt de meeste ongelukken.</p>',
            '<p>Yes, if a glass bottle falls on its rim from a height. A shelf fifteen centimetres above the basin, rather than fifty, settles most cases.</p>',
            '<p>Ja, wenn ein Glasflakon aus der Höhe auf den Rand fällt. Ein Bord fünfzehn statt fünfzig Zentimeter über dem Becken erledigt die meisten Fälle.</p>',
          ),
        },
        {
          heading: words(
            'Comment l’entretenir ?',
            'Hoe onderhoudt u ze?',
            'How do I look after it?',
            'Wie pflegt man sie?',
          ),
          text: words(
            '<p>De l’eau, un savon doux, un chiffon. Le vinaigre dilué vient à bout du calcaire, mais jamais sur la robinetterie. Les gestes sont dans <a href="/article/nettoyer-un-plan-vasque">Nettoyer un plan vasque</a>.</p>',
            '<p>Water, zachte zeep, een doek. Verdunde azijn krijgt kalk weg, maar hoort niet op de kraan. Hoe het moet, leest u in <a href="/article/nettoyer-un-plan-vasque">een wastafelblad schoonmaken</a>.</p>',
            '<p>Water, a mild soap and a cloth. Diluted vinegar deals with limescale, but keep it off the tap. The method is in <a href="/article/nettoyer-un-plan-vasque">Cleaning a washbasin top</a>.</p>',
            '<p>Wasser, milde Seife, ein Tuch. Verdünnter Essig löst Kalk, gehört aber nicht auf die Armatur. Die Handgriffe stehen in <a href="/article/nettoyer-un-plan-vasque">Einen Waschtisch reinigen</a>.</p>',
          ),
        },
      ],
    },
    { type: 'SliderProductInterface', products: ['RV-1060', 'RV-1090', 'RV-5060', 'RV-3090'] },
  ],
};
