import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

export const overviews: PageRecord[] = [
  {
    path: '/overview/product',
    seo: {
      title: words('Tous nos meubles', 'Al onze meubelen', 'All our furniture', 'Alle unsere Möbel'),
      description: words(
        'Meubles sous-vasque, rangements, miroirs, étagères et accessoires Rivelle : choisissez par type, collection, dimension, matière ou teinte.',
        'Wastafelmeubelen, opbergmeubelen, spiegels, wandplanken en accessoires van Rivelle: kies op type, collectie, afmeting, materiaal of tint.',
        'Washbasin units, storage, mirrors, shelves and accessories by Rivelle: choose by type, collection, size, material or colour.',
        'Waschtische, Schränke, Spiegel, Regale und Accessoires von Rivelle: wählen Sie nach Typ, Kollektion, Maß, Material oder Farbe.',
      ),
      image: '/pictures/scenes/morning.svg',
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Un meuble de salle de bains se choisit au centimètre près, puis d’un coup de cœur. Commencez par l’un ou par l’autre.</p>',
          '<p>Een badkamermeubel kiest u eerst tot op de centimeter, en dan met het hart. Of andersom.</p>',
          '<p>Bathroom furniture is chosen to the centimetre, and then by heart. Start with either.</p>',
          '<p>Ein Badmöbel wählt man auf den Zentimeter genau, und dann mit dem Herzen. Oder umgekehrt.</p>',
        ),
      },
    ],
  },
  {
    path: '/overview/collection',
    seo: {
      title: words('Nos collections', 'Onze collecties', 'Our collections', 'Unsere Kollektionen'),
      description: words(
        'Sept collections de meubles de salle de bains, du chêne massif à la laque mate, dont une sur mesure.',
        'Zeven collecties badkamermeubelen, van massief eiken tot matte lak, waarvan één op maat.',
        'Seven collections of bathroom furniture, from solid oak to matt lacquer, one of them made to measure.',
        'Sieben Kollektionen von massiver Eiche bis Mattlack, eine davon nach Maß.',
      ),
      image: '/pictures/collections/ligne-hero.svg',
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Chaque collection part d’une matière et d’une heure du jour. À vous de trouver la vôtre.</p>',
          '<p>Elke collectie vertrekt van een materiaal en een uur van de dag. Aan u om het uwe te vinden.</p>',
          '<p>Each collection starts from a material and an hour of the day. Find yours.</p>',
          '<p>Jede Kollektion beginnt mit einem Material und einer Tageszeit. Finden Sie Ihre.</p>',
        ),
      },
      {
        type: 'CmsContent',
        content: words(
          '<h2>Les accorder entre elles</h2><p>Les hauteurs, les plans et les teintes sont communs à toutes les collections : une colonne Ligne se pose à côté d’un meuble Ondine sans que rien ne jure. Nos revendeurs disposent de tous les échantillons.</p>',
          '<h2>Vrij te combineren</h2><p>Hoogtes, bladen en tinten zijn in alle collecties gelijk: een kolomkast Ligne past zonder wringen naast een meubel Ondine. Onze verdelers hebben alle stalen.</p>',
        ),
        cta: {
          to: '/page/store-locator',
          label: words('Voir les échantillons', 'Bekijk de stalen', 'See the samples'),
          style: 'button',
        },
      },
    ],
  },
];
