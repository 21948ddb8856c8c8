import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'livre-monte',
  category: 'atelier',
  date: '2026-08-18',
  author: 'Élise Garnier',
  label: words('Coulisses', 'Achter de schermen', 'Behind the scenes', 'Hinter den Kulissen'),
  heading: words(
    'Livré monté : un meuble qui voyage debout',
    'Gemonteerd geleverd: een meubel dat rechtop reist',
    'Delivered assembled: furniture that travels upright',
    'Fertig montiert: ein Möbel, das aufrecht reist',
  ),
  description: words(
    'Pas de sachet de vis, pas de notice en douze langues : ce que change un meuble qui arrive entier, et comment le recevoir.',
    'Geen zakje schroeven, geen handleiding in twaalf talen: wat een compleet meubel verandert, en hoe u het ontvangt.',
    'No bag of screws, no manual in twelve languages: what an assembled piece changes, and how to receive one.',
    'Kein Beutel Schrauben, keine Anleitung in zwölf Sprachen: was ein fertiges Möbel ändert und wie man es empfängt.',
  ),
  drawing: 'workshop',
  scene: { wall: '#DED7CA', facing: 'plaster', finish: 'oak' },
  alt: words(
    'L’atelier en fin de journée, des meubles de chêne prêts à partir',
    'Het atelier op het einde van de dag, met eiken meubelen klaar voor vertrek',
    'The workshop at the end of the day, with oak furniture ready to leave',
    'Die Werkstatt am Ende des Tages, Eichenmöbel stehen bereit zur Abfahrt',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un meuble en kit occupe une palette pour dix. Les nôtres occupent un camion pour vingt-six. Nous transportons donc beaucoup d’air, et nous savons pourquoi.</p><h2>L’équerre se fait une fois</h2><p>Un caisson collé et serré sur un plan d’acier reste d’équerre toute sa vie. Un caisson vissé sur un carrelage, entre la baignoire et le chat, l’est rarement. Or un millimètre de travers en haut devient trois millimètres au bout du tiroir. La plupart des tiroirs qui frottent n’ont pas un défaut de coulisse : ils ont eu un montage pressé.</p><h2>Cinquante-quatre kilos</h2><p>C’est le poids d’un <a href="/product/ligne-90">Ligne 90</a>, vasque comprise. Il part sur une palette à sa taille, angles de carton alvéolé, tiroirs bloqués par une sangle, sans un gramme de polystyrène. Un indicateur de choc est collé au dos : s’il a viré au rouge, refusez la livraison, nous en refaisons un.</p>',
        '<p>Van bouwpakketten passen er tien op een pallet. Van onze meubelen passen er zesentwintig in een vrachtwagen. We vervoeren dus veel lucht, en we weten waarom.</p><h2>Haaks wordt u maar één keer</h2><p>Een korpus dat op een stalen tafel is gelijmd en geklemd, blijft zijn leven lang haaks. Een korpus dat op een tegelvloer is geschroefd, tussen het bad en de kat, is dat zelden. En één millimeter scheef bovenaan wordt drie millimeter aan het eind van de lade. Bij de meeste laden die schuren, ligt het niet aan de geleider: ze zijn haastig in elkaar gezet.</p><h2>Vierenvijftig kilo</h2><p>Zoveel weegt een <a href="/product/ligne-90">Ligne 90</a>, met wastafel. Hij vertrekt op een pallet op maat, met hoeken van honingraatkarton en een riem die de laden vasthoudt, zonder één gram piepschuim. Op de rug kleeft een schokindicator: staat die op rood, weiger dan de levering, en wij maken een nieuw meubel.</p>',
        '<p>Flat-packed, ten units fit on a pallet. Ours go twenty-six to a lorry. So we transport a good deal of air, and we know why.</p><h2>Square happens once</h2><p>A carcass glued and clamped on a steel table stays square for life. A carcass screwed together on tiles, between the bath and the cat, seldom is. And one millimetre askew at the top turns into three at the end of the drawer. Most drawers that rub have nothing wrong with their runners. They were put together in a hurry.</p><h2>Fifty-four kilos</h2><p>That is the weight of a <a href="/product/ligne-90">Ligne 90</a>, basin included. It leaves on a pallet cut to its size, with corners of honeycomb card and a strap round the drawers, and not a gram of polystyrene. A shock indicator is stuck to the back. If it has turned red, refuse the delivery and we will make another.</p>',
        '<p>Als Bausatz passen zehn Möbel auf eine Palette. Von unseren passen sechsundzwanzig in einen Lastwagen. Wir transportieren also viel Luft, und wir wissen, warum.</p><h2>Rechtwinklig wird man nur einmal</h2><p>Ein Korpus, der auf einem Stahltisch geleimt und gespannt wurde, bleibt sein Leben lang im Winkel. Ein Korpus, der auf Fliesen verschraubt wurde, zwischen Wanne und Katze, ist es selten. Und ein Millimeter schief oben wird zu drei Millimetern am Ende der Schublade. Die meisten Schubladen, die streifen, haben keinen Fehler in der Führung. Sie wurden in Eile zusammengebaut.</p><h2>Vierundfünfzig Kilo</h2><p>So viel wiegt ein <a href="/product/ligne-90">Ligne 90</a> mit Becken. Er reist auf einer Palette nach Maß, mit Ecken aus Wabenkarton und einem Gurt um die Schubladen, ohne ein Gramm Styropor. Auf der Rückseite klebt ein Stoßanzeiger: Ist er rot, nehmen Sie die Lieferung nicht an, und wir bauen ein neues Möbel.</p>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words('Le jour de la livraison', 'De dag van de levering', 'On delivery day', 'Am Tag der Lieferung'),
      text: words(
        '<ul><li>La veille, mesurez la porte la plus étroite du chemin. Il faut la profondeur du meuble plus cinq centimètres ; pas la largeur, on le passe debout.</li><li>Dégagez un mètre vingt devant le mur.</li><li>Ouvrez l’emballage devant le livreur, regardez les angles et l’indicateur, puis signez.</li><li>Laissez le meuble deux jours dans la pièce avant la pose, si vous le pouvez. Le bois prend l’air, comme tout le monde après un voyage.</li></ul><p>Au mur, deux ferrures de suspension se règlent de l’intérieur, en hauteur et en profondeur. Une heure à deux personnes. La suite, la voici racontée par <a href="/article/un-poseur-a-lille">un poseur à Lille</a>.</p>',
        '<ul><li>Meet de dag voordien de smalste deur onderweg. U hebt de diepte van het meubel nodig plus vijf centimeter; niet de breedte, want het gaat er rechtop door.</li><li>Maak een meter twintig vrij voor de muur.</li><li>Open de verpakking waar de chauffeur bij staat, bekijk de hoeken en de indicator, en teken dan pas.</li><li>Laat het meubel twee dagen in de kamer staan voor het aan de muur gaat, als dat kan. Het hout komt op adem, zoals iedereen na een reis.</li></ul><p>Aan de muur regelt u twee ophangbeslagen van binnenuit, in hoogte en diepte. Reken op een uur met twee. Hoe het verdergaat, vertelt <a href="/article/un-poseur-a-lille">een installateur uit Lille</a>.</p>',
        '<ul><li>The day before, measure the narrowest door on the way. You need the depth of the unit plus five centimetres, not the width: it goes through on end.</li><li>Clear a metre twenty in front of the wall.</li><li>Open the packing while the driver is there, look at the corners and the indicator, then sign.</li><li>Leave the unit in the room for two days before fixing it, if you can. The wood takes the air, as anyone does after a journey.</li></ul><p>On the wall, two hangers adjust from the inside, in height and depth. Allow an hour with two people. The rest is told by <a href="/article/un-poseur-a-lille">a fitter in Lille</a>.</p>',
        '<ul><li>Messen Sie am Vortag die schmalste Tür auf dem Weg. Sie brauchen die Tiefe des Möbels plus fünf Zentimeter, nicht die Breite: Es geht hochkant hindurch.</li><li>Räumen Sie einen Meter zwanzig vor der Wand frei.</li><li>Öffnen Sie die Verpackung im Beisein des Fahrers, prüfen Sie Ecken und Anzeiger, und unterschreiben Sie erst dann.</li><li>Lassen Sie das Möbel, wenn möglich, zwei Tage im Raum stehen, bevor es an die Wand kommt. Das Holz schöpft Luft, wie jeder nach einer Reise.</li></ul><p>An der Wand lassen sich zwei Aufhänger von innen einstellen, in Höhe und Tiefe. Rechnen Sie mit einer Stunde zu zweit. Wie es weitergeht, erzählt <a href="/article/un-poseur-a-lille">ein Monteur aus Lille</a>.</p>',
      ),
      cta: {
        to: '/page/store-locator',
        label: words(
          'Trouver un revendeur qui pose',
          'Vind een verkooppunt dat plaatst',
          'Find a retailer who fits',
          'Einen Händler mit Montage finden',
        ),
      },
      image: pictureOf.productCard(
        'ligne-90',
        words(
          'Le meuble Ligne 90 en laque blanc craie, accroché au mur',
          'Het meubel Ligne 90 in krijtwitte lak, aan de muur',
          'The Ligne 90 unit in chalk white lacquer, hung on the wall',
          'Das Möbel Ligne 90 in kreideweißem Lack, an der Wand',
        ),
      ),
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>Le carton se plie et part au tri. La palette, elle, nous intéresse : le livreur la reprend, nous la raccourcissons, et elle repart sous un autre meuble. La plus ancienne en est à son quatorzième voyage. Elle connaît Strasbourg mieux que nous.</p>',
        '<p>Het karton vouwt u op voor de papierophaling. De pallet willen we graag terug: de chauffeur neemt ze mee, wij korten ze in, en ze vertrekt onder een ander meubel. De oudste is aan haar veertiende reis toe. Ze kent Straatsburg beter dan wij.</p>',
        '<p>The card folds flat for recycling. The pallet is another matter: the driver takes it back, we shorten it, and it leaves under another unit. The oldest is on its fourteenth journey. It knows Strasbourg better than we do.</p>',
        '<p>Der Karton lässt sich falten und geht ins Altpapier. Die Palette hätten wir gern zurück: Der Fahrer nimmt sie mit, wir kürzen sie, und sie fährt unter einem anderen Möbel wieder los. Die älteste ist auf ihrer vierzehnten Reise. Sie kennt Straßburg besser als wir.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-1090', 'RV-5060', 'RV-5100', 'RV-4080'] },
  ],
};
