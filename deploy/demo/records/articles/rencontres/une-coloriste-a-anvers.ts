import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'une-coloriste-a-anvers',
  category: 'rencontres',
  date: '2026-05-28',
  author: 'Tilman Roth',
  label: words('Portrait', 'Portret', 'Portrait', 'Porträt'),
  heading: words(
    'Une coloriste à Anvers',
    'Een kleurontwerpster in Antwerpen',
    'A colourist in Antwerp',
    'Eine Farbgestalterin in Antwerpen',
  ),
  description: words(
    'Lieve Verstraeten a refusé quarante verts avant d’en garder un : le vert sauge de nos laques.',
    'Lieve Verstraeten keurde veertig groenen af voor ze er één hield: het saliegroen van onze lakken.',
    'Lieve Verstraeten turned down forty greens before keeping one: the sage of our lacquers.',
    'Lieve Verstraeten verwarf vierzig Grüntöne, bevor sie einen behielt: das Salbeigrün unserer Lacke.',
  ),
  drawing: 'swatch',
  scene: { wall: '#E4DDD0', facing: 'plaster', finish: 'blush' },
  alt: words(
    'Un échantillon de laque mate rose argile',
    'Een staal van kleiroze matte lak',
    'A sample of clay pink matt lacquer',
    'Ein Muster in tonrosa Mattlack',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>L’atelier de Lieve Verstraeten, derrière la gare centrale d’Anvers, donne au nord. C’est la seule chose qu’elle ait exigée du propriétaire. La lumière du nord ne flatte personne et change peu : on y voit ce qu’on a fait.</p><h2>Quarante et un verts</h2><p>Le vert sauge de nos laques porte chez elle le numéro 41. Les quarante premiers sont dans une boîte. Le 12 virait au jaune sous l’ampoule du soir. Le 27 était parfait, jusqu’à ce qu’on pose du laiton à côté. Le 33 ressemblait à un hôpital, et elle ne sait pas dire pourquoi. Le 41 tient d’un rien : une pointe de noir de moins, un soupçon d’ocre.</p><h2>La même couleur, trois fois</h2><p>Elle peint une planche A3, pas un carré de cinq centimètres : une petite surface paraît toujours plus foncée et plus sage qu’un mur. Puis elle la regarde à neuf heures, à midi, et le soir sous une lampe à 2700 kelvins. Debout, car une façade est verticale, et reçoit moitié moins de lumière qu’une table.</p><blockquote><p>On ne choisit pas une couleur. On choisit ce qu’elle devient à huit heures du soir.</p></blockquote><h2>Son conseil</h2><p>Empruntez l’échantillon au <a href="/page/store-locator">revendeur</a>. Scotchez-le à hauteur de tiroir, à côté du carrelage et d’une serviette. Laissez-le une semaine. Si le septième jour vous ne le remarquez plus, et que sa place vous semble vide quand vous l’ôtez, c’est le bon.</p>',
        '<p>Het atelier van Lieve Verstraeten, achter het Centraal Station van Antwerpen, kijkt uit op het noorden. Het is het enige wat ze van de huisbaas heeft geëist. Noorderlicht vleit niemand en verandert weinig: u ziet er wat u hebt gedaan.</p><h2>Eenenveertig groenen</h2><p>Het saliegroen van onze lakken heeft bij haar nummer 41. De eerste veertig zitten in een doos. Nummer 12 werd geel onder de avondlamp. Nummer 27 was volmaakt, tot er messing naast kwam. Nummer 33 deed aan een ziekenhuis denken, en ze kan niet zeggen waarom. Nummer 41 hangt af van bijna niets: een tikje minder zwart, een zweem oker.</p><h2>Dezelfde kleur, drie keer</h2><p>Ze schildert een plaat van A3-formaat, geen vierkantje van vijf centimeter: een klein vlak lijkt altijd donkerder en braver dan een muur. Dan bekijkt ze die om negen uur, om twaalf uur en ’s avonds onder een lamp van 2700 kelvin. Rechtop, want een front staat verticaal en vangt half zoveel licht als een tafel.</p><blockquote><p>Je kiest geen kleur. Je kiest wat ze wordt om acht uur ’s avonds.</p></blockquote><h2>Haar raad</h2><p>Leen het staal bij uw <a href="/page/store-locator">verkooppunt</a>. Plak het op ladehoogte, naast de tegels en een handdoek. Laat het een week hangen. Als u het op de zevende dag niet meer opmerkt, maar de plek leeg lijkt zodra u het wegneemt, dan is het de juiste.</p>',
        '<p>Lieve Verstraeten’s studio, behind Antwerp’s central station, faces north. It is the only thing she asked of the landlord. North light flatters nobody and changes little: in it you see what you have done.</p><h2>Forty-one greens</h2><p>At her place, the sage of our lacquers is number 41. The first forty are in a box. Number 12 turned yellow under the evening bulb. Number 27 was perfect, until brass was laid beside it. Number 33 looked like a hospital, and she cannot say why. Number 41 hangs on next to nothing: a touch less black, a hint of ochre.</p><h2>The same colour, three times</h2><p>She paints a board of A3, not a square of five centimetres: a small area always looks darker and better behaved than a wall. Then she looks at it at nine, at noon, and in the evening under a lamp of 2700 kelvin. Upright, because a front is vertical and catches half as much light as a table.</p><blockquote><p>You do not choose a colour. You choose what it becomes at eight in the evening.</p></blockquote><h2>Her advice</h2><p>Borrow the sample from your <a href="/page/store-locator">retailer</a>. Tape it up at drawer height, next to the tiles and a towel. Leave it for a week. If by the seventh day you no longer notice it, and its place looks empty when you take it down, it is the one.</p>',
        '<p>Das Atelier von Lieve Verstraeten, hinter dem Antwerpener Hauptbahnhof, geht nach Norden. Es war das Einzige, was sie vom Vermieter verlangt hat. Nordlicht schmeichelt niemandem und ändert sich wenig: Man sieht darin, was man getan hat.</p><h2>Einundvierzig Grüntöne</h2><p>Das Salbeigrün unserer Lacke trägt bei ihr die Nummer 41. Die ersten vierzig liegen in einer Schachtel. Nummer 12 wurde unter der Abendlampe gelb. Nummer 27 war vollkommen, bis Messing daneben lag. Nummer 33 sah nach Krankenhaus aus, und sie kann nicht sagen, warum. Nummer 41 hängt an fast nichts: ein wenig Schwarz weniger, ein Hauch Ocker.</p><h2>Dieselbe Farbe, dreimal</h2><p>Sie streicht eine Tafel im Format A3, kein Quadrat von fünf Zentimetern: Eine kleine Fläche wirkt immer dunkler und braver als eine Wand. Dann betrachtet sie die Tafel um neun, um zwölf und am Abend unter einer Lampe mit 2700 Kelvin. Aufrecht, denn eine Front steht senkrecht und bekommt halb so viel Licht wie ein Tisch.</p><blockquote><p>Man wählt keine Farbe. Man wählt, was abends um acht aus ihr wird.</p></blockquote><h2>Ihr Rat</h2><p>Leihen Sie das Muster bei Ihrem <a href="/page/store-locator">Händler</a> aus. Kleben Sie es auf Höhe der Schublade an, neben die Fliesen und ein Handtuch. Lassen Sie es eine Woche hängen. Fällt es Ihnen am siebten Tag nicht mehr auf und wirkt die Stelle leer, sobald Sie es abnehmen, ist es das richtige.</p>',
      ),
    },
    {
      type: 'Diaporama',
      color: '#E4DDD0',
      images: [
        pictureOf.finish(
          'sage',
          words('Vert sauge, numéro 41', 'Saliegroen, nummer 41', 'Sage green, number 41', 'Salbeigrün, Nummer 41'),
        ),
        pictureOf.finish(
          'blush',
          words(
            'Rose argile, plus près de la terre que du bonbon',
            'Kleiroze, dichter bij aarde dan bij snoep',
            'Clay pink, closer to earth than to sweets',
            'Tonrosa, näher an der Erde als am Bonbon',
          ),
        ),
        pictureOf.finish(
          'petrol',
          words(
            'Bleu pétrole, presque noir le soir',
            'Petrolblauw, ’s avonds bijna zwart',
            'Petrol blue, almost black in the evening',
            'Petrolblau, am Abend fast schwarz',
          ),
        ),
        pictureOf.finish(
          'fog',
          words(
            'Gris brume, tiède à midi',
            'Nevelgrijs, warm om twaalf uur',
            'Mist grey, warm at noon',
            'Nebelgrau, warm am Mittag',
          ),
        ),
      ],
    },
    { type: 'SliderProductInterface', products: ['RV-2080', 'RV-5100', 'RV-7160', 'RV-2040'] },
    {
      type: 'SeeMore',
      heading: words('Le bois, à côté', 'Met hout ernaast', 'With wood beside it', 'Mit Holz daneben'),
      text: words(
        'Quelles laques vont avec le chêne, lesquelles avec le noyer.',
        'Welke lakken bij eiken passen, en welke bij notenhout.',
        'Which lacquers go with oak, and which with walnut.',
        'Welche Lacke zu Eiche passen und welche zu Nussbaum.',
      ),
      cta: {
        to: '/article/accorder-bois-et-couleur',
        label: words(
          'Accorder bois et couleur',
          'Hout en kleur combineren',
          'Matching wood and colour',
          'Holz und Farbe abstimmen',
        ),
      },
    },
  ],
};
