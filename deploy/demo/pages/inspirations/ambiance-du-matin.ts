import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'ambiance-du-matin',
  lead: words(
    'Une fenêtre à l’est, du bois clair, et dix minutes devant soi.',
    'Een raam op het oosten, licht hout en tien minuten voor uzelf.',
    'An east window, pale wood, and ten minutes to yourself.',
    'Ein Fenster nach Osten, helles Holz und zehn Minuten für sich.',
  ),
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#F7F2E9',
      blockColor: '#EFE6D6',
      collection: 'ligne',
      heading: words('Suivre la course du soleil', 'De zon volgen', 'Following the sun', 'Dem Lauf der Sonne folgen'),
      text: words(
        '<p>Placez le meuble sur le mur perpendiculaire à la fenêtre, jamais en face : le visage reçoit la lumière de côté, le miroir ne l’éblouit pas. Le chêne, lui, se contente de la regarder passer.</p>',
        '<p>Hang het meubel aan de muur haaks op het raam, nooit ertegenover: het gezicht krijgt licht van opzij en de spiegel verblindt niet. Het eiken kijkt gewoon toe hoe het licht voorbijgaat.</p>',
        '<p>Hang the unit on the wall at right angles to the window, never opposite: light reaches the face from the side and the mirror does not dazzle. The oak is content to watch it go by.</p>',
        '<p>Hängen Sie das Möbel an die Wand quer zum Fenster, nie gegenüber: So kommt das Licht von der Seite ins Gesicht, und der Spiegel blendet nicht. Die Eiche schaut ihm beim Vorbeiziehen zu.</p>',
      ),
      cta: {
        to: '/collection/ligne',
        label: words('La collection Ligne', 'De collectie Ligne', 'The Ligne collection', 'Die Kollektion Ligne'),
      },
      image1: {
        ...show.product('RV-1120'),
        legend: words(
          'Ligne 120, chêne naturel',
          'Ligne 120, naturel eiken',
          'Ligne 120, natural oak',
          'Ligne 120, Eiche natur',
        ),
        hotspots: [productHotspot('RV-1120', 50, 66), productHotspot('RV-8120', 50, 28)],
      },
      image2: show.finish('oak'),
    },
    {
      type: 'Diaporama',
      color: '#EFE6D6',
      images: [
        show.inspiration('ambiance-du-matin'),
        show.product('RV-1060'),
        show.product('RV-9060'),
        show.finish('white'),
      ],
    },
    {
      type: 'MeaXl',
      position: 'right',
      backgroundColor: '#EFE6D6',
      heading: words(
        'Deux blancs et un bois',
        'Twee keer wit en één houtsoort',
        'Two whites and a wood',
        'Zweimal Weiß und ein Holz',
      ),
      text: words(
        '<p>Un mur crème, un plan craie, un chêne huilé. Avec trois matières, une pièce a déjà de quoi changer d’avis dix fois par jour.</p>',
        '<p>Een crèmekleurige muur, een krijtwit blad, geolied eiken. Met drie materialen kan een kamer al tien keer per dag van gedachten veranderen.</p>',
        '<p>A cream wall, a chalk top, oiled oak. With three materials a room can already change its mind ten times a day.</p>',
        '<p>Eine cremefarbene Wand, eine kreideweiße Platte, geölte Eiche. Mit drei Materialien kann ein Raum schon zehnmal am Tag seine Meinung ändern.</p>',
      ),
      image: show.collection('ligne'),
      cta: {
        to: '/article/accorder-bois-et-couleur',
        label: words(
          'Accorder bois et couleur',
          'Hout en kleur combineren',
          'Pairing wood and colour',
          'Holz und Farbe kombinieren',
        ),
      },
    },
    { type: 'SliderProductInterface', products: ['RV-1120', 'RV-8120', 'RV-1035', 'RV-9060', 'RV-9245'] },
    {
      type: 'Showroom',
      label: words('D’autres lumières', 'Ander licht', 'Other lights', 'Anderes Licht'),
      heading: words(
        'Et quand le jour baisse',
        'En als de dag verdwijnt',
        'And when the day fades',
        'Und wenn der Tag geht',
      ),
      text: words(
        'La même pièce, douze heures plus tard, ou peinte autrement.',
        'Dezelfde kamer, twaalf uur later of anders geschilderd.',
        'The same room, twelve hours later or painted differently.',
        'Derselbe Raum, zwölf Stunden später oder anders gestrichen.',
      ),
      inspirations: ['ambiance-du-soir', 'blanc-sur-blanc', 'jardin-d-hiver'],
    },
  ],
};
