import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'esprit-atelier',
  lead: words(
    'Tout à portée de main, rien sur le plan.',
    'Alles binnen handbereik, niets op het blad.',
    'Everything within reach, nothing on the top.',
    'Alles in Reichweite, nichts auf der Platte.',
  ),
  blocks: [
    {
      type: 'EditoCompo2',
      backgroundColor: '#F1ECE3',
      heading: words(
        'Apprendre de l’établi',
        'Leren van de werkbank',
        'Learning from the bench',
        'Von der Werkbank lernen',
      ),
      text: words(
        '<p>Un ébéniste range selon le geste, pas selon l’objet : ce qu’il prend dix fois par jour pend devant lui, ce qu’il prend une fois par mois dort en bas. Essayez avec les brosses à dents et le sèche-cheveux.</p>',
        '<p>Een meubelmaker ruimt op volgens de handeling, niet volgens het voorwerp: wat hij tien keer per dag neemt, hangt voor hem; wat hij één keer per maand neemt, slaapt onderaan. Probeer het met tandenborstels en haardroger.</p>',
        '<p>A cabinetmaker stores by gesture, not by object: what is picked up ten times a day hangs in front, what is picked up once a month sleeps below. Try it with the toothbrushes and the hairdryer.</p>',
        '<p>Ein Tischler ordnet nach Handgriffen, nicht nach Gegenständen: Was er zehnmal am Tag nimmt, hängt vor ihm, was er einmal im Monat nimmt, schläft unten. Versuchen Sie es mit Zahnbürsten und Föhn.</p>',
      ),
      cta: {
        to: '/article/une-journee-a-latelier',
        label: words(
          'Une journée à l’atelier',
          'Een dag in het atelier',
          'A day in the workshop',
          'Ein Tag in der Werkstatt',
        ),
      },
      image1: show.inspiration('esprit-atelier'),
      image2: show.finish('oak'),
      image3: show.product('RV-9080'),
      image4: show.finish('blackMetal'),
      image5: show.product('RV-9260'),
      image6: show.product('RV-3040'),
    },
    {
      type: 'SimpleImageLegend',
      image: show.collectionWide('halle'),
      legend: words(
        'Halle : une vasque, un cadre, et les paniers là où on les cherche.',
        'Halle: één waskom, één frame, en de manden waar u ze zoekt.',
        'Halle: one basin, one frame, and the baskets where you look for them.',
        'Halle: ein Becken, ein Rahmen, und die Körbe dort, wo man sie sucht.',
      ),
    },
    {
      type: 'MeaXl',
      position: 'left',
      backgroundColor: '#DED7CA',
      heading: words(
        'Le rangement ouvert, mode d’emploi',
        'Open opbergen, een handleiding',
        'Open storage, a user’s guide',
        'Offener Stauraum, eine Anleitung',
      ),
      text: words(
        '<p>Un tiers vide, un tiers de textile, un tiers de bocaux. Au-delà, ce n’est plus une étagère, c’est une pharmacie.</p>',
        '<p>Een derde leeg, een derde textiel, een derde bokalen. Daarboven is het geen open kast meer, maar een apotheek.</p>',
        '<p>One third empty, one third linen, one third jars. Beyond that it is no longer a shelf but a chemist’s.</p>',
        '<p>Ein Drittel leer, ein Drittel Textilien, ein Drittel Gläser. Darüber hinaus ist es kein Regal mehr, sondern eine Apotheke.</p>',
      ),
      image: show.product('RV-3040'),
      cta: {
        to: '/product/colonne-halle',
        label: words('La colonne Halle', 'De kolomkast Halle', 'The Halle tall unit', 'Der Hochschrank Halle'),
      },
    },
    { type: 'SliderProductInterface', products: ['RV-3090', 'RV-3040', 'RV-9080', 'RV-9260', 'RV-8080', 'RV-9230'] },
    {
      type: 'SliderInspiration',
      heading: words('Le goût de l’ouvrage', 'Liefde voor het werk', 'A taste for the work', 'Die Freude am Werk'),
      inspirations: ['loft-et-metal', 'sous-les-toits', 'maison-de-famille', 'blanc-sur-blanc'],
    },
  ],
};
