import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'un-architecte-a-gand',
  category: 'rencontres',
  date: '2025-06-26',
  author: 'Joris Van Acker',
  label: words('Cinq questions', 'Vijf vragen', 'Five questions', 'Fünf Fragen'),
  heading: words('Un architecte à Gand', 'Een architect in Gent', 'An architect in Ghent', 'Ein Architekt in Gent'),
  description: words(
    'Wouter Claerhout loge des salles de bains dans des maisons larges de cinq mètres, et commence par la porte.',
    'Wouter Claerhout past badkamers in huizen van vijf meter breed, en begint bij de deur.',
    'Wouter Claerhout fits bathrooms into houses five metres wide, and starts with the door.',
    'Wouter Claerhout bringt Bäder in Häusern von fünf Metern Breite unter und beginnt bei der Tür.',
  ),
  drawing: 'room',
  scene: { wall: '#E6DFD9', facing: 'tiles', finish: 'fog' },
  alt: words(
    'Une petite salle de bains carrelée avec un meuble gris brume',
    'Een kleine betegelde badkamer met een nevelgrijs meubel',
    'A small tiled bathroom with a mist grey unit',
    'Ein kleines gefliestes Bad mit einem nebelgrauen Möbel',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Wouter Claerhout travaille au bord de la Lys, au premier étage d’une maison qu’il n’a jamais fini de rénover. Sa spécialité tient en un chiffre : 4,3 mètres carrés. C’est, dit-il, la salle de bains moyenne de ses clients.</p><h3>Par quoi commencez-vous ?</h3><p>Par la porte. Si elle s’ouvre vers l’intérieur, elle mange trois quarts de mètre carré. Je la retourne ou je la fais coulisser. C’est le meuble le moins cher de la pièce.</p><h3>Et ensuite ?</h3><p>Je dessine les corps, pas les objets. Il faut 70 centimètres devant une vasque pour se pencher, 60 pour passer. Avec un meuble de 38 de profondeur au lieu de 48, deux personnes se croisent sans s’excuser.</p><h3>Suspendu, toujours ?</h3><p>Presque. On voit le sol jusqu’au mur, et l’œil mesure une pièce à son sol. Je laisse 30 centimètres dessous : assez pour un balai, trop peu pour une caisse.</p><h3>Le miroir ?</h3><p>Face à la fenêtre ou d’équerre avec elle, jamais à côté. Et plus grand que prévu : <a href="/article/bien-placer-le-miroir">bien placé</a>, il rend la moitié de ce que le mur a pris.</p><h3>Votre propre salle de bains ?</h3><p>Un <a href="/product/brume-60">Brume 60</a>, une niche dans l’ancien conduit de cheminée, une porte qui coince. Ma femme attend que je m’en occupe. Depuis sept ans.</p>',
        '<p>Wouter Claerhout werkt aan de Leie, op de eerste verdieping van een huis waarvan de verbouwing nooit af is geraakt. Zijn specialiteit past in één cijfer: 4,3 vierkante meter. Dat is, zegt hij, de gemiddelde badkamer van zijn klanten.</p><h3>Waar begint u?</h3><p>Bij de deur. Draait ze naar binnen, dan eet ze driekwart vierkante meter op. Ik draai ze om of laat ze schuiven. Het is het goedkoopste meubel van de kamer.</p><h3>En dan?</h3><p>Dan teken ik lichamen, geen voorwerpen. Voor een wastafel hebt u 70 centimeter nodig om te bukken, en 60 om te passeren. Met een meubel van 38 diep in plaats van 48 kunnen twee mensen langs elkaar zonder sorry te zeggen.</p><h3>Altijd zwevend?</h3><p>Bijna. U ziet de vloer tot aan de muur, en een oog meet een kamer aan haar vloer. Ik hou er 30 centimeter onder vrij: genoeg voor een borstel, te weinig voor een doos.</p><h3>De spiegel?</h3><p>Tegenover het raam of er haaks op, nooit ernaast. En groter dan gepland: <a href="/article/bien-placer-le-miroir">goed geplaatst</a> geeft hij de helft terug van wat de muur heeft genomen.</p><h3>En uw eigen badkamer?</h3><p>Een <a href="/product/brume-60">Brume 60</a>, een nis in het oude schouwkanaal, een deur die klemt. Mijn vrouw wacht tot ik daar iets aan doe. Al zeven jaar.</p>',
        '<p>Wouter Claerhout works beside the Leie, on the first floor of a house he has never finished renovating. His speciality fits into one number: 4.3 square metres. That, he says, is his clients’ average bathroom.</p><h3>Where do you start?</h3><p>With the door. If it opens inwards, it eats three quarters of a square metre. I turn it round or make it slide. It is the cheapest piece of furniture in the room.</p><h3>And then?</h3><p>I draw bodies, not objects. You need 70 centimetres in front of a basin to bend, 60 to walk past. With a unit 38 deep rather than 48, two people can pass without apologising.</p><h3>Always wall-hung?</h3><p>Nearly. You see the floor as far as the wall, and the eye measures a room by its floor. I leave 30 centimetres underneath: enough for a broom, too little for a box.</p><h3>The mirror?</h3><p>Facing the window or square to it, never beside it. And larger than planned: <a href="/article/bien-placer-le-miroir">well placed</a>, it gives back half of what the wall has taken.</p><h3>And your own bathroom?</h3><p>A <a href="/product/brume-60">Brume 60</a>, a niche in the old chimney flue, a door that sticks. My wife is waiting for me to see to it. It has been seven years.</p>',
        '<p>Wouter Claerhout arbeitet an der Leie, im ersten Stock eines Hauses, dessen Umbau er nie beendet hat. Sein Fachgebiet passt in eine Zahl: 4,3 Quadratmeter. So groß, sagt er, ist das durchschnittliche Bad seiner Kunden.</p><h3>Womit fangen Sie an?</h3><p>Mit der Tür. Geht sie nach innen auf, frisst sie einen Dreiviertelquadratmeter. Ich drehe sie um oder lasse sie schieben. Sie ist das billigste Möbel im Raum.</p><h3>Und dann?</h3><p>Ich zeichne Körper, keine Gegenstände. Vor einem Becken brauchen Sie 70 Zentimeter, um sich zu bücken, und 60, um vorbeizugehen. Ist das Möbel 38 statt 48 tief, kommen zwei aneinander vorbei, ohne sich zu entschuldigen.</p><h3>Immer wandhängend?</h3><p>Fast immer. Man sieht den Boden bis zur Wand, und das Auge misst einen Raum an seinem Boden. Ich lasse 30 Zentimeter darunter frei: genug für einen Besen, zu wenig für eine Kiste.</p><h3>Der Spiegel?</h3><p>Dem Fenster gegenüber oder im rechten Winkel dazu, nie daneben. Und größer als geplant: <a href="/article/bien-placer-le-miroir">Gut platziert</a>, gibt er die Hälfte dessen zurück, was die Wand genommen hat.</p><h3>Und Ihr eigenes Bad?</h3><p>Ein <a href="/product/brume-60">Brume 60</a>, eine Nische im alten Kaminzug, eine Tür, die klemmt. Meine Frau wartet darauf, dass ich mich darum kümmere. Seit sieben Jahren.</p>',
      ),
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.collectionCard(
        'brume',
        words(
          'Un meuble Brume suspendu, peu profond',
          'Een ondiep, zwevend Brume-meubel',
          'A shallow wall-hung Brume unit',
          'Ein wandhängendes Brume-Möbel von geringer Tiefe',
        ),
      ),
      legend: words(
        'Trente-huit centimètres de profondeur : le reste de la pièce vous remercie.',
        'Achtendertig centimeter diep: de rest van de kamer is u dankbaar.',
        'Thirty-eight centimetres deep: the rest of the room is grateful.',
        'Achtunddreißig Zentimeter tief: Der Rest des Raumes dankt es Ihnen.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-5060', 'RV-5100', 'RV-9040', 'RV-5030'] },
    {
      type: 'SeeMore',
      heading: words(
        'Cinq mètres carrés, pas un de moins',
        'Vijf vierkante meter, en niet minder',
        'Five square metres, no fewer',
        'Fünf Quadratmeter, nicht weniger',
      ),
      text: words(
        'Notre guide des petites salles de bains, cotes à l’appui.',
        'Onze gids voor kleine badkamers, met alle maten.',
        'Our guide to small bathrooms, with measurements.',
        'Unser Ratgeber für kleine Bäder, mit allen Maßen.',
      ),
      cta: {
        to: '/article/cinq-metres-carres',
        label: words('Lire le guide', 'Lees de gids', 'Read the guide', 'Zum Ratgeber'),
      },
    },
  ],
};
