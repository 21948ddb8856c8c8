import { pictureFile } from '../../picture-file.ts';
import { words } from '../../records/words.ts';
import { catalogueDocument } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { evening } from '../scene-pictures.ts';

export const mirrorFinder: PageRecord = {
  path: '/page/trouver-mon-miroir',
  slugs: words('trouver-mon-miroir', 'vind-mijn-spiegel', 'find-my-mirror', 'meinen-spiegel-finden'),
  seo: {
    title: words('Trouver mon miroir', 'Vind mijn spiegel', 'Find my mirror', 'Meinen Spiegel finden'),
    description: words(
      'Forme, largeur, options, éclairage : quatre questions pour trouver le miroir qui va au-dessus de votre meuble.',
      'Vorm, breedte, opties, licht: vier vragen om de spiegel te vinden die boven uw meubel past.',
      'Shape, width, options, light: four questions to find the mirror that belongs above your unit.',
      'Form, Breite, Ausstattung, Licht: vier Fragen zum Spiegel, der über Ihr Möbel gehört.',
    ),
    image: pictureFile('scenes/evening'),
  },
  blocks: [
    {
      type: 'HeroLarge',
      heading: words(
        'Le bon miroir, en quatre questions',
        'De juiste spiegel, in vier vragen',
        'The right mirror, in four questions',
        'Der richtige Spiegel, in vier Fragen',
      ),
      text: words(
        'Une règle pour commencer : un peu moins large que le meuble, jamais plus.',
        'Een vuistregel om te beginnen: iets smaller dan het meubel, nooit breder.',
        'A rule to start with: a little narrower than the unit, never wider.',
        'Eine Regel vorab: etwas schmaler als das Möbel, nie breiter.',
      ),
      backgroundImageDesktop: evening.desktop,
      backgroundImageMobile: evening.mobile,
    },
    { type: 'ProductFinder', document: catalogueDocument },
    {
      type: 'SliderProduct',
      heading: words(
        'Ceux qu’on nous demande le plus',
        'De meest gevraagde',
        'The ones people ask for',
        'Die am häufigsten verlangten',
      ),
      products: ['RV-8060', 'RV-8080', 'RV-8070', 'RV-8120', 'RV-8160', 'RV-8090', 'RV-8180'],
    },
    { type: 'SliderAccessories', accessories: ['RV-9260', 'RV-9230', 'RV-9245', 'RV-9235', 'RV-9040'] },
    {
      type: 'SeeMore',
      heading: words(
        'À quelle hauteur l’accrocher ?',
        'Op welke hoogte hangt u hem?',
        'How high should it hang?',
        'Wie hoch soll er hängen?',
      ),
      text: words(
        'Le centre du miroir à hauteur des yeux de celui qui s’en sert le plus. Le reste est dans le journal.',
        'Het midden van de spiegel op ooghoogte van wie hem het meest gebruikt. De rest leest u in het magazine.',
        'The centre of the mirror at the eye level of whoever uses it most. The rest is in the journal.',
        'Die Mitte des Spiegels auf Augenhöhe dessen, der ihn am meisten benutzt. Der Rest steht im Journal.',
      ),
      cta: {
        to: '/article/bien-placer-le-miroir',
        label: words(
          'Bien placer le miroir',
          'De spiegel goed hangen',
          'Placing the mirror',
          'Den Spiegel richtig hängen',
        ),
      },
    },
  ],
};
