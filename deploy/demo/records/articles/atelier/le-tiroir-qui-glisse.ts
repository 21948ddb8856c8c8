import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'le-tiroir-qui-glisse',
  category: 'atelier',
  date: '2025-08-26',
  author: 'Joris Van Acker',
  label: words('Savoir-faire', 'Vakmanschap', 'Craft', 'Handwerk'),
  heading: words('Le tiroir qui glisse', 'De lade die glijdt', 'The drawer that glides', 'Die Schublade, die gleitet'),
  description: words(
    'Queues d’aronde, coulisses et deux dixièmes de millimètre : l’anatomie de ce qui s’ouvre huit fois par jour.',
    'Zwaluwstaarten, geleiders en twee tiende millimeter: de anatomie van wat acht keer per dag opengaat.',
    'Dovetails, runners and two tenths of a millimetre: the anatomy of something opened eight times a day.',
    'Schwalbenschwänze, Führungen und zwei Zehntelmillimeter: die Anatomie dessen, was achtmal am Tag aufgeht.',
  ),
  drawing: 'workshop',
  scene: { wall: '#E3DDD1', facing: 'panels', finish: 'smokedOak' },
  alt: words(
    'Un tiroir de chêne sans façade sur l’établi, ses queues d’aronde visibles',
    'Een eiken lade zonder front op de werkbank, met zichtbare zwaluwstaarten',
    'An oak drawer without its front on the bench, its dovetails showing',
    'Eine Eichenschublade ohne Front auf der Werkbank, ihre Schwalbenschwänze sichtbar',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un tiroir de salle de bains s’ouvre environ huit fois par jour. En vingt ans, cela fait cinquante-huit mille fois, souvent mouillé, parfois du genou. Notre maison est née d’un tiroir qui coinçait. Nous prenons la chose au sérieux.</p><h2>La boîte</h2><p>Quatre côtés de hêtre ou de chêne de quinze millimètres, assemblés à queues d’aronde : un trapèze entré dans son contraire. Plus on tire sur la façade, plus l’assemblage se serre. La pente est d’un pour sept ; plus raide, les pointes cassent, plus douce, elles glissent. Le fond coulisse dans une rainure, sans colle, pour que le bois puisse bouger.</p><h2>La coulisse</h2><p>Elle se cache sous le tiroir, sort sur toute sa longueur et porte quarante kilos. Dans les dix derniers centimètres, un petit piston d’huile prend le relais et referme sans bruit. Il ne freine pas votre geste, il le termine.</p>',
        '<p>Een badkamerlade gaat zo’n acht keer per dag open. In twintig jaar is dat achtenvijftigduizend keer, vaak met natte handen, soms met de knie. Ons huis is ontstaan uit een lade die klemde. We nemen de zaak dus ernstig.</p><h2>De bak</h2><p>Vier zijden van beuk of eiken, vijftien millimeter dik, met zwaluwstaarten verbonden: een trapezium dat in zijn tegendeel schuift. Hoe harder u aan het front trekt, hoe vaster de verbinding. De helling is één op zeven; schuiner breken de punten, steiler glijden ze los. De bodem ligt in een groef, zonder lijm, zodat het hout kan werken.</p><h2>De geleider</h2><p>Hij zit verborgen onder de lade, schuift volledig uit en draagt veertig kilo. In de laatste tien centimeter neemt een kleine oliezuiger over en sluit ze zonder geluid. Hij remt uw gebaar niet af, hij maakt het af.</p>',
        '<p>A bathroom drawer is opened about eight times a day. Over twenty years that makes fifty-eight thousand times, often with wet hands, now and then with a knee. Our house began with a drawer that stuck. We take the matter seriously.</p><h2>The box</h2><p>Four sides of beech or oak, fifteen millimetres thick, joined with dovetails: a trapezium slid into its opposite. The harder you pull on the front, the tighter the joint. The slope is one in seven; any wider and the tips break off, any straighter and they slip. The bottom sits in a groove, without glue, so that the wood can move.</p><h2>The runner</h2><p>It hides under the drawer, extends to its full length and carries forty kilos. Over the last ten centimetres a small oil damper takes over and closes it without a sound. It does not slow your gesture down. It finishes it.</p>',
        '<p>Eine Badschublade wird etwa achtmal am Tag geöffnet. In zwanzig Jahren sind das achtundfünfzigtausend Mal, oft mit nassen Händen, manchmal mit dem Knie. Unser Haus entstand aus einer Schublade, die klemmte. Wir nehmen die Sache ernst.</p><h2>Der Kasten</h2><p>Vier Seiten aus Buche oder Eiche, fünfzehn Millimeter stark, mit Schwalbenschwänzen verbunden: ein Trapez, in sein Gegenstück geschoben. Je stärker man an der Front zieht, desto fester sitzt die Verbindung. Die Neigung ist eins zu sieben; schräger brechen die Spitzen, gerader rutschen sie heraus. Der Boden liegt in einer Nut, ohne Leim, damit das Holz arbeiten kann.</p><h2>Die Führung</h2><p>Sie verbirgt sich unter der Schublade, läuft ganz aus und trägt vierzig Kilo. Auf den letzten zehn Zentimetern übernimmt ein kleiner Öldämpfer und schließt lautlos. Er bremst Ihre Bewegung nicht, er führt sie zu Ende.</p>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'smokedOak',
        words(
          'Façade de tiroir en chêne fumé',
          'Ladefront in gerookt eiken',
          'Drawer front in smoked oak',
          'Schubladenfront in Räuchereiche',
        ),
      ),
      image2: pictureOf.productCard(
        'demi-colonne-garrigue',
        words(
          'La demi-colonne Garrigue et ses deux tiroirs',
          'De halfhoge kast Garrigue met haar twee laden',
          'The Garrigue half-height unit with its two drawers',
          'Der Halbhochschrank Garrigue mit seinen zwei Schubladen',
        ),
      ),
      legend1: words(
        'La façade se règle en hauteur, en largeur et en inclinaison.',
        'Het front is regelbaar in hoogte, breedte en helling.',
        'The front adjusts in height, width and tilt.',
        'Die Front lässt sich in Höhe, Breite und Neigung einstellen.',
      ),
      legend2: words(
        'Ouvrez le tiroir du haut : les queues d’aronde sont sur le côté, pour qui veut les voir.',
        'Open de bovenste lade: de zwaluwstaarten zitten opzij, voor wie ze wil zien.',
        'Open the upper drawer: the dovetails are at the side, for those who care to look.',
        'Öffnen Sie die obere Schublade: Die Schwalbenschwänze sind an der Seite, für alle, die hinsehen.',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words(
            'Pourquoi deux dixièmes de millimètre ?',
            'Waarom twee tiende millimeter?',
            'Why two tenths of a millimetre?',
            'Warum zwei Zehntelmillimeter?',
          ),
          text: words(
            '<p>C’est la différence que les coulisses tolèrent d’un côté à l’autre. Au-delà, le tiroir avance en crabe et fait un petit bruit de gorge. Chez nous, une cale remplace le mètre : elle passe, ou elle ne passe pas.</p>',
            '<p>Zoveel mogen de geleiders links en rechts verschillen. Daarboven loopt de lade scheef en schraapt ze haar keel. Bij ons vervangt een meetplaatje de meter: het past, of het past niet.</p>',
            '<p>It is the difference the runners will tolerate from one side to the other. Beyond that the drawer moves like a crab and clears its throat. We use a shim instead of a ruler: it passes, or it does not.</p>',
            '<p>So viel dürfen die Führungen links und rechts voneinander abweichen. Darüber läuft die Schublade wie ein Krebs und räuspert sich. Bei uns ersetzt ein Plättchen den Maßstab: Es passt, oder es passt nicht.</p>',
          ),
        },
        {
          heading: words(
            'Et si le mien frotte ?',
            'En als de mijne schuurt?',
            'What if mine rubs?',
            'Und wenn meine streift?',
          ),
          text: words(
            '<p>Videz-le, sortez-le en appuyant sur les deux languettes, essuyez les coulisses à sec. N’y mettez pas d’huile, elle colle les cheveux. Si rien n’y fait, elles sont garanties à vie : <a href="/page/contact">écrivez-nous</a> le numéro gravé dans le premier tiroir.</p>',
            '<p>Maak ze leeg, neem ze uit door op de twee lipjes te drukken en veeg de geleiders droog af. Gebruik geen olie, daar blijven haren aan kleven. Helpt het niet, dan geldt de levenslange garantie: <a href="/page/contact">schrijf ons</a> het nummer dat in de eerste lade gegraveerd staat.</p>',
            '<p>Empty it, lift it out by pressing the two catches, and wipe the runners dry. Do not oil them; oil collects hair. If that does not help, they are guaranteed for life: <a href="/page/contact">write to us</a> with the number engraved in the first drawer.</p>',
            '<p>Leeren Sie sie, lösen Sie die beiden Klammern, nehmen Sie sie heraus und wischen Sie die Führungen trocken ab. Kein Öl, daran haften Haare. Hilft es nicht, gilt die lebenslange Garantie: <a href="/page/contact">Schreiben Sie uns</a> die Nummer, die in der ersten Schublade eingraviert ist.</p>',
          ),
        },
      ],
    },
    { type: 'SliderProductInterface', products: ['RV-4040', 'RV-1065', 'RV-6140', 'RV-7090'] },
    {
      type: 'SeeMore',
      heading: words(
        'La suite se passe dans une pièce grise',
        'Het vervolg speelt in een grijze kamer',
        'The next part happens in a grey room',
        'Die Fortsetzung spielt in einem grauen Raum',
      ),
      text: words(
        'Dix kilos de sable, trente ouvertures, aucune musique.',
        'Tien kilo zand, dertig keer open en dicht, geen muziek.',
        'Ten kilos of sand, thirty openings, no music.',
        'Zehn Kilo Sand, dreißigmal auf und zu, keine Musik.',
      ),
      cta: {
        to: '/article/le-controle-final',
        label: words(
          'Lire « Le contrôle final »',
          'Lees over de eindcontrole',
          'Read about the final check',
          'Mehr über die Endkontrolle',
        ),
      },
    },
  ],
};
