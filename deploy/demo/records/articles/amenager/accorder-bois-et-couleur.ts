import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'accorder-bois-et-couleur',
  category: 'amenager',
  date: '2026-05-05',
  author: 'Joris Van Acker',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'Accorder le bois et la couleur',
    'Hout en kleur samenbrengen',
    'Matching wood and colour',
    'Holz und Farbe zusammenbringen',
  ),
  description: words(
    'Une proportion, un test à la fenêtre et quatre accords qui marchent, du chêne clair au noir encre.',
    'Eén verhouding, één proef bij het raam en vier combinaties die werken, van licht eiken tot inktzwart.',
    'One proportion, one test at the window and four pairings that work, from pale oak to ink black.',
    'Ein Verhältnis, eine Probe am Fenster und vier Paare, die stimmen, von heller Eiche bis Tintenschwarz.',
  ),
  drawing: 'swatch',
  scene: { wall: '#DDE0D6', facing: 'panels', finish: 'smokedOak' },
  alt: words(
    'Des échantillons de bois et de laque sur une table, le chêne fumé au milieu',
    'Stalen van hout en lak op een tafel, met gerookt eiken in het midden',
    'Samples of wood and lacquer on a table, smoked oak in the middle',
    'Holz- und Lackmuster auf einem Tisch, in der Mitte Räuchereiche',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Le bois est déjà une couleur. On l’oublie, on en ajoute trois autres, et la pièce se met à parler toute seule.</p><h2>Six, trois, un</h2><p>Les décorateurs comptent en dixièmes. Six pour le fond : murs et sol, d’un ton calme. Trois pour le meuble. Un pour l’accent : robinets, poignées, serviettes. Si le bois est au sol, le meuble peut être laqué. Si le meuble est en bois, laissez au sol le soin de se taire.</p><h2>Chercher ce qui dort dans le bois</h2><p>Posez un échantillon de chêne sur une feuille blanche, près d’une fenêtre au nord, vers midi. Vous y verrez du jaune, un peu de gris, une pointe de rose. La couleur qui ira est l’une de ces trois, ou son opposée. Le vert sauge calme le jaune du chêne. Le bleu pétrole fait paraître le noyer plus rouge. Le blanc pur, lui, fait paraître tous les bois plus jaunes : préférez-lui un blanc craie.</p>',
        '<p>Hout is al een kleur. Dat vergeten we, we voegen er nog drie toe, en de kamer begint in zichzelf te praten.</p><h2>Zes, drie, één</h2><p>Interieurontwerpers rekenen in tienden. Zes voor de achtergrond: muren en vloer, in een rustige tint. Drie voor het meubel. Eén voor het accent: kranen, grepen, handdoeken. Ligt er hout op de vloer, dan mag het meubel gelakt zijn. Is het meubel van hout, laat de vloer dan zwijgen.</p><h2>Zoeken wat in het hout slaapt</h2><p>Leg een staal eiken op een wit blad, bij een raam op het noorden, rond de middag. U ziet geel, wat grijs en een zweem roze. De kleur die past, is een van die drie, of haar tegenpool. Saliegroen kalmeert het geel van eiken. Petrolblauw doet notenhout roder lijken. Zuiver wit maakt elk hout geler: neem liever krijtwit.</p>',
        '<p>Wood is already a colour. We forget it, add three more, and the room starts talking to itself.</p><h2>Six, three, one</h2><p>Decorators count in tenths. Six for the background: walls and floor, in a quiet tone. Three for the furniture. One for the accent: taps, handles, towels. If the floor is timber, the unit may be lacquered. If the unit is timber, let the floor keep quiet.</p><h2>Look for what sleeps in the wood</h2><p>Lay a sample of oak on a white sheet, by a north-facing window, around noon. You will see yellow, a little grey and a hint of pink. The colour that suits is one of those three, or its opposite. Sage green calms the yellow in oak. Petrol blue makes walnut look redder. Pure white makes every wood look yellower, so take a chalk white instead.</p>',
        '<p>Holz ist bereits eine Farbe. Man vergisst es, fügt drei weitere hinzu, und der Raum beginnt Selbstgespräche.</p><h2>Sechs, drei, eins</h2><p>Einrichter rechnen in Zehnteln. Sechs für den Grund: Wände und Boden in einem ruhigen Ton. Drei für das Möbel. Eins für den Akzent: Armaturen, Griffe, Handtücher. Liegt Holz auf dem Boden, darf das Möbel lackiert sein. Ist das Möbel aus Holz, soll der Boden schweigen.</p><h2>Suchen, was im Holz schläft</h2><p>Legen Sie ein Muster Eiche auf ein weißes Blatt, an ein Nordfenster, gegen Mittag. Sie sehen Gelb, etwas Grau und einen Hauch Rosa. Die passende Farbe ist eine dieser drei oder ihr Gegenteil. Salbeigrün beruhigt das Gelb der Eiche. Petrolblau lässt Nussbaum röter wirken. Reines Weiß macht jedes Holz gelber: Nehmen Sie lieber Kreideweiß.</p>',
      ),
    },
    {
      type: 'Diaporama',
      color: '#E9E1D4',
      images: [
        pictureOf.finish(
          'sage',
          words(
            'Vert sauge, à marier au chêne naturel',
            'Saliegroen, mooi bij naturel eiken',
            'Sage green, to go with natural oak',
            'Salbeigrün, passend zu Eiche natur',
          ),
        ),
        pictureOf.finish(
          'blush',
          words(
            'Rose argile, à marier au chêne fumé',
            'Kleiroze, mooi bij gerookt eiken',
            'Clay pink, to go with smoked oak',
            'Tonrosa, passend zu Räuchereiche',
          ),
        ),
        pictureOf.finish(
          'petrol',
          words(
            'Bleu pétrole, à marier au noyer',
            'Petrolblauw, mooi bij notenhout',
            'Petrol blue, to go with walnut',
            'Petrolblau, passend zu Nussbaum',
          ),
        ),
        pictureOf.finish(
          'night',
          words(
            'Noir encre, à marier à tous les bois',
            'Inktzwart, mooi bij elk hout',
            'Ink black, to go with any wood',
            'Tintenschwarz, passend zu jedem Holz',
          ),
        ),
      ],
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Quatre accords sûrs</h2><ul><li><strong>Chêne naturel et sauge.</strong> Un meuble <a href="/product/ondine-80">Ondine 80</a>, une <a href="/product/etagere-ligne-60">étagère</a> de chêne au-dessus.</li><li><strong>Chêne fumé et rose argile.</strong> La terre cuite n’est pas loin ; ajoutez du laiton.</li><li><strong>Noyer et bleu pétrole.</strong> À réserver aux pièces où l’on reste le soir.</li><li><strong>Noir encre et n’importe quel bois.</strong> À petite dose : des poignées, un cadre, une seule façade.</li></ul><p>Le dernier essai se fait chez vous. Nos <a href="/page/store-locator">revendeurs</a> prêtent les échantillons une semaine. Regardez-les le matin, le soir, et une fois avec la serviette que vous détestez. S’ils tiennent, c’est bon.</p>',
        '<h2>Vier veilige combinaties</h2><ul><li><strong>Naturel eiken en saliegroen.</strong> Een meubel <a href="/product/ondine-80">Ondine 80</a>, met een eiken <a href="/product/etagere-ligne-60">wandplank</a> erboven.</li><li><strong>Gerookt eiken en kleiroze.</strong> Terracotta is niet ver weg; voeg messing toe.</li><li><strong>Notenhout en petrolblauw.</strong> Voor kamers waar u ’s avonds blijft.</li><li><strong>Inktzwart en om het even welk hout.</strong> Met mate: grepen, een kader, één front.</li></ul><p>De laatste proef doet u thuis. Onze <a href="/page/store-locator">verkooppunten</a> lenen stalen een week uit. Bekijk ze ’s ochtends, ’s avonds, en één keer naast de handdoek die u lelijk vindt. Houden ze stand, dan is het goed.</p>',
        '<h2>Four safe pairings</h2><ul><li><strong>Natural oak and sage.</strong> An <a href="/product/ondine-80">Ondine 80</a> unit with an oak <a href="/product/etagere-ligne-60">shelf</a> above.</li><li><strong>Smoked oak and clay pink.</strong> Terracotta is not far off; add brass.</li><li><strong>Walnut and petrol blue.</strong> For rooms in which you linger after dark.</li><li><strong>Ink black and any wood at all.</strong> In small doses: handles, a frame, a single front.</li></ul><p>The last test takes place at home. Our <a href="/page/store-locator">retailers</a> lend samples for a week. Look at them in the morning, in the evening, and once beside the towel you dislike. If they hold up, they will do.</p>',
        '<h2>Vier sichere Paare</h2><ul><li><strong>Eiche natur und Salbeigrün.</strong> Ein Möbel <a href="/product/ondine-80">Ondine 80</a>, darüber ein <a href="/product/etagere-ligne-60">Wandbord</a> aus Eiche.</li><li><strong>Räuchereiche und Tonrosa.</strong> Terrakotta ist nicht weit; dazu Messing.</li><li><strong>Nussbaum und Petrolblau.</strong> Für Räume, in denen man abends bleibt.</li><li><strong>Tintenschwarz und jedes Holz.</strong> In kleinen Mengen: Griffe, ein Rahmen, eine einzige Front.</li></ul><p>Die letzte Probe machen Sie zu Hause. Unsere <a href="/page/store-locator">Händler</a> verleihen Muster für eine Woche. Betrachten Sie sie am Morgen, am Abend und einmal neben dem Handtuch, das Sie nicht leiden können. Bestehen sie, dann stimmt es.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-2080', 'RV-9060', 'RV-5100', 'RV-7160'] },
  ],
};
