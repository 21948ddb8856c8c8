import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'une-ebeniste-a-nantes',
  category: 'rencontres',
  date: '2025-01-23',
  author: 'Élise Garnier',
  label: words('Portrait', 'Portret', 'Portrait', 'Porträt'),
  heading: words(
    'Une ébéniste à Nantes',
    'Een meubelmaakster in Nantes',
    'A cabinetmaker in Nantes',
    'Eine Möbeltischlerin in Nantes',
  ),
  description: words(
    'Solène Abgrall monte des meubles depuis dix-sept ans et reconnaît un tiroir d’équerre à son bruit.',
    'Solène Abgrall bouwt al zeventien jaar meubelen en hoort aan een lade of ze haaks is.',
    'Solène Abgrall has built furniture for seventeen years and can hear whether a drawer is square.',
    'Solène Abgrall baut seit siebzehn Jahren Möbel und hört, ob eine Schublade im Winkel ist.',
  ),
  drawing: 'workshop',
  scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Un établi de bois, des planches de chêne et des outils rangés au mur',
    'Een houten werkbank, eiken planken en gereedschap netjes aan de muur',
    'A wooden bench, oak boards and tools in order on the wall',
    'Eine hölzerne Werkbank, Eichenbretter und geordnetes Werkzeug an der Wand',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Sept heures dix. Solène Abgrall n’a pas encore allumé la scie. Elle affûte. Un ciseau, deux ciseaux, six en tout : le biseau à 25 degrés, puis un micro-biseau à 30, trois passages, pas quatre. « Un outil qui coupe mal, on appuie. Quand on appuie, on se trompe. »</p><p>Elle est entrée à l’atelier il y a dix-sept ans, après un lycée où l’on voulait lui faire faire des maths. Elle en fait. Un assemblage à queues d’aronde, c’est une pente d’un pour sept dans le chêne, un peu plus raide dans un bois tendre. Elle ne mesure plus ; elle vérifie.</p><h2>L’oreille</h2><p>Le matin, elle trie les planches, en silence. L’après-midi, elle monte des tiroirs : une quinzaine, chacun écouté. Un tiroir d’équerre expire : l’air sort par l’arrière, d’un souffle égal. Un tiroir vrillé de deux millimètres fait deux bruits. Les nouveaux ne la croient pas, puis ferment les yeux, et entendent.</p><blockquote><p>Le chêne n’est pas difficile. Il dit tout de suite ce qu’il pense.</p></blockquote><h2>Le dos du meuble</h2><p>Sur les pièces de la collection <a href="/collection/atelier">Atelier</a>, elle signe au dos, au crayon, avec la date. Personne ne le verra avant le prochain déménagement. Une cliente de Quimper, l’an passé, lui a écrit après avoir repeint son mur : elle avait retourné le meuble et trouvé le nom. La lettre est punaisée au-dessus des ciseaux. À côté, une photo du premier tiroir de Solène. Il coince, dit-elle. Elle l’a gardé pour ça.</p>',
        '<p>Tien over zeven. Solène Abgrall heeft de zaag nog niet aangezet. Ze slijpt. Eén beitel, twee beitels, zes in totaal: de vouw op 25 graden, dan een microvouw op 30, drie halen, geen vier. “Met een beitel die slecht snijdt, ga je duwen. En wie duwt, vergist zich.”</p><p>Ze kwam zeventien jaar geleden in het atelier, na een school waar ze haar wiskunde wilden leren. Die gebruikt ze nu elke dag. Een zwaluwstaart heeft in eiken een helling van één op zeven, in zacht hout iets steiler. Meten doet ze niet meer; ze controleert.</p><h2>Het oor</h2><p>’s Ochtends sorteert ze planken, zonder een woord. ’s Middags monteert ze laden: een vijftiental, en naar elke lade wordt geluisterd. Een haakse lade ademt uit: de lucht ontsnapt achteraan, in één gelijkmatige zucht. Een lade die twee millimeter scheluw is, maakt twee geluiden. Nieuwelingen geloven het niet. Dan doen ze hun ogen dicht, en horen het.</p><blockquote><p>Eiken is niet moeilijk. Het zegt meteen wat het denkt.</p></blockquote><h2>De rug van het meubel</h2><p>Op stukken uit de collectie <a href="/collection/atelier">Atelier</a> zet ze achteraan haar naam, met potlood, en de datum. Niemand krijgt die te zien voor de volgende verhuizing. Een klant uit Quimper schreef haar vorig jaar: ze had haar muur geschilderd, het meubel omgedraaid en de naam gevonden. De brief hangt boven de beitels. Ernaast een foto van de eerste lade van Solène. Ze klemt, zegt ze. Daarom heeft ze haar bewaard.</p>',
        '<p>Ten past seven. Solène Abgrall has not switched on the saw. She is sharpening. One chisel, two chisels, six in all: the bevel at 25 degrees, then a micro-bevel at 30, three strokes, not four. ‘A tool that cuts badly makes you push. When you push, you go wrong.’</p><p>She joined the workshop seventeen years ago, after a school that wanted her to do mathematics. She does. A dovetail in oak has a slope of one in seven, a little steeper in softwood. She no longer measures it; she checks.</p><h2>The ear</h2><p>In the morning she sorts boards, in silence. In the afternoon she assembles drawers: some fifteen, and she listens to each. A square drawer breathes out: the air leaves at the back in one even sigh. A drawer two millimetres in wind makes two noises. Newcomers do not believe it. Then they shut their eyes, and hear.</p><blockquote><p>Oak is not difficult. It tells you at once what it thinks.</p></blockquote><h2>The back of the furniture</h2><p>On pieces from the <a href="/collection/atelier">Atelier</a> collection she signs the back, in pencil, with the date. Nobody will see it before the next house move. Last year a customer in Quimper wrote to her: repainting a wall, she had turned the unit round and found the name. The letter is pinned above the chisels. Next to it hangs a photograph of Solène’s first drawer. It sticks, she says. That is why she kept it.</p>',
        '<p>Zehn nach sieben. Solène Abgrall hat die Säge noch nicht eingeschaltet. Sie schärft. Ein Stechbeitel, zwei, sechs insgesamt: die Fase auf 25 Grad, dann eine Mikrofase auf 30, drei Züge, nicht vier. „Ein Werkzeug, das schlecht schneidet, verleitet zum Drücken. Und wer drückt, irrt sich.“</p><p>Vor siebzehn Jahren kam sie in die Werkstatt, aus einer Schule, in der man sie zur Mathematik überreden wollte. Die betreibt sie jetzt täglich. Eine Schwalbenschwanzzinke hat in Eiche eine Neigung von eins zu sieben, in Weichholz etwas mehr. Sie misst das nicht mehr; sie prüft nach.</p><h2>Das Ohr</h2><p>Vormittags sortiert sie Bretter, schweigend. Nachmittags baut sie Schubladen: rund fünfzehn, und jeder hört sie zu. Eine Schublade im Winkel atmet aus: Die Luft entweicht hinten, in einem gleichmäßigen Seufzer. Eine, die sich um zwei Millimeter verzogen hat, macht zwei Geräusche. Neue glauben das nicht. Dann schließen sie die Augen und hören es.</p><blockquote><p>Eiche ist nicht schwierig. Sie sagt sofort, was sie denkt.</p></blockquote><h2>Der Rücken des Möbels</h2><p>Stücke der Kollektion <a href="/collection/atelier">Atelier</a> signiert sie auf der Rückseite, mit Bleistift und Datum. Niemand sieht das vor dem nächsten Umzug. Im letzten Jahr schrieb ihr eine Kundin aus Quimper: Beim Streichen hatte sie das Möbel umgedreht und den Namen gefunden. Der Brief hängt über den Stechbeiteln. Daneben ein Foto von Solènes erster Schublade. Sie klemmt, sagt sie. Deshalb hat sie sie behalten.</p>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Ses queues d’aronde, chez vous',
        'Haar zwaluwstaarten, bij u thuis',
        'Her dovetails, in your home',
        'Ihre Schwalbenschwänze, bei Ihnen',
      ),
      text: words(
        '<p>La demi-colonne Garrigue a deux tiroirs assemblés à queues d’aronde. Ouvrez-les en grand : le plus beau côté est celui qu’on ne montre pas.</p>',
        '<p>De halfhoge kast Garrigue heeft twee laden met zwaluwstaarten. Trek ze helemaal open: de mooiste kant is die u niet laat zien.</p>',
        '<p>The Garrigue half-height unit has two dovetailed drawers. Open them wide: the finest side is the one nobody shows.</p>',
        '<p>Der Halbhochschrank Garrigue hat zwei gezinkte Schubladen. Ziehen Sie sie ganz auf: Die schönste Seite ist die, die man nicht zeigt.</p>',
      ),
      cta: {
        to: '/product/demi-colonne-garrigue',
        label: words(
          'La demi-colonne Garrigue',
          'De halfhoge kast Garrigue',
          'The Garrigue half-height unit',
          'Der Halbhochschrank Garrigue',
        ),
      },
      image: pictureOf.productCard(
        'demi-colonne-garrigue',
        words(
          'Demi-colonne Garrigue en chêne huilé',
          'Halfhoge kast Garrigue in geolied eiken',
          'Garrigue half-height unit in oiled oak',
          'Halbhochschrank Garrigue in geölter Eiche',
        ),
      ),
    },
    {
      type: 'SeeMore',
      heading: words('Une journée avec elle', 'Een dag aan haar zijde', 'A day beside her', 'Ein Tag an ihrer Seite'),
      cta: {
        to: '/article/une-journee-a-latelier',
        label: words('Lire la suite', 'Lees verder', 'Read on', 'Weiterlesen'),
      },
    },
  ],
};
