import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'sous-les-toits',
  lead: words(
    'Là où l’on se cogne, on peut toujours ranger.',
    'Waar u uw hoofd stoot, kunt u altijd nog opbergen.',
    'Where you bump your head, you can always store things.',
    'Wo man sich den Kopf stößt, kann man immer noch etwas verstauen.',
  ),
  blocks: [
    {
      type: 'EditoCompo1',
      heading: words(
        'Dessiner avec la pente',
        'Tekenen met de helling',
        'Drawing with the slope',
        'Mit der Schräge zeichnen',
      ),
      text: words(
        '<p>Relevez trois cotes : la hauteur du mur bas, celle de la poutre, et la distance où vous tenez debout sans baisser la tête. Le reste est notre affaire ; un fond de tiroir se coupe à trente-huit degrés aussi bien qu’à quatre-vingt-dix.</p>',
        '<p>Neem drie maten: de hoogte van de lage muur, die van de balk, en de afstand waarop u rechtop staat zonder uw hoofd te buigen. De rest is ons werk; een ladebodem zagen we even goed op achtendertig graden als op negentig.</p>',
        '<p>Take three measurements: the height of the low wall, that of the beam, and the distance at which you stand without ducking. The rest is up to us; a drawer bottom can be cut at thirty-eight degrees as well as at ninety.</p>',
        '<p>Nehmen Sie drei Maße: die Höhe der niedrigen Wand, die des Balkens und den Abstand, bei dem Sie aufrecht stehen. Der Rest ist unsere Sache; ein Schubladenboden lässt sich auf achtunddreißig Grad so gut schneiden wie auf neunzig.</p>',
      ),
      image1: show.inspiration('sous-les-toits'),
      image2: show.product('RV-7090'),
      image3: show.finish('oak'),
      image4: show.product('RV-7160'),
    },
    {
      type: 'MeaXl',
      position: 'right',
      backgroundColor: '#EAE3D8',
      heading: words(
        'Un dessin, trois allers-retours',
        'Eén tekening, drie keer heen en weer',
        'One drawing, three rounds',
        'Eine Zeichnung, drei Runden',
      ),
      text: words(
        '<p>Votre revendeur mesure, nous dessinons, vous corrigez. En général le troisième plan est le bon ; le premier sert à découvrir la conduite d’eau que tout le monde avait oubliée.</p>',
        '<p>Uw verkooppunt meet, wij tekenen, u verbetert. Meestal is het derde plan goed; het eerste dient om de waterleiding te ontdekken die iedereen vergeten was.</p>',
        '<p>Your retailer measures, we draw, you correct. As a rule the third plan is the right one; the first serves to find the water pipe that everybody had forgotten.</p>',
        '<p>Ihr Händler misst, wir zeichnen, Sie korrigieren. Meist stimmt der dritte Plan; der erste dient dazu, die Wasserleitung zu finden, die alle vergessen hatten.</p>',
      ),
      image: pictureOf.scene(
        'workshop',
        words(
          'L’établi de l’atelier, des planches de chêne et des outils au mur',
          'De werkbank in het atelier, eiken planken en gereedschap aan de muur',
          'The bench in the workshop, oak boards and tools on the wall',
          'Die Werkbank in der Werkstatt, Eichenbretter und Werkzeug an der Wand',
        ),
      ),
      cta: {
        to: '/article/du-croquis-au-meuble',
        label: words(
          'Du croquis au meuble',
          'Van schets tot meubel',
          'From sketch to furniture',
          'Von der Skizze zum Möbel',
        ),
      },
    },
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words(
        'Le miroir contre la poutre',
        'De spiegel tegen de balk',
        'The mirror against the beam',
        'Der Spiegel am Balken',
      ),
      text: words(
        '<p>Un miroir rond n’a pas d’angle à aligner : il accepte une poutre de travers, un mur qui penche, une lucarne qui descend trop bas. C’est la forme des maisons anciennes.</p>',
        '<p>Een ronde spiegel heeft geen hoek om uit te lijnen: hij aanvaardt een scheve balk, een hellende muur, een te laag dakraam. Het is de vorm voor oude huizen.</p>',
        '<p>A round mirror has no corner to line up: it accepts a crooked beam, a leaning wall, a dormer that comes down too far. It is the shape for old houses.</p>',
        '<p>Ein runder Spiegel hat keine Ecke, die man ausrichten müsste: Er nimmt einen schiefen Balken hin, eine schräge Wand, eine zu tiefe Gaube. Er ist die Form für alte Häuser.</p>',
      ),
      image: { ...show.product('RV-8080'), hotspots: [productHotspot('RV-8080', 50, 42)] },
    },
    { type: 'SliderProductInterface', products: ['RV-7090', 'RV-7160', 'RV-8080', 'RV-1065', 'RV-9060'] },
    {
      type: 'SliderInspiration',
      backgroundColor: '#F3EFE8',
      heading: words(
        'D’autres pièces de caractère',
        'Nog kamers met karakter',
        'More rooms with a character',
        'Weitere Räume mit Charakter',
      ),
      inspirations: ['petite-salle-de-bains', 'maison-de-famille', 'esprit-atelier', 'ambiance-du-matin'],
    },
  ],
};
