import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'une-ceramiste-en-drome',
  category: 'rencontres',
  date: '2025-10-16',
  author: 'Maud Kerléo',
  label: words('Portrait', 'Portret', 'Portrait', 'Porträt'),
  heading: words(
    'Une céramiste en Drôme',
    'Een keramist in de Drôme',
    'A potter in the Drôme',
    'Eine Keramikerin in der Drôme',
  ),
  description: words(
    'Près de Dieulefit, Hélène Faucher tourne les vasques de Garrigue : huit kilos de grès, un tour, trois jours de four.',
    'Bij Dieulefit draait Hélène Faucher de waskommen van Garrigue: acht kilo gres, een draaischijf, drie dagen oven.',
    'Near Dieulefit, Hélène Faucher throws the basins of Garrigue: eight kilos of stoneware, a wheel, three days of kiln.',
    'Bei Dieulefit dreht Hélène Faucher die Becken von Garrigue: acht Kilo Steinzeug, eine Scheibe, drei Tage Ofen.',
  ),
  drawing: 'room',
  scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Une salle de bains aux murs couleur de terre, un meuble de chêne clair',
    'Een badkamer met aardkleurige muren en een meubel in licht eiken',
    'A bathroom with earth-coloured walls and a pale oak unit',
    'Ein Bad mit erdfarbenen Wänden und einem hellen Eichenmöbel',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>On fait de la poterie à Dieulefit depuis le Moyen Âge, parce qu’il y avait là de l’argile, du bois et peu d’autre chose. Hélène Faucher y a son tour dans une ancienne magnanerie. La porte reste ouverte. Les poules entrent parfois ; elles ne touchent à rien.</p><h2>Huit kilos, quatre minutes</h2><p>Elle bat la terre, la centre, et ouvre une vasque de 46 centimètres. Quatre minutes, le dos droit, les coudes sur les genoux. Sortie du four, la même vasque en fera 41. Le grès perd un peu plus de dix pour cent de sa taille au séchage et au feu. « Je travaille toujours pour une pièce que je ne vois pas encore. »</p><h2>Trois jours de four</h2><p>Dix jours de séchage à l’ombre, une première cuisson à 980 degrés, l’émail, puis la seconde : quatorze heures de montée, 1270 degrés, et deux jours à attendre que le four redescende sous cent. Ouvrir trop tôt, c’est entendre l’émail tinter, donc se fendre. Une vasque sur dix ne passe pas. Elle finit en bordure du potager.</p><blockquote><p>Je frappe chaque vasque du doigt. Si elle répond par une note, elle peut partir.</p></blockquote><h2>Trois teintes</h2><p>Craie, cendre, miel. Toutes viennent de la même recette, avec plus ou moins de fer. Elles sont faites pour le chêne huilé de <a href="/collection/garrigue">Garrigue</a>. Chez elle, Hélène se lave les mains dans une vasque ratée. Le bord est de travers. « C’est la mienne », dit-elle.</p>',
        '<p>In Dieulefit wordt al sinds de middeleeuwen aardewerk gemaakt, omdat er klei was, en hout, en verder niet veel. Hélène Faucher heeft er haar draaischijf in een oude zijderupsenkwekerij. De deur staat open. Soms lopen de kippen binnen; ze raken niets aan.</p><h2>Acht kilo, vier minuten</h2><p>Ze klopt de klei, centreert haar en opent een kom van 46 centimeter. Vier minuten, rechte rug, ellebogen op de knieën. Uit de oven is diezelfde kom 41 breed. Gres verliest iets meer dan tien procent van zijn maat bij het drogen en in het vuur. “Ik werk altijd aan een stuk dat ik nog niet zie.”</p><h2>Drie dagen oven</h2><p>Tien dagen drogen in de schaduw, een eerste brand op 980 graden, het glazuur, en dan de tweede: veertien uur opwarmen tot 1270 graden, en twee dagen wachten tot de oven onder de honderd zakt. Wie te vroeg opendoet, hoort het glazuur tinkelen, en dat betekent barsten. Eén kom op tien haalt het niet. Die eindigt als rand van de moestuin.</p><blockquote><p>Ik tik met mijn vinger tegen elke kom. Antwoordt ze met een toon, dan mag ze vertrekken.</p></blockquote><h2>Drie tinten</h2><p>Krijt, as, honing. Ze komen uit één recept, met meer of minder ijzer. Ze zijn gemaakt voor het geoliede eiken van <a href="/collection/garrigue">Garrigue</a>. Thuis wast Hélène haar handen in een mislukte kom. De rand is scheef. “Die is van mij”, zegt ze.</p>',
        '<p>They have made pots in Dieulefit since the Middle Ages, because there was clay, and wood, and not much else. Hélène Faucher has her wheel there in a former silkworm house. The door stays open. Now and then the hens walk in; they touch nothing.</p><h2>Eight kilos, four minutes</h2><p>She wedges the clay, centres it, and opens a basin of 46 centimetres. Four minutes, back straight, elbows on her knees. Out of the kiln, the same basin will measure 41. Stoneware loses a little over ten per cent of its size in drying and firing. ‘I always work for a piece I cannot see yet.’</p><h2>Three days of kiln</h2><p>Ten days of drying in the shade, a first firing at 980 degrees, the glaze, then the second: fourteen hours up to 1270 degrees, and two days’ wait for the kiln to drop below a hundred. Open too early and you hear the glaze ring, which means it is cracking. One basin in ten does not make it. It ends up edging the vegetable patch.</p><blockquote><p>I tap every basin with a finger. If it answers with a note, it can go.</p></blockquote><h2>Three shades</h2><p>Chalk, ash, honey. All come from one recipe, with more iron or less. They are made for the oiled oak of <a href="/collection/garrigue">Garrigue</a>. At home, Hélène washes her hands in a basin that failed. Its rim is crooked. ‘That one is mine,’ she says.</p>',
        '<p>In Dieulefit wird seit dem Mittelalter getöpfert, weil es dort Ton gab, und Holz, und sonst nicht viel. Hélène Faucher hat ihre Scheibe in einer früheren Seidenraupenzucht. Die Tür steht offen. Manchmal kommen die Hühner herein; sie rühren nichts an.</p><h2>Acht Kilo, vier Minuten</h2><p>Sie schlägt den Ton, zentriert ihn und öffnet ein Becken von 46 Zentimetern. Vier Minuten, gerader Rücken, die Ellbogen auf den Knien. Aus dem Ofen kommt dasselbe Becken mit 41. Steinzeug verliert beim Trocknen und Brennen gut zehn Prozent seiner Größe. „Ich arbeite immer an einem Stück, das ich noch nicht sehe.“</p><h2>Drei Tage Ofen</h2><p>Zehn Tage Trocknen im Schatten, ein erster Brand bei 980 Grad, die Glasur, dann der zweite: vierzehn Stunden hinauf auf 1270 Grad, und zwei Tage Warten, bis der Ofen unter hundert fällt. Wer zu früh öffnet, hört die Glasur klingen, und das heißt: reißen. Eines von zehn Becken schafft es nicht. Es endet als Einfassung im Gemüsegarten.</p><blockquote><p>Ich klopfe mit dem Finger an jedes Becken. Antwortet es mit einem Ton, darf es gehen.</p></blockquote><h2>Drei Töne</h2><p>Kreide, Asche, Honig. Alle stammen aus einem Rezept, mit mehr oder weniger Eisen. Gemacht sind sie für die geölte Eiche von <a href="/collection/garrigue">Garrigue</a>. Zu Hause wäscht sich Hélène die Hände in einem missratenen Becken. Sein Rand ist schief. „Das ist meins“, sagt sie.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.collectionCard(
        'garrigue',
        words(
          'Un meuble Garrigue et sa vasque à poser',
          'Een Garrigue-meubel met opbouwkom',
          'A Garrigue unit and its countertop basin',
          'Ein Garrigue-Möbel mit Aufsatzbecken',
        ),
      ),
      legend: words(
        'Quatre centimètres de chêne sous huit kilos de terre.',
        'Vier centimeter eiken onder acht kilo klei.',
        'Four centimetres of oak beneath eight kilos of clay.',
        'Vier Zentimeter Eiche unter acht Kilo Ton.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-4080', 'RV-4140', 'RV-8090'] },
    {
      type: 'SeeMore',
      heading: words('L’autre céramique', 'Het andere keramiek', 'The other ceramic', 'Die andere Keramik'),
      text: words(
        'Coulée, non tournée : comment naissent nos vasques blanches.',
        'Gegoten, niet gedraaid: zo ontstaan onze witte wastafels.',
        'Cast, not thrown: how our white basins come about.',
        'Gegossen, nicht gedreht: wie unsere weißen Becken entstehen.',
      ),
      cta: {
        to: '/article/la-ceramique-blanche',
        label: words('Lire l’article', 'Lees het artikel', 'Read the article', 'Artikel lesen'),
      },
    },
  ],
};
