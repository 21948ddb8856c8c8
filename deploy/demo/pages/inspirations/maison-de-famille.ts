import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { collectionSceneHotspots } from '../collection-scene.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'maison-de-famille',
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#F6EFE4',
      blockColor: '#E9DBC6',
      collection: 'garrigue',
      heading: words(
        'Un meuble qui en a vu',
        'Een meubel dat iets heeft meegemaakt',
        'A piece that has seen things',
        'Ein Möbel, das etwas erlebt hat',
      ),
      text: words(
        '<p>Une rayure dans du stratifié est une rayure. Dans du chêne massif, c’est l’été 2019. Le bois huilé se ponce, se reprend, s’explique ; il ne se remplace pas.</p>',
        '<p>Een kras in laminaat is een kras. In massief eiken is het de zomer van 2019. Geolied hout wordt geschuurd, bijgewerkt, uitgelegd; vervangen hoeft niet.</p>',
        '<p>A scratch in laminate is a scratch. In solid oak it is the summer of 2019. Oiled wood is sanded, touched up, explained; it is not replaced.</p>',
        '<p>Ein Kratzer in Laminat ist ein Kratzer. In massiver Eiche ist er der Sommer 2019. Geöltes Holz wird geschliffen, ausgebessert, erklärt; ersetzt wird es nicht.</p>',
      ),
      cta: {
        to: '/article/reparer-une-rayure',
        label: words('Réparer une rayure', 'Een kras herstellen', 'Mending a scratch', 'Einen Kratzer ausbessern'),
      },
      image1: { ...show.collection('garrigue'), hotspots: collectionSceneHotspots('garrigue') },
      image2: show.finish('oak'),
      image3: { ...show.product('RV-9245'), hotspots: [productHotspot('RV-9245', 50, 70)] },
    },
    {
      type: 'DoubleImageLegend',
      image1: show.product('RV-9230'),
      image2: show.product('RV-4040'),
      legend1: words(
        'Les patères : la plus basse est pour le chien.',
        'De haken: de laagste is voor de hond.',
        'The hooks: the lowest is the dog’s.',
        'Die Haken: Der unterste gehört dem Hund.',
      ),
      legend2: words(
        'La demi-colonne : un étage par famille.',
        'De halfhoge kast: één verdieping per gezin.',
        'The half-height unit: one floor for each family.',
        'Der Halbhochschrank: ein Stockwerk pro Familie.',
      ),
    },
    {
      type: 'MeaL',
      position: 'right',
      backgroundColor: '#E9DBC6',
      heading: words(
        'Une goutte d’huile en octobre',
        'Een druppel olie in oktober',
        'A drop of oil in October',
        'Ein Tropfen Öl im Oktober',
      ),
      text: words(
        '<p>Quand la maison ferme, passez un chiffon huilé sur le plan et les façades. Vingt minutes, une heure de séchage, et le bois est prêt pour Pâques.</p>',
        '<p>Als het huis dichtgaat, wrijft u het blad en de fronten in met een geoliede doek. Twintig minuten, een uur drogen, en het hout is klaar voor Pasen.</p>',
        '<p>When the house closes for the season, wipe the top and the fronts with an oiled cloth. Twenty minutes, an hour to dry, and the wood is ready for Easter.</p>',
        '<p>Wenn das Haus für den Winter schließt, wischen Sie Platte und Fronten mit einem geölten Tuch ab. Zwanzig Minuten, eine Stunde Trockenzeit, und das Holz ist bereit für Ostern.</p>',
      ),
      image: show.inspiration('maison-de-famille'),
      picto: '/pictures/icons/collection-garrigue-dark.svg',
      cta: {
        to: '/article/huiler-le-chene',
        label: words('Huiler le chêne', 'Eiken oliën', 'Oiling oak', 'Eiche ölen'),
      },
    },
    { type: 'SliderProductInterface', products: ['RV-4140', 'RV-8090', 'RV-4040', 'RV-9230', 'RV-9245'] },
    {
      type: 'Showroom',
      label: words('À plusieurs', 'Met z’n allen', 'All together', 'Alle zusammen'),
      heading: words('Les maisons pleines', 'Volle huizen', 'Full houses', 'Volle Häuser'),
      text: words(
        'Là où l’on attend son tour, sans trop s’en plaindre.',
        'Waar u op uw beurt wacht, zonder al te veel te klagen.',
        'Where one waits one’s turn, without complaining too much.',
        'Wo man wartet, bis man dran ist, ohne allzu viel zu klagen.',
      ),
      inspirations: ['salle-d-eau-des-enfants', 'bord-de-mer', 'sous-les-toits'],
    },
  ],
};
