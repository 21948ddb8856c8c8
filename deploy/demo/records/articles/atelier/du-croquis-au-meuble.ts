import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'du-croquis-au-meuble',
  category: 'atelier',
  date: '2026-02-12',
  author: 'Joris Van Acker',
  label: words('Sur mesure', 'Op maat', 'Made to measure', 'Nach Maß'),
  heading: words('Du croquis au meuble', 'Van schets tot meubel', 'From sketch to cabinet', 'Von der Skizze zum Möbel'),
  description: words(
    'Une alcôve de 173 centimètres, un mur de 1931, huit semaines : comment naît un meuble sur mesure.',
    'Een alkoof van 173 centimeter, een muur uit 1931, acht weken: hoe een meubel op maat ontstaat.',
    'An alcove of 173 centimetres, a wall from 1931, eight weeks: how a made-to-measure piece comes about.',
    'Eine Nische von 173 Zentimetern, eine Wand von 1931, acht Wochen: wie ein Möbel nach Maß entsteht.',
  ),
  drawing: 'workshop',
  scene: { wall: '#E3DDD1', facing: 'panels', finish: 'petrol' },
  alt: words(
    'L’établi de l’atelier, des planches contre le mur et des outils à portée de main',
    'De werkbank in het atelier, planken tegen de muur en gereedschap binnen handbereik',
    'The workshop bench, boards against the wall and tools within reach',
    'Die Werkbank der Werkstatt, Bretter an der Wand und Werkzeug in Reichweite',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Prenons un cas vrai, à un détail près : une alcôve de 173 centimètres, entre un mur de 1931 et une paroi de douche. Aucun meuble de série ne fait 173 centimètres. C’est là que commence <a href="/collection/atelier">Atelier</a>.</p><h2>Trois mesures pour une largeur</h2><p>On mesure à trois hauteurs : à la plinthe, au niveau du plan, au-dessus du miroir. Ici, 1731, 1726 et 1734 millimètres. La plus petite commande, moins trois millimètres de jeu de chaque côté : le meuble fera 1720. On relève aussi les diagonales du sol, l’axe de l’évacuation et la largeur de chaque porte sur le chemin. Un meuble <a href="/article/livre-monte">livré monté</a> doit d’abord entrer.</p><h2>Un crayon, puis une craie</h2><p>Le premier dessin tient sur une feuille A4, au dixième. Vous y posez vos habitudes : qui se lave à gauche, où finit le sèche-cheveux. Le second est grandeur nature, à la craie, sur un panneau debout dans l’atelier. Deux fois sur trois, un tiroir change de place à ce moment-là. C’est le bon moment : un trait de craie s’efface avec la manche.</p><h2>Huit semaines</h2><p>Le plan signé devient une liste de débit : quarante et une pièces, chacune avec sa cote et le sens de son fil. Quatre jours d’usinage, trois de montage à blanc, huit de laque et de séchage. Le reste des huit semaines, c’est la file d’attente. Nous préférons le dire.</p><blockquote><p>Le mur n’est pas faux. Il est seulement là depuis plus longtemps que nous.</p></blockquote>',
        '<p>Een waar verhaal, op één detail na: een alkoof van 173 centimeter, tussen een muur uit 1931 en een douchewand. Geen enkel seriemeubel is 173 centimeter breed. Daar begint <a href="/collection/atelier">Atelier</a>.</p><h2>Drie maten voor één breedte</h2><p>We meten op drie hoogtes: aan de plint, ter hoogte van het blad en boven de spiegel. Hier 1731, 1726 en 1734 millimeter. De kleinste telt, min drie millimeter speling aan elke kant: het meubel wordt 1720. We noteren ook de diagonalen van de vloer, de as van de afvoer en de breedte van elke deur onderweg. Een meubel dat <a href="/article/livre-monte">gemonteerd wordt geleverd</a>, moet om te beginnen binnen raken.</p><h2>Eerst potlood, dan krijt</h2><p>De eerste tekening past op een A4, op schaal één op tien. U brengt er uw gewoonten in: wie zich links wast, waar de haardroger belandt. De tweede is op ware grootte, met krijt, op een paneel dat rechtop in het atelier staat. Twee keer op drie verhuist er dan nog een lade. Dat is het goede moment: een krijtstreep veegt u weg met uw mouw.</p><h2>Acht weken</h2><p>De getekende opdracht wordt een zaaglijst: eenenveertig stukken, elk met zijn maat en de richting van zijn nerf. Vier dagen machinewerk, drie dagen proefmontage, acht dagen lakken en drogen. De rest van de acht weken is wachtrij. We zeggen het liever zoals het is.</p><blockquote><p>De muur is niet scheef. Hij staat er alleen al langer dan wij.</p></blockquote>',
        '<p>A true story, but for one detail: an alcove of 173 centimetres, between a wall from 1931 and a shower screen. No standard cabinet is 173 centimetres wide. This is where <a href="/collection/atelier">Atelier</a> begins.</p><h2>Three measurements for one width</h2><p>We measure at three heights: at the skirting, at the level of the top, above the mirror. Here, 1731, 1726 and 1734 millimetres. The smallest one decides, less three millimetres of play on either side: the cabinet will be 1720. We also note the diagonals of the floor, the centre of the waste pipe and the width of every door on the way. A piece that is <a href="/article/livre-monte">delivered assembled</a> has to get in first.</p><h2>Pencil, then chalk</h2><p>The first drawing fits on a sheet of A4, at one to ten. You put your habits into it: who washes on the left, where the hairdryer ends up. The second is full size, in chalk, on a board standing in the workshop. Two times out of three, a drawer changes places at this point. It is the right point: chalk comes off with a sleeve.</p><h2>Eight weeks</h2><p>The signed drawing becomes a cutting list: forty-one parts, each with its size and the direction of its grain. Four days of machining, three of dry assembly, eight of lacquer and drying. The rest of the eight weeks is the queue. We would rather say so.</p><blockquote><p>The wall is not wrong. It has simply been there longer than we have.</p></blockquote>',
        '<p>Eine wahre Geschichte, bis auf ein Detail: eine Nische von 173 Zentimetern, zwischen einer Wand von 1931 und einer Duschabtrennung. Kein Serienmöbel ist 173 Zentimeter breit. Genau hier beginnt <a href="/collection/atelier">Atelier</a>.</p><h2>Drei Maße für eine Breite</h2><p>Gemessen wird in drei Höhen: an der Sockelleiste, auf Höhe der Platte, über dem Spiegel. Hier sind es 1731, 1726 und 1734 Millimeter. Das kleinste Maß zählt, abzüglich drei Millimeter Luft auf jeder Seite: Das Möbel wird 1720. Dazu kommen die Diagonalen des Bodens, die Achse des Ablaufs und die Breite jeder Tür auf dem Weg. Ein Möbel, das <a href="/article/livre-monte">montiert geliefert</a> wird, muss zuerst einmal hineinpassen.</p><h2>Erst Bleistift, dann Kreide</h2><p>Die erste Zeichnung passt auf ein A4-Blatt, im Maßstab eins zu zehn. Sie tragen Ihre Gewohnheiten ein: wer sich links wäscht, wo der Föhn landet. Die zweite entsteht in voller Größe, mit Kreide, auf einer Platte, die in der Werkstatt steht. In zwei von drei Fällen zieht dabei eine Schublade um. Das ist der richtige Moment: Kreide wischt man mit dem Ärmel weg.</p><h2>Acht Wochen</h2><p>Aus dem unterschriebenen Plan wird eine Stückliste: einundvierzig Teile, jedes mit seinem Maß und seiner Faserrichtung. Vier Tage Zuschnitt und Fräsen, drei Tage Probemontage, acht Tage Lack und Trocknung. Der Rest der acht Wochen ist Warteschlange. Wir sagen das lieber gleich.</p><blockquote><p>Die Wand ist nicht falsch. Sie steht nur schon länger da als wir.</p></blockquote>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'petrol',
        words(
          'Détail d’une façade laquée bleu pétrole',
          'Detail van een front in petrolblauwe lak',
          'Detail of a front in petrol blue lacquer',
          'Detail einer Front in petrolblauem Lack',
        ),
      ),
      legend1: words(
        'La teinte se choisit sur un échantillon, pas sur un écran.',
        'De tint kiest u op een staal, niet op een scherm.',
        'The shade is chosen from a sample, not from a screen.',
        'Der Farbton wird am Muster gewählt, nicht am Bildschirm.',
      ),
      image2: pictureOf.collectionCard(
        'atelier',
        words(
          'Un meuble Atelier posé de mur à mur',
          'Een Atelier-meubel van muur tot muur',
          'An Atelier unit running from wall to wall',
          'Ein Atelier-Möbel von Wand zu Wand',
        ),
      ),
      legend2: words(
        'Trois millimètres de jeu de chaque côté, et un joint qui les oublie.',
        'Drie millimeter speling aan elke kant, en een voeg die ze doet vergeten.',
        'Three millimetres of play on either side, and a joint that forgets them.',
        'Drei Millimeter Luft auf jeder Seite, und eine Fuge, die sie vergessen lässt.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-7160', 'RV-7090'] },
    {
      type: 'SeeMore',
      heading: words(
        'Votre mur a ses cotes',
        'Uw muur heeft zijn eigen maten',
        'Your wall has its own numbers',
        'Ihre Wand hat ihre eigenen Maße',
      ),
      text: words(
        'Une photo et trois largeurs suffisent pour commencer.',
        'Een foto en drie breedtes volstaan om te beginnen.',
        'One photograph and three widths are enough to begin.',
        'Ein Foto und drei Breiten genügen für den Anfang.',
      ),
      cta: {
        to: '/page/project',
        label: words('Préparer votre projet', 'Bereid uw project voor', 'Prepare your project', 'Projekt vorbereiten'),
      },
    },
  ],
};
