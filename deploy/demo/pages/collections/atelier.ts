import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { CollectionPage } from './collection-page.ts';

export const page: CollectionPage = {
  id: 'atelier',
  blocks: [
    {
      type: 'MeaXl',
      position: 'left',
      backgroundColor: '#E3DDD1',
      heading: words(
        'Trois visites et un plan',
        'Drie bezoeken en een plan',
        'Three visits and a plan',
        'Drei Besuche und ein Plan',
      ),
      text: words(
        '<p>À la première, votre revendeur mesure. À la deuxième, il apporte le dessin et les échantillons. À la troisième, deux personnes accrochent le meuble, et il n’y a plus rien à percer.</p>',
        '<p>De eerste keer meet uw verkooppunt. De tweede keer brengt het de tekening en de stalen mee. De derde keer hangen twee mensen het meubel op, en valt er niets meer te boren.</p>',
        '<p>On the first, your retailer measures. On the second he brings the drawing and the samples. On the third, two people hang the unit, and there is nothing left to drill.</p>',
        '<p>Beim ersten misst Ihr Händler. Beim zweiten bringt er die Zeichnung und die Muster mit. Beim dritten hängen zwei Leute das Möbel auf, und es gibt nichts mehr zu bohren.</p>',
      ),
      image: show.product('RV-7180'),
      cta: {
        to: '/page/store-locator',
        label: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händler finden'),
      },
    },
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words(
        'Du gabarit au tiroir',
        'Van mal tot lade',
        'From template to drawer',
        'Von der Schablone zur Schublade',
      ),
      text: words(
        '<p>Pour un mur de travers, nous découpons d’abord un gabarit en carton, essayé sur place. S’il passe, le bois passera ; le carton finit en fond de caisse de livraison.</p>',
        '<p>Voor een scheve muur snijden we eerst een mal van karton en passen die ter plaatse. Als het karton past, past het hout; daarna eindigt het als bodem van de leveringskist.</p>',
        '<p>For a crooked wall we first cut a cardboard template and try it on site. If it fits, so will the wood; the cardboard ends its days lining the delivery crate.</p>',
        '<p>Für eine schiefe Wand schneiden wir zuerst eine Schablone aus Karton und probieren sie vor Ort. Passt sie, passt auch das Holz; der Karton endet als Boden der Lieferkiste.</p>',
      ),
      image: {
        ...show.product('RV-7160'),
        hotspots: [productHotspot('RV-7160', 50, 66)],
        legend: words(
          'Atelier 160, bleu pétrole',
          'Atelier 160, petrolblauw',
          'Atelier 160, petrol blue',
          'Atelier 160, Petrolblau',
        ),
      },
    },
    {
      type: 'ColorChart',
      heading: words(
        'Toutes les finitions, sans supplément d’attente',
        'Alle afwerkingen, zonder langer te wachten',
        'Every finish, without a longer wait',
        'Alle Ausführungen, ohne längere Wartezeit',
      ),
      shades: ['petrol', 'brick', 'limedOak', 'oak', 'smokedOak', 'walnut', 'white', 'sage', 'fog', 'sand', 'night'],
    },
  ],
  closing: {
    type: 'SliderInspiration',
    heading: words(
      'Des murs pas droits',
      'Muren die niet recht zijn',
      'Walls that are not straight',
      'Wände, die nicht gerade sind',
    ),
    inspirations: ['sous-les-toits', 'suite-parentale', 'esprit-atelier', 'petite-salle-de-bains'],
  },
};
