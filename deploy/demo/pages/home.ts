import { pictureOf } from '../picture-of.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

const morning = words(
  'Une salle de bains claire au matin : un meuble de chêne suspendu, un miroir rond, une branche dans un vase',
  'Een lichte badkamer in de ochtend: een zwevend eiken meubel, een ronde spiegel, een tak in een vaas',
  'A bright bathroom in the morning: a wall-hung oak unit, a round mirror, a branch in a vase',
  'Ein helles Bad am Morgen: ein wandhängendes Eichenmöbel, ein runder Spiegel, ein Zweig in einer Vase',
);

export const home: PageRecord = {
  path: '/page/page-daccueil',
  seo: {
    title: words(
      'Rivelle, meubles de salle de bains',
      'Rivelle, badkamermeubelen',
      'Rivelle, bathroom furniture',
      'Rivelle, Badmöbel',
    ),
    description: words(
      'Meubles sous-vasque, colonnes, miroirs et étagères dessinés et fabriqués en France, livrés montés et garantis cinq ans.',
      'Wastafelmeubelen, kolomkasten, spiegels en wandplanken, ontworpen en gemaakt in Frankrijk, gemonteerd geleverd en vijf jaar gegarandeerd.',
      'Washbasin units, tall units, mirrors and shelves designed and made in France, delivered assembled, guaranteed for five years.',
      'Waschtische, Hochschränke, Spiegel und Regale, in Frankreich entworfen und gefertigt, montiert geliefert, fünf Jahre Garantie.',
    ),
    image: '/pictures/scenes/morning.svg',
  },
  blocks: [
    {
      type: 'HeroFullscreen',
      heading: words(
        'La salle de bains, pièce à vivre',
        'De badkamer als leefruimte',
        'The bathroom, a room to live in',
        'Das Bad, ein Raum zum Leben',
      ),
      text: words(
        'Des meubles de chêne, de noyer et de laque, faits pour durer et pour le petit jour.',
        'Meubelen van eiken, notelaar en lak, gemaakt om lang mee te gaan en om zacht wakker te worden.',
        'Furniture in oak, walnut and lacquer, made to last and made for the early hours.',
        'Möbel aus Eiche, Nussbaum und Lack, gemacht für viele Jahre und für den frühen Morgen.',
      ),
      buttons: [
        {
          to: '/overview/product',
          label: words('Voir les meubles', 'Bekijk de meubelen', 'See the furniture', 'Möbel ansehen'),
        },
        {
          to: '/overview/collection',
          label: words('Nos collections', 'Onze collecties', 'Our collections', 'Unsere Kollektionen'),
        },
      ],
      backgroundDesktop: pictureOf.scene('morning', morning),
      backgroundMobile: pictureOf.sceneMobile('morning', morning),
    },
    {
      type: 'SliderCollection',
      heading: words('Sept façons de commencer la journée', 'Zeven manieren om de dag te beginnen'),
      collections: ['ligne', 'ondine', 'garrigue', 'nocturne', 'brume', 'halle', 'atelier'],
    },
    {
      type: 'PushTextImage',
      heading: words('Dessinés et montés dans notre atelier', 'Ontworpen en gemonteerd in ons atelier'),
      text: words(
        '<p>Nos meubles quittent l’atelier entiers : tiroirs réglés, charnières posées, plan ajusté. Chez vous, il ne reste qu’à les accrocher.</p><p>C’est plus lourd à transporter. C’est aussi la seule façon que nous connaissons de garantir un meuble cinq ans.</p>',
        '<p>Onze meubelen verlaten het atelier in hun geheel: laden afgesteld, scharnieren geplaatst, blad gepast. Bij u hoeven ze alleen nog aan de muur.</p><p>Dat maakt het vervoer zwaarder. Het is ook de enige manier die we kennen om een meubel vijf jaar te garanderen.</p>',
      ),
      cta: { to: '/page/a-propos', label: words('Découvrir la maison', 'Maak kennis met ons huis', 'Meet the house') },
      image: pictureOf.scene(
        'workshop',
        words(
          'L’établi de l’atelier, des planches de chêne et des outils au mur',
          'De werkbank in het atelier, eiken planken en gereedschap aan de muur',
        ),
      ),
    },
    {
      type: 'SliderProduct',
      heading: words('Choisis pour vous', 'Voor u gekozen', 'Chosen for you', 'Für Sie ausgewählt'),
      products: ['RV-1120', 'RV-8060', 'RV-2080', 'RV-6035', 'RV-4080', 'RV-8160', 'RV-9245', 'RV-7160'],
    },
    {
      type: 'EditoHalf',
      heading: words('Le chêne, tel qu’il pousse', 'Eiken, zoals het groeit'),
      text: words(
        '<p>Nœuds, veinage, variations : nous choisissons les planches pour ce qu’elles racontent. Aucune façade ne ressemble tout à fait à une autre, et c’est très bien ainsi.</p>',
        '<p>Knoesten, nerven, kleine verschillen: we kiezen de planken om wat ze vertellen. Geen twee fronten zijn helemaal gelijk, en dat is maar goed ook.</p>',
      ),
      cta: {
        to: '/collection/garrigue',
        label: words('La collection Garrigue', 'De collectie Garrigue', 'The Garrigue collection'),
      },
      image1: pictureOf.finish(
        'oak',
        words('Détail d’une façade en chêne naturel', 'Detail van een front in naturel eiken'),
      ),
      image2: pictureOf.collectionCard(
        'garrigue',
        words('Meuble Garrigue et vasque à poser', 'Garrigue-meubel met opbouwkom'),
      ),
    },
    {
      type: 'SeeMore',
      heading: words('Voir, toucher, ouvrir les tiroirs', 'Zien, voelen, laden openen', 'See, touch, open the drawers'),
      text: words(
        'Nos revendeurs exposent les collections et vous aident à dessiner votre projet.',
        'Onze verdelers tonen de collecties en helpen u uw project uit te tekenen.',
        'Our retailers show the collections and help you draw up your project.',
      ),
      cta: {
        to: '/page/store-locator',
        label: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händler finden'),
      },
    },
  ],
};
