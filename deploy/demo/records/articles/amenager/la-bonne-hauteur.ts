import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'la-bonne-hauteur',
  category: 'amenager',
  date: '2025-06-24',
  author: 'Maud Kerléo',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'La bonne hauteur est celle de vos coudes',
    'De juiste hoogte is die van uw ellebogen',
    'The right height is that of your elbows',
    'Die richtige Höhe ist die Ihrer Ellbogen',
  ),
  description: words(
    'À quelle hauteur poser la vasque, avec ou sans vasque à poser, et pour des familles de toutes tailles.',
    'Op welke hoogte de wastafel komt, met of zonder opbouwkom, voor gezinnen in alle maten.',
    'How high to set the basin, countertop or integrated, for families of every size.',
    'In welcher Höhe das Becken sitzt, ob Aufsatz oder integriert, für Familien jeder Größe.',
  ),
  drawing: 'room',
  scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Un meuble de chêne suspendu, une vasque posée, un sol dégagé',
    'Een zwevend eiken meubel met een opbouwkom boven een vrije vloer',
    'A wall-hung oak unit with a countertop basin above a clear floor',
    'Ein wandhängendes Eichenmöbel mit Aufsatzbecken über freiem Boden',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Pendant un siècle, les lavabos ont été posés à quatre-vingts centimètres. Entre-temps, les gens ont pris dix centimètres. Les lavabos, non.</p><h2>Coude moins quinze</h2><p>Tenez-vous droit, pliez le bras à angle droit, faites mesurer la distance du coude au sol. Retirez quinze centimètres : c’est la hauteur où vos mains travaillent sans que votre dos s’en mêle. Pour une personne de 1,65 m, on arrive à 87 ; pour 1,80 m, à 96. Entre les deux, 90 est un compromis honnête.</p><h2>C’est le bord qui compte</h2><p>Cette hauteur est celle du bord de la vasque, pas celle du meuble. Avec une vasque intégrée, les deux se confondent. Avec une vasque à poser de douze centimètres, comme sur <a href="/product/garrigue-80">Garrigue 80</a>, le plateau descend d’autant : 78 pour un bord à 90. Un meuble suspendu accepte toutes ces hauteurs. Il suffit de le dire au poseur avant qu’il sorte la perceuse.</p>',
        '<p>Een eeuw lang hingen wastafels op tachtig centimeter. Intussen zijn de mensen tien centimeter gegroeid. De wastafels niet.</p><h2>Elleboog min vijftien</h2><p>Sta rechtop, buig uw arm in een rechte hoek en laat de afstand van elleboog tot vloer meten. Trek er vijftien centimeter af: op die hoogte werken uw handen zonder dat uw rug meedoet. Bij iemand van 1,65 m komt u op 87, bij 1,80 m op 96. Daartussen is 90 een eerlijk compromis.</p><h2>De rand telt</h2><p>Die hoogte is die van de rand van de wastafel, niet van het meubel. Bij een geïntegreerde wastafel vallen ze samen. Bij een opbouwkom van twaalf centimeter, zoals op <a href="/product/garrigue-80">Garrigue 80</a>, zakt het blad even veel: 78 voor een rand op 90. Een zwevend meubel neemt elke hoogte aan. Zeg het de plaatser wel voor hij de boor bovenhaalt.</p>',
        '<p>For a century, basins were fixed at eighty centimetres. In the meantime people grew by ten. Basins did not.</p><h2>Elbow minus fifteen</h2><p>Stand up straight, bend your arm at a right angle and have someone measure from your elbow to the floor. Take away fifteen centimetres: at that height your hands work without asking your back to join in. A person of 1.65 m arrives at 87, one of 1.80 m at 96. Between the two, 90 is an honest compromise.</p><h2>It is the rim that counts</h2><p>This is the height of the rim of the basin, not of the unit. With an integrated basin they are the same. With a countertop basin twelve centimetres high, as on <a href="/product/garrigue-80">Garrigue 80</a>, the top comes down by as much: 78 for a rim at 90. A wall-hung unit will take any of these heights. Just tell the fitter before the drill comes out.</p>',
        '<p>Ein Jahrhundert lang hingen Waschbecken auf achtzig Zentimetern. Die Menschen sind seither zehn Zentimeter gewachsen. Die Becken nicht.</p><h2>Ellbogen minus fünfzehn</h2><p>Stellen Sie sich gerade hin, winkeln Sie den Arm im rechten Winkel an und lassen Sie den Abstand vom Ellbogen zum Boden messen. Ziehen Sie fünfzehn Zentimeter ab: In dieser Höhe arbeiten die Hände, ohne dass der Rücken sich einmischt. Bei 1,65 m Körpergröße sind das 87, bei 1,80 m 96 Zentimeter. Dazwischen ist 90 ein ehrlicher Kompromiss.</p><h2>Der Rand zählt</h2><p>Gemeint ist der Rand des Beckens, nicht das Möbel. Bei einem integrierten Becken ist das dasselbe. Bei einem Aufsatzbecken von zwölf Zentimetern wie auf <a href="/product/garrigue-80">Garrigue 80</a> rückt die Platte um ebenso viel nach unten: 78 für einen Rand auf 90. Ein wandhängendes Möbel nimmt jede Höhe an. Sagen Sie es dem Monteur nur, bevor er die Bohrmaschine auspackt.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.collectionCard(
        'garrigue',
        words(
          'Meuble Garrigue en chêne avec sa vasque à poser',
          'Garrigue-meubel in eiken met opbouwkom',
          'Garrigue unit in oak with its countertop basin',
          'Garrigue-Möbel aus Eiche mit Aufsatzbecken',
        ),
      ),
      legend: words(
        'Le plateau plus bas, la vasque au-dessus : la somme fait la hauteur.',
        'Het blad lager, de kom erboven: samen maken ze de hoogte.',
        'The top lower, the basin above: the sum makes the height.',
        'Die Platte tiefer, das Becken darüber: Die Summe ergibt die Höhe.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Quand on n’a pas la même taille</h2><p>Réglez-vous sur celui qui s’en sert le plus longtemps, ou sur celui qui a mal au dos. Un grand se penche de cinq centimètres sans y penser. Un petit qui lève les bras mouille ses manches tous les matins. Les enfants ont droit à un tabouret stable, comme le <a href="/product/tabouret-garrigue">tabouret Garrigue</a>, qui servira ensuite à poser les serviettes.</p><p>Pour une personne assise, le bord se tient entre 80 et 85 centimètres, avec un vide de 70 en dessous et un siphon ramené contre le mur. La collection <a href="/collection/atelier">Atelier</a> se dessine aussi sans tiroir central : il suffit de nous le demander.</p>',
        '<h2>Als niet iedereen even groot is</h2><p>Richt u naar wie er het langst staat, of naar wie rugpijn heeft. Iemand die groot is, buigt ongemerkt vijf centimeter. Iemand die klein is en zijn armen optilt, heeft elke ochtend natte mouwen. Kinderen krijgen een stevig krukje, zoals de <a href="/product/tabouret-garrigue">kruk Garrigue</a>, dat later handdoeken draagt.</p><p>Voor wie zit, komt de rand tussen 80 en 85 centimeter, met 70 centimeter vrije ruimte eronder en een sifon tegen de muur. De collectie <a href="/collection/atelier">Atelier</a> tekenen we ook zonder middelste lade: u hoeft het maar te vragen.</p>',
        '<h2>When you are not the same height</h2><p>Go by whoever uses it longest, or by whoever has the bad back. A tall person bends five centimetres without noticing. A short one who has to reach up wets both sleeves every morning. Children are entitled to a steady stool, such as the <a href="/product/tabouret-garrigue">Garrigue stool</a>, which will hold towels afterwards.</p><p>For someone seated, the rim belongs between 80 and 85 centimetres, with 70 clear underneath and the trap set back against the wall. The <a href="/collection/atelier">Atelier</a> collection can be drawn without its middle drawer as well; you only have to ask.</p>',
        '<h2>Wenn nicht alle gleich groß sind</h2><p>Richten Sie sich nach dem, der am längsten davorsteht, oder nach dem mit dem schmerzenden Rücken. Wer groß ist, beugt sich fünf Zentimeter, ohne es zu merken. Wer klein ist und die Arme heben muss, hat jeden Morgen nasse Ärmel. Kindern steht ein standfester Hocker zu, etwa der <a href="/product/tabouret-garrigue">Hocker Garrigue</a>, der später Handtücher trägt.</p><p>Im Sitzen liegt der Rand zwischen 80 und 85 Zentimetern, mit 70 Zentimetern Freiraum darunter und einem Siphon dicht an der Wand. Die Kollektion <a href="/collection/atelier">Atelier</a> zeichnen wir auch ohne mittlere Schublade: Sie müssen es nur sagen.</p>',
      ),
      cta: {
        to: '/page/project',
        label: words('Dessiner votre projet', 'Teken uw project', 'Draw up your project', 'Ihr Projekt entwerfen'),
        style: 'button',
      },
    },
    { type: 'SliderProductInterface', products: ['RV-4080', 'RV-4140', 'RV-9245', 'RV-7160'] },
  ],
};
