import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'laerer-pour-durer',
  category: 'entretien',
  date: '2026-10-08',
  author: 'Tilman Roth',
  label: words('Comprendre', 'Begrijpen', 'Understanding', 'Verstehen'),
  heading: words('Aérer pour durer', 'Luchten om lang mee te gaan', 'Air it, and it lasts', 'Lüften, damit es hält'),
  description: words(
    'Une douche, un demi-litre de vapeur : ce que l’air humide fait au bois, et les trois gestes qui l’évacuent.',
    'Eén douche, een halve liter damp: wat vochtige lucht met hout doet, en drie gebaren om ze kwijt te raken.',
    'One shower, half a litre of vapour: what damp air does to wood, and three habits that send it out.',
    'Eine Dusche, ein halber Liter Dampf: was feuchte Luft mit Holz macht und drei Handgriffe dagegen.',
  ),
  drawing: 'room',
  scene: { wall: '#E6DFD9', facing: 'tiles', finish: 'oak' },
  alt: words(
    'Une salle de bains carrelée, un meuble de chêne suspendu loin du sol',
    'Een betegelde badkamer met een zwevend eiken meubel, los van de vloer',
    'A tiled bathroom with a wall-hung oak unit, well clear of the floor',
    'Ein gefliestes Bad mit einem wandhängenden Eichenmöbel, frei über dem Boden',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Une douche de dix minutes met près d’un demi-litre d’eau dans l’air. Cette eau finit quelque part : dehors, si on l’y aide ; sinon dans les joints, le plafond et les tiroirs.</p><h2>Ce que le bois en fait</h2><p>Le chêne respire l’air de la pièce. Entre un hiver sec et un été moite, une planche de trente centimètres peut gagner deux millimètres en largeur. Nous le savons, et nous lui laissons la place : le joint d’ombre de <a href="/collection/ligne">Ligne</a> en fait quatre. Ce que le bois supporte mal, ce n’est pas l’humidité. C’est de ne jamais en sortir.</p><h2>Trois gestes</h2><ol><li><strong>Dix minutes, en grand.</strong> Après la douche, la fenêtre ouverte tout à fait, la porte fermée. Une fenêtre entrebâillée toute la matinée refroidit les murs et sèche moins.</li><li><strong>Deux centimètres sous la porte.</strong> L’air qui sort doit bien entrer. Passez la main : si vous ne sentez rien, le menuisier a été trop soigneux.</li><li><strong>La raclette, puis la serviette étendue.</strong> L’eau qui part par la bonde n’aura pas à partir par l’air. Sur une <a href="/product/porte-serviettes-halle">barre écartée du mur</a>, une serviette sèche en quatre heures ; en boule, elle tient jusqu’au lendemain.</li></ol><h2>Sans fenêtre</h2><p>La bouche d’extraction fait le travail, à condition d’être propre. En France, une salle de bains d’un logement de trois pièces ou plus demande 30 mètres cubes par heure. Le test : une feuille de papier toilette doit tenir seule contre la grille. Si elle tombe, démontez, lavez, recommencez.</p>',
        '<p>Een douche van tien minuten brengt bijna een halve liter water in de lucht. Dat water komt ergens terecht: buiten, als u het helpt; anders in de voegen, het plafond en de laden.</p><h2>Wat hout ermee doet</h2><p>Eiken ademt de lucht van de kamer. Tussen een droge winter en een klamme zomer kan een plank van dertig centimeter twee millimeter breder worden. Dat weten we, en we geven het de ruimte: de schaduwvoeg van <a href="/collection/ligne">Ligne</a> is vier millimeter. Vocht kan hout wel aan. Er nooit meer uit raken, dat niet.</p><h2>Drie gebaren</h2><ol><li><strong>Tien minuten, wijd open.</strong> Na de douche het raam helemaal open, de deur dicht. Een raam dat de hele ochtend op een kier staat, koelt de muren af en droogt minder.</li><li><strong>Twee centimeter onder de deur.</strong> Lucht die weg moet, moet ook ergens binnen. Hou uw hand ervoor: voelt u niets, dan was de schrijnwerker te nauwkeurig.</li><li><strong>Eerst de trekker, dan de handdoek openhangen.</strong> Water dat door de afvoer gaat, hoeft niet door de lucht. Aan een <a href="/product/porte-serviettes-halle">stang die vrij van de muur staat</a>, droogt een handdoek in vier uur; in een prop haalt hij de volgende dag.</li></ol><h2>Zonder raam</h2><p>Dan doet het afzuigrooster het werk, als het schoon is. In België geldt voor een badkamer minstens 50 kubieke meter per uur, in Nederland 14 liter per seconde, wat op hetzelfde neerkomt. De proef: een velletje toiletpapier moet vanzelf tegen het rooster blijven hangen. Valt het, maak het rooster dan los, was het en probeer opnieuw.</p>',
        '<p>A ten-minute shower puts nearly half a litre of water into the air. That water ends up somewhere: outside, if you help it; otherwise in the joints, the ceiling and the drawers.</p><h2>What wood makes of it</h2><p>Oak breathes the air of the room. Between a dry winter and a muggy summer, a board thirty centimetres wide may gain two millimetres. We know this, and leave it room: the shadow gap of <a href="/collection/ligne">Ligne</a> is four. What wood takes badly is not damp. It is never getting out of it.</p><h2>Three habits</h2><ol><li><strong>Ten minutes, wide open.</strong> After the shower, the window fully open, the door shut. A window left ajar all morning chills the walls and dries less.</li><li><strong>Two centimetres under the door.</strong> Air that goes out must come in. Hold a hand there: if you feel nothing, the joiner was too careful.</li><li><strong>The squeegee, then the towel spread out.</strong> Water that leaves by the drain need not leave by the air. On a <a href="/product/porte-serviettes-halle">rail held off the wall</a>, a towel dries in four hours; in a heap, it lasts until tomorrow.</li></ol><h2>Without a window</h2><p>The extractor does the work, provided it is clean. In England, building regulations ask 15 litres per second of a bathroom fan. The test: a sheet of toilet paper should hold by itself against the grille. If it falls, take the grille down, wash it, try again.</p>',
        '<p>Eine Dusche von zehn Minuten bringt fast einen halben Liter Wasser in die Luft. Dieses Wasser landet irgendwo: draußen, wenn man ihm hilft; sonst in den Fugen, an der Decke und in den Schubladen.</p><h2>Was das Holz damit macht</h2><p>Eiche atmet die Luft des Raumes. Zwischen einem trockenen Winter und einem schwülen Sommer kann ein Brett von dreißig Zentimetern zwei Millimeter breiter werden. Das wissen wir und geben ihm Platz: Die Schattenfuge von <a href="/collection/ligne">Ligne</a> misst vier. Feuchte verträgt Holz gut. Schlecht verträgt es, nie wieder herauszukommen.</p><h2>Drei Handgriffe</h2><ol><li><strong>Zehn Minuten, ganz offen.</strong> Nach dem Duschen das Fenster weit auf, die Tür zu. Ein Fenster, das den ganzen Vormittag gekippt steht, kühlt die Wände aus und trocknet weniger.</li><li><strong>Zwei Zentimeter unter der Tür.</strong> Luft, die hinaussoll, muss auch hereinkommen. Halten Sie die Hand davor: Spüren Sie nichts, war der Tischler zu genau.</li><li><strong>Erst der Abzieher, dann das Handtuch ausbreiten.</strong> Wasser, das durch den Ablauf geht, muss nicht durch die Luft. An einer <a href="/product/porte-serviettes-halle">Stange mit Abstand zur Wand</a> trocknet ein Handtuch in vier Stunden; zusammengeknüllt hält es bis morgen.</li></ol><h2>Ohne Fenster</h2><p>Dann arbeitet der Lüfter, sofern er sauber ist. Für ein innen liegendes Bad sind in Deutschland 40 Kubikmeter pro Stunde der übliche Wert. Die Probe: Ein Blatt Toilettenpapier muss von selbst am Gitter haften. Fällt es, nehmen Sie das Gitter ab, waschen es und versuchen es noch einmal.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.scene(
        'morning',
        words(
          'Une salle de bains claire au matin, un meuble de chêne suspendu',
          'Een lichte badkamer in de ochtend, met een zwevend eiken meubel',
          'A bright bathroom in the morning, with a wall-hung oak unit',
          'Ein helles Bad am Morgen mit einem wandhängenden Eichenmöbel',
        ),
      ),
      legend: words(
        'Un meuble suspendu laisse l’air passer dessous : le sol sèche, le meuble aussi.',
        'Onder een zwevend meubel kan lucht door: de vloer droogt, en het meubel ook.',
        'Air passes beneath a wall-hung unit: the floor dries, and so does the furniture.',
        'Unter einem wandhängenden Möbel zieht die Luft durch: Der Boden trocknet, das Möbel auch.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-9260', 'RV-1120', 'RV-3040'] },
  ],
};
