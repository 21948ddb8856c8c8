import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'le-controle-final',
  category: 'atelier',
  date: '2026-07-09',
  author: 'Joris Van Acker',
  label: words('Carnet d’atelier', 'Uit het atelier', 'Workshop notes', 'Werkstattnotizen'),
  heading: words(
    'Vingt minutes avant le camion',
    'Twintig minuten voor de vrachtwagen',
    'Twenty minutes before the lorry',
    'Zwanzig Minuten vor dem Lkw',
  ),
  description: words(
    'Une lampe rasante, deux diagonales, trente ouvertures de tiroir : le dernier contrôle de chaque meuble.',
    'Een strijklamp, twee diagonalen, dertig keer een lade openen: de laatste controle van elk meubel.',
    'A raking lamp, two diagonals, a drawer opened thirty times: the last check of every piece.',
    'Eine Streiflichtlampe, zwei Diagonalen, dreißig Mal Schublade auf: die letzte Prüfung jedes Möbels.',
  ),
  drawing: 'detail',
  scene: { wall: '#E4DDD0', facing: 'tiles', finish: 'white' },
  alt: words(
    'Détail d’un tiroir laqué blanc craie sous une lumière rasante',
    'Detail van een krijtwitte lade in strijklicht',
    'Detail of a chalk white drawer in raking light',
    'Detail einer kreideweißen Schublade im Streiflicht',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Au bout de l’atelier, une pièce de quatre mètres sur quatre, peinte en gris, sans fenêtre. Chaque meuble y passe vingt minutes. Trente meubles par jour, deux personnes, aucune musique : on y écoute les coulisses.</p><h2>Voir</h2><p>Une lampe posée à ras de la façade allonge la moindre bosse en ombre. Une poussière sous la laque, invisible de face, devient une colline. On cherche à cinquante centimètres, puis à deux mètres. Ce qui ne se voit que dans le premier cas est noté ; ce qui se voit dans le second repart.</p><h2>Mesurer</h2><p>Deux diagonales : l’écart ne dépasse pas un millimètre. L’espace entre les tiroirs se vérifie avec une cale ; sur <a href="/collection/ligne">Ligne</a>, elle fait quatre millimètres, et elle doit glisser sans forcer d’un bout à l’autre.</p><h2>Fatiguer</h2><p>Dix kilos de sable dans chaque tiroir, trente ouvertures. À la trentième, le bruit doit être celui de la première. Puis deux litres d’eau versés sur le plan, au plus loin de la vasque : en une minute, ils ont trouvé seuls l’évacuation.</p><p>Environ un meuble sur vingt retourne à l’établi, le plus souvent pour un réglage de dix minutes. Les autres reçoivent leur numéro, gravé dans le premier tiroir, leur flacon de retouche et quatre angles de carton. Ensuite seulement, <a href="/article/livre-monte">le camion</a>.</p><blockquote><p>On ne cherche pas le défaut. On cherche ce que vous verriez un dimanche matin.</p></blockquote>',
        '<p>Achter in het atelier ligt een kamer van vier bij vier meter, grijs geschilderd, zonder raam. Elk meubel brengt er twintig minuten door. Dertig meubelen per dag, twee mensen, geen muziek: hier wordt naar ladegeleiders geluisterd.</p><h2>Kijken</h2><p>Een lamp vlak tegen het front rekt de kleinste bult uit tot een schaduw. Een stofje onder de lak, van voren onzichtbaar, wordt een heuvel. We zoeken op vijftig centimeter, daarna op twee meter. Wat alleen van dichtbij opvalt, wordt genoteerd; wat u ook van ver ziet, gaat terug.</p><h2>Meten</h2><p>Twee diagonalen: het verschil is nooit groter dan een millimeter. De ruimte tussen de laden controleren we met een meetplaatje; bij <a href="/collection/ligne">Ligne</a> is dat vier millimeter dik, en het moet zonder duwen van het ene naar het andere eind glijden.</p><h2>Vermoeien</h2><p>Tien kilo zand in elke lade, dertig keer open en dicht. De dertigste keer moet klinken als de eerste. Dan twee liter water op het blad, zo ver mogelijk van de wastafel: binnen een minuut heeft het zelf de afvoer gevonden.</p><p>Ongeveer één meubel op twintig gaat terug naar de werkbank, meestal voor tien minuten afstelwerk. De andere krijgen hun nummer, in de eerste lade gegraveerd, hun flesje bijwerklak en vier kartonnen hoeken. Pas dan komt <a href="/article/livre-monte">de vrachtwagen</a>.</p><blockquote><p>We zoeken geen fouten. We zoeken wat u op een zondagochtend zou zien.</p></blockquote>',
        '<p>At the far end of the workshop is a room of four metres by four, painted grey, with no window. Every piece spends twenty minutes in it. Thirty pieces a day, two people, no music: this is where we listen to runners.</p><h2>Looking</h2><p>A lamp laid flush with the front stretches the slightest bump into a shadow. A speck of dust under the lacquer, invisible from the front, becomes a hill. We look from fifty centimetres, then from two metres. What shows only from close by is noted; what shows from afar goes back.</p><h2>Measuring</h2><p>Two diagonals: they never differ by more than a millimetre. The gap between drawers is checked with a shim; on <a href="/collection/ligne">Ligne</a> it is four millimetres thick, and it has to slide from one end to the other without being pushed.</p><h2>Tiring</h2><p>Ten kilos of sand in each drawer, thirty openings. The thirtieth has to sound like the first. Then two litres of water on the top, as far from the basin as we can: within a minute it has found the waste by itself.</p><p>About one piece in twenty goes back to the bench, usually for ten minutes of adjustment. The others receive their number, engraved in the first drawer, their bottle of touch-up lacquer and four cardboard corners. Only then comes <a href="/article/livre-monte">the lorry</a>.</p><blockquote><p>We are not looking for faults. We are looking for what you would notice on a Sunday morning.</p></blockquote>',
        '<p>Am Ende der Werkstatt liegt ein Raum von vier mal vier Metern, grau gestrichen, ohne Fenster. Jedes Möbel verbringt dort zwanzig Minuten. Dreißig Möbel am Tag, zwei Menschen, keine Musik: Hier hört man den Führungen zu.</p><h2>Sehen</h2><p>Eine Lampe, flach an die Front gelegt, zieht die kleinste Unebenheit zum Schatten. Ein Staubkorn unter dem Lack, von vorn unsichtbar, wird zum Hügel. Wir suchen aus fünfzig Zentimetern, dann aus zwei Metern. Was nur von Nahem auffällt, wird notiert; was man von Weitem sieht, geht zurück.</p><h2>Messen</h2><p>Zwei Diagonalen: Sie weichen höchstens einen Millimeter voneinander ab. Den Abstand zwischen den Schubladen prüft ein Plättchen; bei <a href="/collection/ligne">Ligne</a> ist es vier Millimeter dick und muss ohne Druck von einem Ende zum anderen gleiten.</p><h2>Ermüden</h2><p>Zehn Kilo Sand in jede Schublade, dreißig Mal auf und zu. Das dreißigste Mal muss klingen wie das erste. Dann zwei Liter Wasser auf die Platte, möglichst weit weg vom Becken: Nach einer Minute hat es den Ablauf allein gefunden.</p><p>Etwa jedes zwanzigste Möbel geht zurück an die Werkbank, meist für zehn Minuten Einstellen. Die anderen bekommen ihre Nummer, in die erste Schublade graviert, ihr Fläschchen Ausbesserungslack und vier Ecken aus Karton. Erst dann kommt <a href="/article/livre-monte">der Lkw</a>.</p><blockquote><p>Wir suchen keine Fehler. Wir suchen, was Ihnen an einem Sonntagmorgen auffallen würde.</p></blockquote>',
      ),
    },
    {
      type: 'PushTextImage',
      heading: words('Un numéro, un nom', 'Een nummer, een naam', 'A number, a name', 'Eine Nummer, ein Name'),
      text: words(
        '<p>Le numéro du premier tiroir ouvre un dossier : le plan, la teinte, la date, la signature du contrôle. Gardez-le, il vaut tous les tickets de caisse.</p>',
        '<p>Het nummer in de eerste lade opent een dossier: de tekening, de tint, de datum, de handtekening van de controle. Bewaar het goed, het is meer waard dan een kassabon.</p>',
        '<p>The number in the first drawer opens a file: the drawing, the shade, the date, the signature of the check. Keep it; it is worth more than a receipt.</p>',
        '<p>Die Nummer in der ersten Schublade öffnet eine Akte: Zeichnung, Farbton, Datum, Unterschrift der Prüfung. Bewahren Sie sie auf, sie ist mehr wert als ein Kassenzettel.</p>',
      ),
      cta: {
        to: '/cms/entretien-et-garantie',
        label: words('Entretien et garantie', 'Onderhoud en garantie', 'Care and guarantee', 'Pflege und Garantie'),
      },
      image: pictureOf.finish(
        'white',
        words(
          'Détail d’une façade laquée blanc craie',
          'Detail van een front in krijtwitte lak',
          'Detail of a front in chalk white lacquer',
          'Detail einer Front in kreideweißem Lack',
        ),
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-1060', 'RV-1090', 'RV-1120'] },
  ],
};
