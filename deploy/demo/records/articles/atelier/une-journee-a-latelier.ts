import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'une-journee-a-latelier',
  category: 'atelier',
  date: '2025-01-21',
  author: 'Maud Kerléo',
  label: words('Reportage', 'Reportage', 'On the floor', 'Reportage'),
  heading: words(
    'Une journée à l’atelier',
    'Een dag in het atelier',
    'A day in the workshop',
    'Ein Tag in der Werkstatt',
  ),
  description: words(
    'De six heures dix à seize heures trente, trente meubles, quarante personnes et une seule sirène, celle du pain.',
    'Van tien over zes tot half vijf: dertig meubelen, veertig mensen en één sirene, die van het brood.',
    'From ten past six to half past four: thirty pieces, forty people and a single bell, the one for bread.',
    'Von zehn nach sechs bis halb fünf: dreißig Möbel, vierzig Menschen und ein einziges Signal, das für das Brot.',
  ),
  drawing: 'workshop',
  scene: { wall: '#EBE2D3', facing: 'panels', finish: 'walnut' },
  alt: words(
    'Un établi, un tiroir en cours de montage et des planches contre le mur',
    'Een werkbank met een lade in aanbouw en planken tegen de muur',
    'A workbench with a drawer in the making and boards against the wall',
    'Eine Werkbank mit einer Schublade im Bau und Brettern an der Wand',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p><strong>6 h 10.</strong> Yannick ouvre le séchoir et pose la paume sur une planche avant de regarder l’écran. L’écran dit 9,2 pour cent. La paume disait « presque ». Les deux attendront demain.</p><p><strong>7 h 30.</strong> Quarante personnes, autant de cafés. Sur le mur, trente fiches : les meubles du jour. Chacune porte un nom de ville et jamais de nom de client. On fabrique mieux pour Gand que pour un numéro.</p><p><strong>9 h 00.</strong> Au tri, Solène étale onze planches pour quatre façades. Elle en retourne deux, en échange trois, recule. Le fil doit passer d’un tiroir à l’autre sans trébucher. Douze minutes, sans un mot. C’est le poste le plus silencieux, et celui qui décide de tout.</p><p><strong>10 h 15.</strong> La cloche. Le boulanger livre quarante baguettes, les machines s’arrêtent, et l’on s’aperçoit qu’il y avait du bruit.</p>',
        '<p><strong>6.10 uur.</strong> Yannick opent de droogkamer en legt zijn handpalm op een plank voor hij naar het scherm kijkt. Het scherm zegt 9,2 procent. De handpalm zei ‘bijna’. Ze wachten allebei tot morgen.</p><p><strong>7.30 uur.</strong> Veertig mensen, evenveel koffie. Aan de muur hangen dertig fiches: de meubelen van de dag. Op elke fiche staat een stad, nooit de naam van een klant. Voor Gent werkt een mens beter dan voor een nummer.</p><p><strong>9.00 uur.</strong> Aan de sorteertafel spreidt Solène elf planken uit voor vier fronten. Ze draait er twee om, verwisselt er drie, doet een stap achteruit. De nerf moet van lade naar lade lopen zonder te struikelen. Twaalf minuten, zonder één woord. Het is de stilste plek, en de plek waar alles beslist wordt.</p><p><strong>10.15 uur.</strong> De bel. De bakker brengt veertig stokbroden, de machines vallen stil, en dan pas merkt u dat er lawaai was.</p>',
        '<p><strong>6.10 a.m.</strong> Yannick opens the kiln and lays his palm on a board before he looks at the screen. The screen says 9.2 per cent. The palm said ‘nearly’. Both can wait until tomorrow.</p><p><strong>7.30 a.m.</strong> Forty people, as many coffees. On the wall hang thirty cards, the furniture of the day. Each carries the name of a town and never that of a customer. One works better for Ghent than for a number.</p><p><strong>9 a.m.</strong> At the sorting table, Solène spreads out eleven boards for four fronts. She turns two over, swaps three, steps back. The grain has to pass from drawer to drawer without stumbling. Twelve minutes, not a word. It is the quietest post, and the one that decides everything.</p><p><strong>10.15 a.m.</strong> The bell. The baker delivers forty baguettes, the machines stop, and only then do you notice that there was noise.</p>',
        '<p><strong>6.10 Uhr.</strong> Yannick öffnet die Trockenkammer und legt die Hand auf ein Brett, bevor er auf den Bildschirm schaut. Der Bildschirm sagt 9,2 Prozent. Die Hand sagte „fast“. Beide warten bis morgen.</p><p><strong>7.30 Uhr.</strong> Vierzig Menschen, ebenso viele Kaffees. An der Wand hängen dreißig Karten: die Möbel des Tages. Auf jeder steht eine Stadt, nie der Name eines Kunden. Für Gent arbeitet man besser als für eine Nummer.</p><p><strong>9 Uhr.</strong> Am Sortiertisch breitet Solène elf Bretter für vier Fronten aus. Zwei dreht sie um, drei tauscht sie, dann tritt sie zurück. Die Maserung soll von Schublade zu Schublade laufen, ohne zu stolpern. Zwölf Minuten, kein Wort. Es ist der leiseste Platz und der, an dem sich alles entscheidet.</p><p><strong>10.15 Uhr.</strong> Die Glocke. Der Bäcker bringt vierzig Baguettes, die Maschinen stehen still, und erst jetzt merkt man, dass es laut war.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'workshop',
        words(
          'L’établi de l’atelier, un tiroir et un rabot posés dessus',
          'De werkbank in het atelier, met een lade en een schaaf erop',
          'The workshop bench with a drawer and a plane on it',
          'Die Werkbank mit einer Schublade und einem Hobel darauf',
        ),
      ),
      legend: words(
        'L’établi numéro un. Le rabot date de 1958, la planche de mardi.',
        'Werkbank nummer één. De schaaf is van 1958, de plank van dinsdag.',
        'Bench number one. The plane dates from 1958, the board from Tuesday.',
        'Werkbank Nummer eins. Der Hobel ist von 1958, das Brett von Dienstag.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<p><strong>13 h 30.</strong> Au montage, un caisson <a href="/product/ligne-90">Ligne 90</a> prend forme : huit tourillons, de la colle, quatre serre-joints, un contrôle aux diagonales. Un millimètre d’écart, on desserre. La colle laisse sept minutes pour changer d’avis.</p><p><strong>15 h 00.</strong> Réglage des tiroirs. Ewen pousse chacun d’un doigt, écoute, donne un quart de tour, recommence. Il dit qu’on apprend le geste en une semaine et l’oreille en deux ans. Pour savoir ce qu’il écoute, lisez <a href="/article/le-tiroir-qui-glisse">Le tiroir qui glisse</a>.</p><p><strong>16 h 30.</strong> Vingt-neuf fiches retournées. La trentième, un <a href="/collection/atelier">Atelier</a> pour Lille, a un reflet que personne n’aime sur la façade du milieu. Elle repassera demain. On balaie, on éteint. Reste l’odeur, qui est l’huile, le chêne et un peu le pain.</p>',
        '<p><strong>13.30 uur.</strong> In de montage krijgt een korpus van <a href="/product/ligne-90">Ligne 90</a> vorm: acht deuvels, lijm, vier lijmtangen, een controle van de diagonalen. Bij één millimeter verschil gaan de tangen weer los. De lijm geeft zeven minuten om van gedachten te veranderen.</p><p><strong>15.00 uur.</strong> Laden afstellen. Ewen duwt elke lade met één vinger, luistert, geeft een kwartslag, begint opnieuw. Hij zegt dat u het gebaar in een week leert en het luisteren in twee jaar. Waar hij naar luistert, leest u in <a href="/article/le-tiroir-qui-glisse">De lade die glijdt</a>.</p><p><strong>16.30 uur.</strong> Negenentwintig fiches omgedraaid. De dertigste, een <a href="/collection/atelier">Atelier</a> voor Lille, heeft op het middelste front een weerschijn die niemand bevalt. Morgen opnieuw. We vegen, we doen het licht uit. De geur blijft: olie, eiken, en een beetje brood.</p>',
        '<p><strong>1.30 p.m.</strong> In assembly, a <a href="/product/ligne-90">Ligne 90</a> carcass takes shape: eight dowels, glue, four clamps, a check of the diagonals. One millimetre out and the clamps come off. The glue allows seven minutes for second thoughts.</p><p><strong>3 p.m.</strong> Adjusting drawers. Ewen pushes each with one finger, listens, gives a quarter turn and starts again. He says the gesture takes a week to learn and the ear two years. To find out what he is listening for, read <a href="/article/le-tiroir-qui-glisse">The drawer that glides</a>.</p><p><strong>4.30 p.m.</strong> Twenty-nine cards turned over. The thirtieth, an <a href="/collection/atelier">Atelier</a> for Lille, has a sheen on its middle front that nobody likes. It will go round again tomorrow. We sweep, we switch off. The smell stays: oil, oak and a little bread.</p>',
        '<p><strong>13.30 Uhr.</strong> In der Montage entsteht ein Korpus von <a href="/product/ligne-90">Ligne 90</a>: acht Dübel, Leim, vier Zwingen, Kontrolle über die Diagonalen. Bei einem Millimeter Unterschied gehen die Zwingen wieder auf. Der Leim lässt sieben Minuten Zeit, es sich anders zu überlegen.</p><p><strong>15 Uhr.</strong> Schubladen einstellen. Ewen schiebt jede mit einem Finger, hört hin, gibt eine Vierteldrehung, beginnt von vorn. Er sagt, den Handgriff lerne man in einer Woche, das Hören in zwei Jahren. Worauf er hört, steht in <a href="/article/le-tiroir-qui-glisse">Die Schublade, die gleitet</a>.</p><p><strong>16.30 Uhr.</strong> Neunundzwanzig Karten umgedreht. Die dreißigste, ein <a href="/collection/atelier">Atelier</a> für Lille, hat auf der mittleren Front einen Schimmer, der niemandem gefällt. Morgen noch einmal. Wir fegen, wir löschen das Licht. Der Geruch bleibt: Öl, Eiche und ein wenig Brot.</p>',
      ),
      cta: {
        to: '/page/a-propos',
        label: words('La maison Rivelle', 'Het huis Rivelle', 'The house of Rivelle', 'Das Haus Rivelle'),
        style: 'link',
      },
    },
    { type: 'SliderProductInterface', products: ['RV-1090', 'RV-1120', 'RV-7160', 'RV-4040'] },
  ],
};
