import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'bien-placer-le-miroir',
  category: 'amenager',
  date: '2025-03-18',
  author: 'Tilman Roth',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'Bien placer le miroir',
    'De spiegel op zijn plaats',
    'Where to hang the mirror',
    'Wo der Spiegel hängen soll',
  ),
  description: words(
    'La hauteur, la largeur, la distance : trois règles simples pour un miroir où toute la famille se voit.',
    'Hoogte, breedte, afstand: drie eenvoudige regels voor een spiegel waarin het hele gezin zich ziet.',
    'Height, width, distance: three simple rules for a mirror in which the whole family can see itself.',
    'Höhe, Breite, Abstand: drei einfache Regeln für einen Spiegel, in dem sich die ganze Familie sieht.',
  ),
  drawing: 'morning',
  scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Un miroir rond centré au-dessus d’un meuble de chêne, dans une pièce claire',
    'Een ronde spiegel midden boven een eiken meubel, in een lichte kamer',
    'A round mirror centred above an oak unit in a bright room',
    'Ein runder Spiegel mittig über einem Eichenmöbel in einem hellen Raum',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>On choisit un miroir pour sa forme. On vit ensuite avec sa hauteur.</p><h2>Le milieu à hauteur des yeux</h2><p>Mesurez les yeux du plus grand et du plus petit de ceux qui s’en servent. Faites la moyenne : c’est là que va le centre du miroir, en général entre 150 et 160 centimètres du sol. Le bord haut doit dépasser d’au moins quinze centimètres les yeux du plus grand, sinon il se coiffera de mémoire. Pour les enfants, inutile de descendre tout le miroir : un marchepied coûte moins cher, et ils grandissent.</p><h2>Un peu moins large que le meuble</h2><p>Comptez de sept à neuf dixièmes de la largeur du meuble. Plus étroit, il flotte. Plus large, il écrase. Au-dessus d’un meuble de 120, un <a href="/product/miroir-ligne-120">miroir de 120</a> reste juste si la lumière sort de ses bords. Avec deux vasques, deux miroirs : leur axe sur l’axe de la bonde, pas sur celui du tiroir.</p><h2>Vingt centimètres d’air</h2><p>Entre le haut de la robinetterie et le bas du verre, laissez quinze à vingt centimètres. En dessous, le miroir reçoit chaque éclaboussure. Au-dessus, on ne voit plus ses mains.</p>',
        '<p>Een spiegel kiest u om zijn vorm. Daarna leeft u met zijn hoogte.</p><h2>Het midden op ooghoogte</h2><p>Meet de ooghoogte van de grootste en van de kleinste gebruiker. Neem het gemiddelde: daar komt het midden van de spiegel, meestal tussen 150 en 160 centimeter boven de vloer. De bovenrand steekt minstens vijftien centimeter boven de ogen van de grootste uit, anders kamt die zich uit het hoofd. Voor kinderen hoeft de spiegel niet lager: een opstapje is goedkoper, en ze groeien.</p><h2>Iets smaller dan het meubel</h2><p>Reken op zeven tot negen tienden van de breedte van het meubel. Smaller gaat hij zweven, breder drukt hij alles plat. Boven een meubel van 120 past een <a href="/product/miroir-ligne-120">spiegel van 120</a> als het licht uit zijn randen komt. Bij twee wastafels horen twee spiegels: hun midden op het midden van de afvoer, niet op dat van de lade.</p><h2>Twintig centimeter lucht</h2><p>Laat tussen de bovenkant van de kraan en de onderrand van het glas vijftien tot twintig centimeter vrij. Minder, en de spiegel vangt elke spat. Meer, en u ziet uw handen niet meer.</p>',
        '<p>You choose a mirror for its shape. After that you live with its height.</p><h2>The middle at eye level</h2><p>Measure the eye level of the tallest and the shortest of its users. Take the average: that is where the centre of the mirror goes, usually between 150 and 160 centimetres from the floor. The top edge should clear the tallest eyes by fifteen centimetres at least, or that person will do their hair from memory. There is no need to lower the mirror for children. A step costs less, and they grow.</p><h2>A little narrower than the unit</h2><p>Allow seven to nine tenths of the width of the unit. Narrower and it floats; wider and it weighs everything down. Above a unit of 120, a <a href="/product/miroir-ligne-120">mirror of 120</a> still works if its light comes from the edges. Two basins want two mirrors, centred on the wastes and not on the drawers.</p><h2>Twenty centimetres of air</h2><p>Leave fifteen to twenty centimetres between the top of the tap and the bottom of the glass. Any less and the mirror catches every splash. Any more and you lose sight of your hands.</p>',
        '<p>Einen Spiegel wählt man nach der Form. Danach lebt man mit seiner Höhe.</p><h2>Die Mitte auf Augenhöhe</h2><p>Messen Sie die Augenhöhe des Größten und des Kleinsten, die ihn benutzen. Der Mittelwert ist die Mitte des Spiegels, meist zwischen 150 und 160 Zentimetern über dem Boden. Die Oberkante liegt mindestens fünfzehn Zentimeter über den Augen des Größten, sonst kämmt er sich aus dem Gedächtnis. Für Kinder muss der Spiegel nicht tiefer: Ein Tritt kostet weniger, und sie wachsen.</p><h2>Etwas schmaler als das Möbel</h2><p>Rechnen Sie mit sieben bis neun Zehnteln der Möbelbreite. Schmaler, und er schwebt verloren; breiter, und er erdrückt. Über einem Möbel von 120 passt ein <a href="/product/miroir-ligne-120">Spiegel von 120</a>, wenn das Licht aus seinen Kanten kommt. Zu zwei Becken gehören zwei Spiegel: ihre Mitte über der Mitte des Ablaufs, nicht der Schublade.</p><h2>Zwanzig Zentimeter Luft</h2><p>Lassen Sie zwischen Oberkante Armatur und Unterkante Glas fünfzehn bis zwanzig Zentimeter. Weniger, und der Spiegel fängt jeden Spritzer. Mehr, und Sie sehen Ihre Hände nicht mehr.</p>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.productCard(
        'miroir-ligne-120',
        words(
          'Le miroir Ligne 120 à bords éclairés',
          'De spiegel Ligne 120 met verlichte randen',
          'The Ligne 120 mirror with lit edges',
          'Der Spiegel Ligne 120 mit beleuchteten Kanten',
        ),
      ),
      image2: pictureOf.productCard(
        'miroir-arche',
        words(
          'Le miroir Arche, cadre de laiton fin',
          'De spiegel Arche met fijn messing kader',
          'The Arche mirror with its slim brass frame',
          'Der Spiegel Arche mit schmalem Messingrahmen',
        ),
      ),
      legend1: words(
        'Large et bas, il élargit un mur étroit.',
        'Breed en laag maakt hij een smalle muur wijder.',
        'Wide and low, it broadens a narrow wall.',
        'Breit und niedrig macht er eine schmale Wand weiter.',
      ),
      legend2: words(
        'Haut et cintré, il relève un plafond bas.',
        'Hoog en gebogen tilt hij een laag plafond op.',
        'Tall and arched, it lifts a low ceiling.',
        'Hoch und gebogen hebt er eine niedrige Decke.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>En face de quoi ?</h2><p>Mettez-vous là où sera le miroir et regardez. Ce que vous voyez, vous le verrez deux fois. Une fenêtre : parfait. La cuvette des toilettes : décalez de trente centimètres. Puis accrochez un carton aux mêmes dimensions, vivez avec pendant deux jours, et percez le troisième. Reste à <a href="/article/eclairer-sans-eblouir">l’éclairer sans s’éblouir</a>.</p>',
        '<h2>Tegenover wat?</h2><p>Ga staan waar de spiegel komt en kijk. Wat u ziet, ziet u straks twee keer. Een raam: uitstekend. De toiletpot: schuif dertig centimeter op. Hang dan een karton van dezelfde maat op, leef er twee dagen mee en boor op de derde. Nu moet hij nog <a href="/article/eclairer-sans-eblouir">verlicht worden zonder te verblinden</a>.</p>',
        '<h2>Facing what?</h2><p>Stand where the mirror will be and look. Whatever you see, you will see twice. A window is perfect. A toilet bowl is a reason to shift thirty centimetres. Then hang up a piece of cardboard of the same size, live with it for two days, and drill on the third. All that remains is to <a href="/article/eclairer-sans-eblouir">light it without glare</a>.</p>',
        '<h2>Gegenüber wovon?</h2><p>Stellen Sie sich dorthin, wo der Spiegel hängen wird, und schauen Sie. Was Sie sehen, sehen Sie bald zweimal. Ein Fenster: ausgezeichnet. Die Toilette: dreißig Zentimeter verschieben. Dann hängen Sie eine Pappe in gleicher Größe auf, leben zwei Tage damit und bohren am dritten. Bleibt nur, ihn <a href="/article/eclairer-sans-eblouir">blendfrei zu beleuchten</a>.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-8120', 'RV-8080', 'RV-8070', 'RV-8090'] },
  ],
};
