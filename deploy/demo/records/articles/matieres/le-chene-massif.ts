import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'le-chene-massif',
  category: 'matieres',
  date: '2025-02-11',
  author: 'Maud Kerléo',
  label: words(
    'Portrait d’une matière',
    'Portret van een materiaal',
    'Portrait of a material',
    'Porträt eines Materials',
  ),
  heading: words(
    'Le chêne massif, et le temps qu’il prend',
    'Massief eiken, en de tijd die het vraagt',
    'Solid oak, and the time it takes',
    'Massive Eiche und die Zeit, die sie braucht',
  ),
  description: words(
    'Deux ans de séchage, deux millimètres de jeu, un ennemi juré : ce qu’il faut savoir d’un meuble en chêne massif.',
    'Twee jaar drogen, twee millimeter speling en één aartsvijand: wat u over een meubel in massief eiken moet weten.',
    'Two years of drying, two millimetres of play and one sworn enemy: what to know about solid oak furniture.',
    'Zwei Jahre Trocknung, zwei Millimeter Spiel, ein Erzfeind: was man über Möbel aus massiver Eiche wissen sollte.',
  ),
  drawing: 'swatch',
  scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
  alt: words(
    'Des planches de chêne naturel, le fil bien visible',
    'Planken van naturel eiken met duidelijk zichtbare nerf',
    'Natural oak boards with the grain clearly visible',
    'Bretter aus natürlicher Eiche mit deutlich sichtbarer Maserung',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un chêne met cent cinquante ans à devenir une planche. Nous pouvons bien attendre deux ans de plus.</p><h2>Un centimètre par an</h2><p>La règle vient des scieurs : à l’air libre, le chêne sèche d’un centimètre d’épaisseur par an. Nos planches font vingt-sept millimètres au sciage. Elles passent donc plus de deux ans empilées sous un hangar, séparées par des baguettes qui laissent passer le vent. Le séchoir les amène ensuite à neuf pour cent d’humidité, celle d’une maison chauffée, et le rabot à vingt-deux millimètres.</p><h2>Il bouge, laissons-le bouger</h2><p>Entre un hiver sec et un été lourd, un panneau de cinquante centimètres gagne ou perd deux à trois millimètres, toujours en travers du fil, presque jamais en longueur. Nous ne l’en empêchons pas : les vis passent dans des trous oblongs, et le joint d’ombre autour de chaque tiroir laisse la place. Une façade bloquée se fend. Une façade libre tient un siècle.</p>',
        '<p>Een eik heeft honderdvijftig jaar nodig om een plank te worden. Dan kunnen wij er nog wel twee wachten.</p><h2>Een centimeter per jaar</h2><p>De vuistregel komt van de zagers: in de open lucht droogt eiken één centimeter dikte per jaar. Onze planken meten zevenentwintig millimeter als ze van de zaag komen. Ze liggen dus meer dan twee jaar onder een afdak, met latjes ertussen zodat de wind erdoor kan. Daarna brengt de droogkamer ze op negen procent vocht, net als een verwarmd huis, en de schaaf op tweeëntwintig millimeter.</p><h2>Het werkt, en dat mag</h2><p>Tussen een droge winter en een zwoele zomer wint of verliest een paneel van vijftig centimeter twee tot drie millimeter, altijd dwars op de nerf, bijna nooit in de lengte. We houden het niet tegen: de schroeven zitten in sleufgaten, en de schaduwvoeg rond elke lade laat er plaats voor. Een front dat vastzit, scheurt. Een front dat vrij is, gaat een eeuw mee.</p>',
        '<p>It takes an oak a hundred and fifty years to become a board. We can wait another two.</p><h2>A centimetre a year</h2><p>The rule comes from the sawmill: in the open air, oak dries at the rate of one centimetre of thickness a year. Our boards leave the saw at twenty-seven millimetres, so they spend more than two years stacked under a roof, with battens between them to let the wind through. The kiln then brings them down to nine per cent moisture, that of a heated house, and the planer to twenty-two millimetres.</p><h2>It moves, so let it</h2><p>Between a dry winter and a muggy summer, a panel fifty centimetres wide gains or loses two to three millimetres, always across the grain and hardly ever along it. We do not stop it. The screws sit in slotted holes, and the shadow gap around each drawer leaves the room. A front that is held fast will split. A front that is free will see out the century.</p>',
        '<p>Hundertfünfzig Jahre braucht eine Eiche, bis sie ein Brett ist. Da können wir noch zwei Jahre warten.</p><h2>Ein Zentimeter im Jahr</h2><p>Die Regel stammt aus dem Sägewerk: An der Luft trocknet Eiche einen Zentimeter Dicke pro Jahr. Unsere Bretter kommen mit siebenundzwanzig Millimetern von der Säge. Sie liegen also über zwei Jahre unter Dach, mit Leisten dazwischen, damit der Wind durchziehen kann. Danach bringt die Trockenkammer sie auf neun Prozent Feuchte, wie in einem geheizten Haus, und der Hobel auf zweiundzwanzig Millimeter.</p><h2>Sie arbeitet, und das darf sie</h2><p>Zwischen trockenem Winter und schwülem Sommer gewinnt oder verliert eine Fläche von fünfzig Zentimetern zwei bis drei Millimeter, immer quer zur Faser, fast nie in der Länge. Wir hindern sie nicht daran: Die Schrauben sitzen in Langlöchern, und die Schattenfuge um jede Schublade lässt ihr Raum. Eine eingeklemmte Front reißt. Eine freie hält hundert Jahre.</p>',
      ),
    },
    {
      type: 'DoubleImageLegend',
      image1: pictureOf.finish(
        'oak',
        words('Chêne naturel huilé', 'Geolied naturel eiken', 'Oiled natural oak', 'Geölte Eiche natur'),
      ),
      image2: pictureOf.finish('smokedOak', words('Chêne fumé', 'Gerookt eiken', 'Smoked oak', 'Räuchereiche')),
      legend1: words(
        'Naturel : le fil court, la main suit.',
        'Naturel: de nerf loopt, de hand volgt.',
        'Natural: the grain runs and the hand follows.',
        'Natur: Die Maserung läuft, die Hand folgt.',
      ),
      legend2: words(
        'Fumé : la vapeur d’ammoniac réagit avec les tanins et fonce le bois en profondeur, sans pigment.',
        'Gerookt: ammoniakdamp reageert met de looizuren en kleurt het hout diep, zonder pigment.',
        'Smoked: ammonia vapour reacts with the tannins and darkens the wood in depth, without pigment.',
        'Geräuchert: Ammoniakdampf reagiert mit den Gerbstoffen und dunkelt das Holz in der Tiefe, ohne Pigment.',
      ),
    },
    {
      type: 'CmsContent',
      content: words(
        '<h2>Son ennemi : le fer</h2><p>Une épingle à cheveux oubliée sur un plateau mouillé, et les tanins dessinent en une nuit une tache bleu-noir. Ce n’est pas de la rouille, c’est de l’encre : on en a écrit des livres pendant mille ans. Elle se retire à l’acide oxalique, avec des gants. L’éviter demande moins d’efforts : un petit plateau sous les objets de métal suffit.</p><p>L’eau, elle, ne lui fait pas peur si vous l’essuyez. Pour le reste, lisez <a href="/article/huiler-le-chene">comment huiler le chêne</a>, puis passez la main sur une façade <a href="/collection/garrigue">Garrigue</a>. Les reflets clairs qui traversent le fil s’appellent la maille. Aucun dessinateur ne les a prévus.</p>',
        '<h2>De vijand: ijzer</h2><p>Een haarspeld die op een nat blad blijft liggen, en de looizuren tekenen in één nacht een blauwzwarte vlek. Dat is geen roest maar inkt: duizend jaar lang zijn er boeken mee geschreven. U krijgt ze weg met oxaalzuur en handschoenen. Voorkomen kost minder moeite: een dienblaadje onder alles wat van metaal is, volstaat.</p><p>Water kan geen kwaad, zolang u het wegveegt. Lees voor de rest <a href="/article/huiler-le-chene">hoe u eiken oliet</a> en laat uw hand over een front van <a href="/collection/garrigue">Garrigue</a> gaan. De lichte vlammetjes dwars op de nerf heten spiegels. Geen tekenaar heeft ze bedacht.</p>',
        '<h2>Its enemy: iron</h2><p>Leave a hairgrip on a wet oak top, and overnight the tannins will draw a blue-black stain. It is not rust but ink, the sort that books were written in for a thousand years. Oxalic acid removes it, with gloves on. Preventing it is less work: keep metal things on a small tray.</p><p>Water does no harm as long as you wipe it away. For the rest, read <a href="/article/huiler-le-chene">how to oil oak</a>, then run your hand over a <a href="/collection/garrigue">Garrigue</a> front. The pale flecks that cross the grain are called medullary rays. No draughtsman planned them.</p>',
        '<h2>Ihr Feind: das Eisen</h2><p>Eine Haarnadel auf einer nassen Platte, und über Nacht zeichnen die Gerbstoffe einen blauschwarzen Fleck. Das ist kein Rost, das ist Tinte; tausend Jahre lang hat man damit Bücher geschrieben. Oxalsäure holt ihn heraus, mit Handschuhen. Vorbeugen ist einfacher: ein kleines Tablett unter allem, was aus Metall ist.</p><p>Wasser schadet nicht, solange Sie es abwischen. Alles Weitere steht unter <a href="/article/huiler-le-chene">Eiche ölen</a>. Und dann streichen Sie einmal über eine Front von <a href="/collection/garrigue">Garrigue</a>. Die hellen Flecken quer zur Maserung heißen Spiegel. Kein Zeichner hat sie geplant.</p>',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-4080', 'RV-4140', 'RV-1120', 'RV-9245'] },
  ],
};
