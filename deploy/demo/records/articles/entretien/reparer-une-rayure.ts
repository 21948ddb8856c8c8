import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'reparer-une-rayure',
  category: 'entretien',
  date: '2026-04-02',
  author: 'Joris Van Acker',
  label: words('Réparer', 'Herstellen', 'Repair', 'Reparieren'),
  heading: words('Réparer une rayure', 'Een kras herstellen', 'Mending a scratch', 'Einen Kratzer reparieren'),
  description: words(
    'L’ongle décide : polir, retoucher ou appeler l’atelier, matière par matière.',
    'Uw nagel beslist: polijsten, bijwerken of het atelier bellen, materiaal per materiaal.',
    'Your fingernail decides: polish, touch up or call the workshop, one material at a time.',
    'Der Fingernagel entscheidet: polieren, ausbessern oder die Werkstatt anrufen, Material für Material.',
  ),
  drawing: 'swatch',
  scene: { wall: '#E4DDD0', facing: 'plaster', finish: 'sage' },
  alt: words(
    'Un échantillon de laque mate vert sauge',
    'Een staal van saliegroene matte lak',
    'A sample of sage green matt lacquer',
    'Ein Muster in salbeigrünem Mattlack',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Une rayure paraît plus longue le premier jour. Attendez le lendemain, une bonne lumière, et passez l’ongle en travers, sans appuyer. S’il glisse, la marque est en surface. S’il accroche, il manque de la matière. Tout le reste en découle.</p><h2>Le flacon</h2><p>Chaque meuble laqué est livré avec son flacon de retouche, numéroté comme lui : il vient du même bain de teinte. Gardez-le debout, au frais, hors de la salle de bains ; il tient cinq ans.</p><p>Secouez une minute. Déposez la laque au cure-dent, jamais au pinceau, en restant à l’intérieur de la rayure. Une couche mince, deux heures, une deuxième. Arrêtez-vous quand le creux affleure : une bosse se voit plus qu’un creux. Trois jours plus tard, un chiffon doux en petits cercles, et il faudra savoir où chercher.</p><blockquote><p>Une bonne retouche ne se voit pas. Une très bonne, on l’oublie.</p></blockquote><h2>Quand s’arrêter</h2><p>Si la rayure dépasse la longueur d’une main, ou si le panneau apparaît dessous, ne retouchez pas : une façade se dévisse en dix minutes et revient du <a href="/article/la-laque-mate">même bain</a>. Nous gardons les plans de chaque meuble. Donnez-nous le numéro gravé dans le premier tiroir.</p>',
        '<p>Een kras lijkt op de eerste dag altijd langer. Wacht tot morgen, zorg voor goed licht en ga er dwars overheen met uw nagel, zonder te duwen. Glijdt hij door, dan zit de streep aan het oppervlak. Blijft hij haken, dan is er materiaal weg. De rest volgt daaruit.</p><h2>Het flesje</h2><p>Bij elk gelakt meubel hoort een flesje bijwerklak, met hetzelfde nummer: het komt uit hetzelfde kleurbad. Bewaar het rechtop en koel, buiten de badkamer; zo blijft het vijf jaar goed.</p><p>Een minuut schudden. Breng de lak aan met een tandenstoker, nooit met een penseel, en blijf binnen de kras. Een dunne laag, twee uur wachten, een tweede. Stop zodra de groef gevuld is: een bult valt meer op dan een put. Drie dagen later een zachte doek, in kleine cirkels, en u moet al weten waar u zoekt.</p><blockquote><p>Een goede herstelling ziet u niet. Een heel goede vergeet u.</p></blockquote><h2>Wanneer u beter stopt</h2><p>Is de kras langer dan een hand, of komt het paneel eronder bloot, werk dan niet bij: een front is in tien minuten losgeschroefd en komt terug uit <a href="/article/la-laque-mate">hetzelfde bad</a>. Van elk meubel bewaren we de tekeningen. Geef ons het nummer dat in de eerste lade staat.</p>',
        '<p>A scratch always looks longer on the first day. Wait for tomorrow and a good light, then draw a fingernail across it without pressing. If it slides, the mark is on the surface. If it catches, material is missing. Everything else follows.</p><h2>The bottle</h2><p>Every lacquered piece comes with its own touch-up bottle, bearing the same number: it was filled from the same batch. Keep it upright, cool, and out of the bathroom; it lasts five years.</p><p>Shake for one minute. Apply the lacquer with a toothpick, never a brush, and stay inside the scratch. One thin coat, two hours, then a second. Stop when the hollow is level: a bump shows more than a dip. Three days later, a soft cloth in small circles, and you will need to know where to look.</p><blockquote><p>A good repair cannot be seen. A very good one is forgotten.</p></blockquote><h2>When to stop</h2><p>If the scratch is longer than a hand, or the panel shows beneath it, leave the bottle closed: a front unscrews in ten minutes and comes back in <a href="/article/la-laque-mate">the same lacquer</a>. We keep the drawings of every piece. Give us the number engraved in the first drawer.</p>',
        '<p>Ein Kratzer wirkt am ersten Tag immer länger. Warten Sie auf morgen und auf gutes Licht, dann fahren Sie mit dem Fingernagel quer darüber, ohne Druck. Gleitet er, sitzt die Spur an der Oberfläche. Hakt er, fehlt Material. Alles Weitere ergibt sich daraus.</p><h2>Das Fläschchen</h2><p>Zu jedem lackierten Möbel gehört ein Fläschchen Ausbesserungslack mit derselben Nummer: Es stammt aus demselben Farbansatz. Bewahren Sie es stehend und kühl auf, außerhalb des Bades; so hält es fünf Jahre.</p><p>Eine Minute schütteln. Den Lack mit einem Zahnstocher auftragen, nie mit dem Pinsel, und im Kratzer bleiben. Eine dünne Schicht, zwei Stunden, eine zweite. Hören Sie auf, sobald die Vertiefung eben ist: Ein Hügel fällt mehr auf als eine Mulde. Drei Tage später ein weiches Tuch, in kleinen Kreisen, und man muss wissen, wo man sucht.</p><blockquote><p>Eine gute Ausbesserung sieht man nicht. Eine sehr gute vergisst man.</p></blockquote><h2>Wann man aufhört</h2><p>Ist der Kratzer länger als eine Hand oder schimmert die Platte durch, lassen Sie das Fläschchen zu: Eine Front ist in zehn Minuten abgeschraubt und kommt im <a href="/article/la-laque-mate">selben Lack</a> zurück. Wir bewahren die Pläne jedes Möbels auf. Nennen Sie uns die Nummer in der ersten Schublade.</p>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words('Sur le chêne huilé', 'Op geolied eiken', 'On oiled oak', 'Auf geölter Eiche'),
          text: words(
            '<p>Papier 180 puis 240, dans le fil, sur la longueur de la planche et non sur la seule rayure. Puis <a href="/article/huiler-le-chene">de l’huile</a>. Un coup sans matière arrachée remonte à la vapeur : linge humide, fer tiède, dix secondes, trois fois.</p>',
            '<p>Korrel 180 en dan 240, met de nerf mee, over de hele plank en niet alleen op de kras. Daarna <a href="/article/huiler-le-chene">olie</a>. Een deuk zonder afgebroken hout komt met stoom weer op: vochtige doek, lauw strijkijzer, tien seconden, drie keer.</p>',
            '<p>180-grit paper, then 240, along the grain, over the whole board rather than the scratch alone. Then <a href="/article/huiler-le-chene">oil</a>. A dent with no wood missing rises with steam: damp cloth, warm iron, ten seconds, three times.</p>',
            '<p>180er-, dann 240er-Papier, in Faserrichtung, über das ganze Brett und nicht nur am Kratzer. Dann <a href="/article/huiler-le-chene">Öl</a>. Eine Delle ohne Holzverlust hebt sich mit Dampf: feuchtes Tuch, warmes Bügeleisen, zehn Sekunden, dreimal.</p>',
          ),
        },
        {
          heading: words('Sur la pierre de synthèse', 'Op composietsteen', 'On solid surface', 'Auf Mineralwerkstoff'),
          text: words(
            '<p>Elle est pleine : on la reponce. Grain 400, puis 800, à l’eau, en cercles de plus en plus larges, jusqu’à ce que l’œil ne trouve plus le bord.</p>',
            '<p>Ze is massief en laat zich schuren. Korrel 400 en dan 800, met water, in steeds wijdere cirkels, tot uw oog de rand niet meer vindt.</p>',
            '<p>It is solid, so it can be sanded. 400 grit, then 800, with water, in ever wider circles, until the eye no longer finds the edge.</p>',
            '<p>Er ist massiv und lässt sich schleifen. Körnung 400, dann 800, nass, in immer weiteren Kreisen, bis das Auge den Rand nicht mehr findet.</p>',
          ),
        },
        {
          heading: words(
            'Sur le noyer verni',
            'Op gevernist notenhout',
            'On varnished walnut',
            'Auf lackiertem Nussbaum',
          ),
          text: words(
            '<p>Une rayure claire se fond avec un crayon de cire, noyer moyen, essuyé aussitôt. Ne poncez pas : la feuille est mince, le regret épais.</p>',
            '<p>Een lichte kras verdwijnt met een wasstift, kleur middennoten, meteen afgeveegd. Niet schuren: het fineer is dun, de spijt dik.</p>',
            '<p>A pale scratch blends away with a wax pencil in mid walnut, wiped off at once. Do not sand: the veneer is thin, the regret thick.</p>',
            '<p>Ein heller Kratzer verschwindet mit einem Wachsstift in mittlerem Nussbaum, sofort abgewischt. Nicht schleifen: Das Furnier ist dünn, die Reue dick.</p>',
          ),
        },
      ],
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'sage',
        words(
          'Détail d’une façade laquée vert sauge',
          'Detail van een front in saliegroene lak',
          'Detail of a front in sage green lacquer',
          'Detail einer Front in salbeigrünem Lack',
        ),
      ),
      legend1: words('La laque se remplit', 'Lak vult u op', 'Lacquer is filled', 'Lack wird gefüllt'),
      image2: pictureOf.finish(
        'smokedOak',
        words(
          'Détail d’une façade en chêne fumé',
          'Detail van een front in gerookt eiken',
          'Detail of a smoked oak front',
          'Detail einer Front aus Räuchereiche',
        ),
      ),
      legend2: words('Le chêne se ponce', 'Eiken schuurt u', 'Oak is sanded', 'Eiche wird geschliffen'),
    },
    {
      type: 'SeeMore',
      heading: words(
        'Une façade à remplacer ?',
        'Een front te vervangen?',
        'A front to replace?',
        'Eine Front zu ersetzen?',
      ),
      text: words(
        'Une photo et le numéro du meuble : l’atelier répond sous deux jours ouvrés.',
        'Een foto en het nummer van het meubel: het atelier antwoordt binnen twee werkdagen.',
        'A photograph and the number of the piece: the workshop answers within two working days.',
        'Ein Foto und die Nummer des Möbels: Die Werkstatt antwortet innerhalb von zwei Werktagen.',
      ),
      cta: {
        to: '/page/contact',
        label: words('Nous écrire', 'Schrijf ons', 'Write to us', 'Schreiben Sie uns'),
      },
    },
  ],
};
