import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'cinq-metres-carres',
  category: 'amenager',
  date: '2026-10-06',
  author: 'Élise Garnier',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'Cinq mètres carrés, et rien de trop',
    'Vijf vierkante meter, en niets te veel',
    'Five square metres and nothing spare',
    'Fünf Quadratmeter und nichts zu viel',
  ),
  description: words(
    'Les six cotes à relever avant de choisir un meuble pour une petite salle d’eau, et ce qu’elles changent.',
    'De zes maten die u opneemt voor u een meubel kiest voor een kleine badkamer, en wat ze veranderen.',
    'The six measurements to take before choosing furniture for a small bathroom, and what they change.',
    'Die sechs Maße, die Sie vor der Wahl eines Möbels für ein kleines Bad nehmen, und was sie ändern.',
  ),
  drawing: 'room',
  scene: { wall: '#E6DFD9', facing: 'panels', finish: 'fog' },
  alt: words(
    'Une petite salle d’eau : un meuble étroit gris brume et un miroir en arche',
    'Een kleine badkamer: een smal nevelgrijs meubel en een boogspiegel',
    'A small bathroom: a narrow mist grey unit and an arched mirror',
    'Ein kleines Bad: ein schmales nebelgraues Möbel und ein Bogenspiegel',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Cinq mètres carrés, c’est la taille d’une salle de bains ordinaire. Ce n’est pas un défaut, c’est une consigne. Elle se règle avec un mètre ruban et une matinée.</p><h2>D’abord, la place du corps</h2><p>Avant le meuble, dessinez au sol celui qui s’en sert. Il faut soixante-dix centimètres libres devant la vasque pour se pencher, soixante pour passer, cinquante-cinq de rayon pour ouvrir une porte de douche. Collez du ruban de papier par terre et faites semblant de vous laver le visage. Si vos hanches touchent le mur, le meuble est trop profond.</p><h2>Huit centimètres</h2><p>C’est l’écart entre un meuble de quarante-six et un meuble de trente-huit, comme <a href="/product/brume-60">Brume 60</a>. Sur le papier, rien. Devant une porte qui bute, tout. Vous perdez en profondeur de tiroir ce que vous n’alliez de toute façon pas chercher : au fond dorment surtout les échantillons d’hôtel.</p>',
        '<p>Vijf vierkante meter: dat is een doodgewone badkamer. Het is geen gebrek maar een opdracht, en u lost ze op met een rolmeter en een voormiddag.</p><h2>Eerst plaats voor het lichaam</h2><p>Teken voor het meubel eerst wie het gebruikt. Voor de wastafel hebt u zeventig centimeter nodig om te bukken, zestig om te passeren, vijfenvijftig om een douchedeur te laten draaien. Kleef papiertape op de vloer en doe alsof u uw gezicht wast. Raken uw heupen de muur, dan is het meubel te diep.</p><h2>Acht centimeter</h2><p>Zo groot is het verschil tussen een meubel van zesenveertig en een van achtendertig, zoals <a href="/product/brume-60">Brume 60</a>. Op papier is dat niets. Voor een deur die net niet opengaat, is het alles. Wat u aan ladediepte verliest, haalde u er toch nooit uit: helemaal achteraan slapen vooral de hotelstaaltjes.</p>',
        '<p>Five square metres is the size of an ordinary bathroom. It is not a fault but a brief, and it can be answered with a tape measure and a morning.</p><h2>First, room for the body</h2><p>Before drawing the furniture, draw the person who uses it. You need seventy centimetres in front of the basin to bend, sixty to walk past and fifty-five for a shower door to swing. Put paper tape on the floor and pretend to wash your face. If your hips touch the wall, the unit is too deep.</p><h2>Eight centimetres</h2><p>That is the gap between a unit forty-six centimetres deep and one of thirty-eight, such as <a href="/product/brume-60">Brume 60</a>. On paper it is nothing. In front of a door that catches, it is everything. What you lose in drawer depth you were never going to reach anyway: hotel samples sleep at the back, mostly.</p>',
        '<p>Fünf Quadratmeter sind die Größe eines gewöhnlichen Bades. Das ist kein Mangel, sondern eine Aufgabe, und sie lässt sich mit einem Maßband und einem Vormittag lösen.</p><h2>Zuerst der Platz für den Körper</h2><p>Zeichnen Sie vor dem Möbel erst den Menschen, der es benutzt. Vor dem Becken braucht er siebzig Zentimeter, um sich zu bücken, sechzig, um vorbeizugehen, fünfundfünfzig, damit eine Duschtür schwingen kann. Kleben Sie Papierband auf den Boden und tun Sie so, als wüschen Sie sich das Gesicht. Berühren Ihre Hüften die Wand, ist das Möbel zu tief.</p><h2>Acht Zentimeter</h2><p>So viel liegt zwischen einem Möbel von sechsundvierzig und einem von achtunddreißig Zentimetern wie <a href="/product/brume-60">Brume 60</a>. Auf dem Papier ist das nichts. Vor einer Tür, die anstößt, ist es alles. Was Sie an Schubladentiefe verlieren, hätten Sie ohnehin nie herausgeholt: Ganz hinten schlafen vor allem die Proben aus dem Hotel.</p>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words(
            'Les six cotes à relever',
            'De zes maten die u opneemt',
            'The six measurements to take',
            'Die sechs Maße, die Sie brauchen',
          ),
          text: words(
            '<ol><li>La largeur du mur, en haut, au milieu, en bas. Gardez la plus petite.</li><li>La distance de l’arrivée d’eau à l’angle.</li><li>La hauteur de l’évacuation, axe du tuyau.</li><li>Le débattement de la porte.</li><li>La hauteur sous fenêtre ou sous pente.</li><li>L’emplacement des prises, et leur distance à l’eau.</li></ol>',
            '<ol><li>De breedte van de muur, boven, in het midden en onder. Hou de kleinste aan.</li><li>De afstand van de watertoevoer tot de hoek.</li><li>De hoogte van de afvoer, in het hart van de buis.</li><li>De draaicirkel van de deur.</li><li>De hoogte onder het raam of het schuine dak.</li><li>De plaats van de stopcontacten, en hun afstand tot het water.</li></ol>',
            '<ol><li>The width of the wall, at the top, middle and bottom. Keep the smallest.</li><li>The distance from the water supply to the corner.</li><li>The height of the waste, to the centre of the pipe.</li><li>The swing of the door.</li><li>The height under a window or a slope.</li><li>The position of the sockets, and how far they are from water.</li></ol>',
            '<ol><li>Die Breite der Wand, oben, in der Mitte, unten. Es zählt die kleinste.</li><li>Der Abstand des Wasseranschlusses zur Ecke.</li><li>Die Höhe des Abflusses, Mitte Rohr.</li><li>Der Schwenkbereich der Tür.</li><li>Die Höhe unter Fenster oder Dachschräge.</li><li>Die Lage der Steckdosen und ihr Abstand zum Wasser.</li></ol>',
          ),
        },
        {
          heading: words(
            'Suspendu ou sur pieds ?',
            'Zwevend of op poten?',
            'Wall-hung or freestanding?',
            'Wandhängend oder auf Füßen?',
          ),
          text: words(
            '<p>Suspendu, sans hésiter. L’œil mesure une pièce au sol qu’il voit. Trente centimètres de carrelage sous le meuble en ajoutent autant à la pièce, et le balai passe.</p>',
            '<p>Zwevend, zonder twijfel. Het oog meet een kamer aan de vloer die het ziet. Dertig centimeter tegels onder het meubel doen er evenveel bij, en de borstel kan eronder.</p>',
            '<p>Wall-hung, without hesitation. The eye measures a room by the floor it can see. Thirty centimetres of tile under the unit add as much to the room, and the broom gets through.</p>',
            '<p>Wandhängend, ohne Zögern. Das Auge misst einen Raum am Boden, den es sieht. Dreißig Zentimeter Fliesen unter dem Möbel geben dem Raum ebenso viel dazu, und der Besen kommt durch.</p>',
          ),
        },
      ],
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Monter, puisqu’on ne peut pas s’étaler',
        'De hoogte in, als de breedte op is',
        'Go up, since you cannot go out',
        'In die Höhe, wenn die Breite fehlt',
      ),
      text: words(
        '<p>Une <a href="/product/demi-colonne-brume">demi-colonne</a> de trente-cinq centimètres range autant qu’un meuble bas de soixante-dix. Au-dessus des toilettes, une niche. Derrière la porte, des <a href="/product/pateres-garrigue">patères</a>. Pour le reste, un <a href="/article/bien-placer-le-miroir">miroir bien placé</a> fait le travail d’une fenêtre.</p>',
        '<p>Een <a href="/product/demi-colonne-brume">halfhoge kast</a> van vijfendertig centimeter bergt evenveel als een lage kast van zeventig. Boven het toilet: een nis. Achter de deur: <a href="/product/pateres-garrigue">wandhaken</a>. Voor de rest doet een <a href="/article/bien-placer-le-miroir">goed geplaatste spiegel</a> het werk van een raam.</p>',
        '<p>A <a href="/product/demi-colonne-brume">half-height unit</a> thirty-five centimetres wide holds as much as a low one of seventy. Above the toilet, a niche. Behind the door, <a href="/product/pateres-garrigue">hooks</a>. For the rest, a <a href="/article/bien-placer-le-miroir">well-placed mirror</a> does the work of a window.</p>',
        '<p>Ein <a href="/product/demi-colonne-brume">Halbhochschrank</a> von fünfunddreißig Zentimetern fasst so viel wie ein Unterschrank von siebzig. Über der Toilette eine Nische. Hinter der Tür <a href="/product/pateres-garrigue">Wandhaken</a>. Den Rest erledigt ein <a href="/article/bien-placer-le-miroir">gut platzierter Spiegel</a>: Er arbeitet wie ein Fenster.</p>',
      ),
      cta: {
        to: '/inspiration/petite-salle-de-bains',
        label: words(
          'L’ambiance petite salle de bains',
          'De sfeer van een kleine badkamer',
          'The small bathroom mood',
          'Die Stimmung im kleinen Bad',
        ),
      },
      image: pictureOf.collectionCard(
        'brume',
        words(
          'La collection Brume dans une petite pièce',
          'De collectie Brume in een kleine kamer',
          'The Brume collection in a small room',
          'Die Kollektion Brume in einem kleinen Raum',
        ),
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-5060', 'RV-5030', 'RV-9040', 'RV-8160'] },
  ],
};
