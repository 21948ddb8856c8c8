import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'calcaire-et-robinets',
  category: 'entretien',
  date: '2025-11-06',
  author: 'Maud Kerléo',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words('Calcaire et robinets', 'Kalk en kranen', 'Limescale and taps', 'Kalk und Armaturen'),
  description: words(
    'Lire la dureté de son eau, dévisser un mousseur, ménager le laiton : le calcaire se règle en peu de gestes.',
    'De hardheid van uw water kennen, een perlator losdraaien, messing sparen: kalk vraagt maar weinig moeite.',
    'Know how hard your water is, unscrew an aerator, go easy on brass: limescale takes little work.',
    'Die Wasserhärte kennen, den Strahlregler lösen, Messing schonen: Kalk macht wenig Arbeit.',
  ),
  drawing: 'detail',
  scene: { wall: '#DED7CA', facing: 'tiles', finish: 'brass' },
  alt: words(
    'Détail d’une pièce de laiton brossé',
    'Detail van een stuk geborsteld messing',
    'Detail of a piece of brushed brass',
    'Detail eines Teils aus gebürstetem Messing',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Le calcaire n’est pas de la saleté. C’est de la pierre dissoute, que l’eau dépose en partant. Plus l’eau est dure, plus elle en laisse : à 30 degrés français, chaque litre qui sèche abandonne trois décigrammes de calcaire. Votre distributeur affiche ce chiffre. Au-dessous de 15, l’eau est douce ; au-delà de 25, elle est dure, et ce texte est pour vous.</p><h2>Essuyer vaut mieux que frotter</h2><p>La goutte qui pend au bec sèche en une heure. Un passage de microfibre après la douche du soir, et neuf traces sur dix n’existeront pas.</p><h2>Le mousseur, quatre fois par an</h2><p>Si le jet part de travers, ce n’est pas le robinet, c’est la petite grille à son bout. Dévissez-la à la main, avec un chiffon pour ne pas marquer. Une cuillère à soupe d’acide citrique dans un demi-litre d’eau tiède, trente minutes de bain, une vieille brosse à dents. Fermez la bonde avant de dévisser : le joint est petit et il aime voyager.</p><h2>Ce que le laiton ne supporte pas</h2><p>Un acide qu’on laisse agir : vinaigre, citron ou anticalcaire oubliés dix minutes y dessinent des taches roses. De l’eau, du savon, un chiffon sec. Si vous le voulez de nouveau jaune, il y a <a href="/article/le-laiton-brosse">une recette</a>, et elle se rince. Les poignées de <a href="/collection/nocturne">Nocturne</a> fonceront un peu ; c’est leur manière de vieillir, et nous la trouvons belle.</p>',
        '<p>Kalk is geen vuil. Het is opgeloste steen die achterblijft wanneer het water vertrekt. Hoe harder het water, hoe meer er blijft liggen: bij 30 Franse graden laat elke liter die opdroogt drie decigram kalk achter. Uw watermaatschappij geeft dat cijfer op haar site. Onder 15 is het water zacht; boven 25 is het hard, en dan is deze tekst voor u.</p><h2>Afvegen gaat boven schrobben</h2><p>De druppel aan de uitloop is binnen een uur droog. Eén veeg met microvezel na de avonddouche, en negen vlekken op tien komen er nooit.</p><h2>De perlator, vier keer per jaar</h2><p>Spuit het water scheef, dan ligt dat niet aan de kraan maar aan het zeefje op het uiteinde. Draai het met de hand los, met een doek ertussen tegen krassen. Een eetlepel citroenzuur in een halve liter lauw water, dertig minuten weken, een oude tandenborstel. Sluit eerst de afvoer: het rubbertje is klein en reist graag.</p><h2>Wat messing niet verdraagt</h2><p>Zuur dat blijft staan: azijn, citroen of ontkalker tekenen er na een tijdje roze vlekken op. Water, zeep, een droge doek. Wilt u het weer geel, dan bestaat daar <a href="/article/le-laiton-brosse">een recept</a> voor, en dat spoelt u af. De grepen van <a href="/collection/nocturne">Nocturne</a> worden mettertijd wat donkerder; zo verouderen ze, en wij vinden het mooi.</p>',
        '<p>Limescale is not dirt. It is dissolved stone that water leaves behind as it goes. The harder the water, the more it leaves: at 300 milligrams per litre, a bath left to dry would cost you a good handful of chalk. Your supplier publishes the figure for your postcode. Below 100 the water is soft; above 200 it is hard, and this page is for you.</p><h2>Wiping beats scrubbing</h2><p>The drop that hangs from the spout dries within an hour. One pass with a microfibre cloth after the evening shower, and nine marks out of ten will never exist.</p><h2>The aerator, four times a year</h2><p>If the jet goes sideways, blame not the tap but the small mesh at its end. Unscrew it by hand, with a cloth so as not to mark it. A tablespoon of citric acid in half a litre of lukewarm water, thirty minutes’ soak, an old toothbrush. Close the waste before you unscrew: the washer is small and likes to travel.</p><h2>What brass will not bear</h2><p>Acid left to stand: vinegar, lemon or descaler, forgotten for a while, draw pink stains on it. Water, soap, a dry cloth. If you want it yellow again there is <a href="/article/le-laiton-brosse">a recipe</a>, and it is rinsed off. The handles of <a href="/collection/nocturne">Nocturne</a> will darken a little; it is their way of growing old, and we find it handsome.</p>',
        '<p>Kalk ist kein Schmutz. Er ist gelöster Stein, den das Wasser zurücklässt, wenn es geht. Je härter das Wasser, desto mehr bleibt liegen: Bei 17 Grad deutscher Härte hinterlässt jeder Liter, der antrocknet, drei Zehntelgramm Kalk. Ihr Wasserversorger nennt den Wert. Unter 8,4 Grad gilt das Wasser als weich; über 14 Grad ist es hart, und dieser Text ist für Sie.</p><h2>Wischen statt schrubben</h2><p>Der Tropfen am Auslauf ist in einer Stunde trocken. Einmal mit dem Mikrofasertuch nach der Abenddusche, und neun von zehn Flecken entstehen gar nicht erst.</p><h2>Der Strahlregler, viermal im Jahr</h2><p>Spritzt der Strahl zur Seite, liegt es nicht an der Armatur, sondern am kleinen Sieb an ihrem Ende. Drehen Sie es von Hand heraus, mit einem Tuch dazwischen, damit nichts verkratzt. Ein Esslöffel Zitronensäure auf einen halben Liter lauwarmes Wasser, dreißig Minuten einlegen, eine alte Zahnbürste. Schließen Sie vorher den Ablauf: Der Dichtring ist klein und reist gern.</p><h2>Was Messing nicht verträgt</h2><p>Säure, die stehen bleibt: Essig, Zitrone oder Entkalker zeichnen mit der Zeit rosa Flecken hinein. Wasser, Seife, ein trockenes Tuch. Soll es wieder gelb werden, gibt es <a href="/article/le-laiton-brosse">ein Rezept</a>, und das wird abgespült. Die Griffe von <a href="/collection/nocturne">Nocturne</a> dunkeln etwas nach; so altern sie, und wir finden es schön.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.finish(
        'brass',
        words(
          'Détail d’une poignée en laiton brossé',
          'Detail van een greep in geborsteld messing',
          'Detail of a brushed brass handle',
          'Detail eines Griffs aus gebürstetem Messing',
        ),
      ),
      legend: words(
        'Sans vernis, le laiton brossé prend en deux ans la couleur d’un vieux sou.',
        'Zonder vernis krijgt geborsteld messing in twee jaar de kleur van een oude munt.',
        'Unvarnished, brushed brass takes on the colour of an old coin in two years.',
        'Unlackiert nimmt gebürstetes Messing in zwei Jahren die Farbe einer alten Münze an.',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Le plan, lui, se nettoie autrement',
        'Het blad vraagt iets anders',
        'The top is another matter',
        'Die Platte will es anders',
      ),
      text: words(
        '<p>Céramique et pierre de synthèse acceptent le vinaigre dilué, cinq minutes, rincé ensuite. Le détail des taches est dans notre guide du plan vasque.</p>',
        '<p>Keramiek en composietsteen verdragen verdunde azijn, vijf minuten, daarna gespoeld. Alle vlekken op een rij staan in onze gids over het wastafelblad.</p>',
        '<p>Ceramic and solid surface accept diluted vinegar for five minutes, then rinsed. Stain by stain, it is all in our guide to the basin top.</p>',
        '<p>Keramik und Mineralwerkstoff vertragen verdünnten Essig, fünf Minuten, danach gespült. Fleck für Fleck steht alles in unserem Ratgeber zum Waschtisch.</p>',
      ),
      cta: {
        to: '/article/nettoyer-un-plan-vasque',
        label: words(
          'Nettoyer un plan vasque',
          'Een wastafelblad schoonmaken',
          'Cleaning a basin top',
          'Den Waschtisch reinigen',
        ),
      },
      image: pictureOf.collectionCard(
        'nocturne',
        words(
          'Un meuble Nocturne et ses poignées de laiton',
          'Een Nocturne-meubel met messing grepen',
          'A Nocturne unit with its brass handles',
          'Ein Nocturne-Möbel mit Messinggriffen',
        ),
      ),
    },
  ],
};
