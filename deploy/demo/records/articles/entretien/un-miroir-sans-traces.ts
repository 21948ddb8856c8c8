import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'un-miroir-sans-traces',
  category: 'entretien',
  date: '2026-01-22',
  author: 'Tilman Roth',
  label: words('Geste', 'Zo doet u het', 'How to', 'Handgriff'),
  heading: words(
    'Un miroir sans traces',
    'Een spiegel zonder strepen',
    'A mirror without streaks',
    'Ein Spiegel ohne Streifen',
  ),
  description: words(
    'Deux chiffons, de l’eau tiède et un chemin en S : pourquoi un miroir se tache, et comment l’éviter.',
    'Twee doeken, lauw water en een S-beweging: waarom een spiegel vlekt, en hoe u dat voorkomt.',
    'Two cloths, lukewarm water and a path like an S: why mirrors stain, and how to keep yours clear.',
    'Zwei Tücher, lauwarmes Wasser und ein Weg in S-Form: warum Spiegel fleckig werden und wie Ihrer klar bleibt.',
  ),
  drawing: 'evening',
  scene: { wall: '#4A4A43', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Une salle de bains le soir : deux miroirs ronds éclairés au-dessus d’un meuble de chêne',
    'Een badkamer in de avond: twee verlichte ronde spiegels boven een eiken meubel',
    'A bathroom in the evening: two lit round mirrors above an oak unit',
    'Ein Bad am Abend: zwei beleuchtete runde Spiegel über einem Möbel aus Eiche',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un miroir sale est rarement sale. Le plus souvent, il porte les restes du dernier nettoyage : trop de produit, un chiffon lavé à l’adoucissant, un séchage abandonné aux deux tiers.</p><h2>Le bon ordre</h2><ol><li>Éteignez le halo et laissez le verre refroidir. Sur un miroir tiède, l’eau sèche avant vous.</li><li>Un litre d’eau tiède, une goutte de liquide vaisselle. Une goutte.</li><li>Premier chiffon, essoré à fond : de haut en bas, en S, sans lever la main.</li><li>Second chiffon, sec, le même chemin. Un coin plié pour les bords.</li></ol><p>Deux minutes pour quatre-vingts centimètres. La lumière de côté dit la vérité : regardez depuis la porte.</p><h2>Ne vaporisez jamais sur le verre</h2><p>Le liquide coule jusqu’au bord inférieur, s’y glisse par capillarité et attaque l’argenture par derrière. De là viennent ces points noirs qui montent du bas, au bout de quelques années. Si vous aimez votre vaporisateur, visez le chiffon. Nos miroirs ont une argenture sans cuivre et des bords polis ; ils résistent mieux, mais ils n’ont rien à gagner à l’épreuve.</p><h2>La buée</h2><p>Elle se forme sur le verre froid. Le <a href="/product/miroir-galet">miroir Galet</a> se chauffe d’un effleurement, quelques minutes avant la douche. Pour les autres, la réponse est au mur d’en face : <a href="/article/laerer-pour-durer">une fenêtre ou une bouche d’air</a>. Et le vieux tour des barbiers tient toujours : une trace de savon, frottée à sec, retarde la buée de deux ou trois jours.</p>',
        '<p>Een vuile spiegel is zelden vuil. Meestal draagt hij de resten van de vorige schoonmaak: te veel product, een doek die met wasverzachter is gewassen, of een droogbeurt die op twee derde is opgegeven.</p><h2>De juiste volgorde</h2><ol><li>Doe het licht van de spiegel uit en laat het glas afkoelen. Op een lauwe spiegel is het water sneller droog dan u.</li><li>Een liter lauw water, één druppel afwasmiddel. Eén.</li><li>De eerste doek, goed uitgewrongen: van boven naar beneden, in een S, zonder uw hand op te tillen.</li><li>De tweede doek, droog, dezelfde weg. Een gevouwen hoekje voor de randen.</li></ol><p>Twee minuten voor tachtig centimeter. Strijklicht spreekt de waarheid: kijk vanuit de deur.</p><h2>Spuit nooit op het glas</h2><p>De vloeistof loopt naar de onderrand, kruipt erachter en tast de zilverlaag van achteren aan. Zo ontstaan de zwarte puntjes die na enkele jaren van onderen naar boven trekken. Bent u aan uw spuitbus gehecht, richt dan op de doek. Onze spiegels hebben een zilverlaag zonder koper en gepolijste randen; ze houden het langer vol, maar u hoeft het niet op de proef te stellen.</p><h2>Damp</h2><p>Damp slaat neer op koud glas. <a href="/product/miroir-galet">Spiegel Galet</a> warmt op als u hem aanraakt, een paar minuten voor de douche. Voor de andere hangt het antwoord aan de muur ertegenover: <a href="/article/laerer-pour-durer">een raam of een luchtrooster</a>. En de oude truc van de barbier werkt nog altijd: een veegje zeep, droog uitgewreven, houdt de damp twee of drie dagen weg.</p>',
        '<p>A dirty mirror is seldom dirty. Mostly it wears what the last cleaning left behind: too much product, a cloth washed with softener, a drying given up two thirds of the way.</p><h2>The right order</h2><ol><li>Switch off the halo and let the glass cool. On a warm mirror, the water dries before you do.</li><li>A litre of lukewarm water, one drop of washing-up liquid. One.</li><li>First cloth, wrung out hard: from top to bottom, in an S, without lifting your hand.</li><li>Second cloth, dry, along the same path. A folded corner for the edges.</li></ol><p>Two minutes for eighty centimetres. Light from the side tells the truth: look from the door.</p><h2>Never spray the glass</h2><p>The liquid runs down to the lower edge, creeps in behind it and attacks the silvering from the back. Hence the black specks that climb from the bottom after a few years. If you are fond of your spray, aim at the cloth. Our mirrors have copper-free silvering and polished edges; they resist better, but there is nothing to be gained by testing them.</p><h2>Steam</h2><p>It settles on cold glass. The <a href="/product/miroir-galet">Galet mirror</a> warms at a touch, a few minutes before your shower. For the others, the answer is on the opposite wall: <a href="/article/laerer-pour-durer">a window or an air vent</a>. And the old barber’s trick still holds: a trace of soap, rubbed dry, keeps the mist away for two or three days.</p>',
        '<p>Ein schmutziger Spiegel ist selten schmutzig. Meist trägt er die Reste der letzten Reinigung: zu viel Mittel, ein Tuch aus der Wäsche mit Weichspüler, ein Abtrocknen, das nach zwei Dritteln aufgegeben wurde.</p><h2>Die richtige Reihenfolge</h2><ol><li>Schalten Sie das Spiegellicht aus und lassen Sie das Glas abkühlen. Auf einem warmen Spiegel ist das Wasser schneller trocken als Sie.</li><li>Ein Liter lauwarmes Wasser, ein Tropfen Spülmittel. Einer.</li><li>Erstes Tuch, kräftig ausgewrungen: von oben nach unten, in einem S, ohne abzusetzen.</li><li>Zweites Tuch, trocken, auf demselben Weg. Eine gefaltete Ecke für die Ränder.</li></ol><p>Zwei Minuten für achtzig Zentimeter. Seitenlicht sagt die Wahrheit: Sehen Sie von der Tür aus hin.</p><h2>Nie auf das Glas sprühen</h2><p>Die Flüssigkeit läuft zur Unterkante, kriecht dahinter und greift die Silberschicht von hinten an. So entstehen die schwarzen Punkte, die nach einigen Jahren von unten aufsteigen. Wenn Sie an Ihrer Sprühflasche hängen, zielen Sie auf das Tuch. Unsere Spiegel haben eine kupferfreie Versilberung und polierte Kanten; sie halten mehr aus, doch es gibt keinen Grund, das zu prüfen.</p><h2>Der Beschlag</h2><p>Er bildet sich auf kaltem Glas. Der <a href="/product/miroir-galet">Spiegel Galet</a> erwärmt sich auf Berührung, einige Minuten vor dem Duschen. Bei den anderen hängt die Antwort an der Wand gegenüber: <a href="/article/laerer-pour-durer">ein Fenster oder ein Lüftungsgitter</a>. Und der alte Trick der Barbiere gilt noch: Eine Spur Seife, trocken verrieben, hält den Beschlag zwei, drei Tage fern.</p>',
      ),
    },
    {
      type: 'Diaporama',
      color: '#4A4A43',
      images: [
        pictureOf.productCard(
          'miroir-lune-60',
          words(
            'Miroir Lune 60, cadre laiton',
            'Spiegel Lune 60, messing kader',
            'Lune 60 mirror, brass frame',
            'Spiegel Lune 60, Messingrahmen',
          ),
        ),
        pictureOf.productCard(
          'miroir-galet',
          words(
            'Miroir Galet aux contours libres',
            'Spiegel Galet met vrije vorm',
            'Galet mirror, free in outline',
            'Spiegel Galet in freier Form',
          ),
        ),
        pictureOf.productCard(
          'miroir-arche',
          words(
            'Miroir Arche, fin cadre laiton',
            'Spiegel Arche, fijn messing kader',
            'Arche mirror, slim brass frame',
            'Spiegel Arche, schmaler Messingrahmen',
          ),
        ),
      ],
    },
    { type: 'SliderProductInterface', products: ['RV-8060', 'RV-8070', 'RV-8160', 'RV-8120'] },
  ],
};
