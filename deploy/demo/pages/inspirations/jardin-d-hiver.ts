import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'jardin-d-hiver',
  blocks: [
    {
      type: 'EditoTwoThird',
      heading: words(
        'Les plantes qui aiment la douche',
        'Planten die van douchen houden',
        'Plants that like a shower',
        'Pflanzen, die gern duschen',
      ),
      text: words(
        '<p>La capillaire, l’asplénium, le pothos : trois plantes qui vivent de vapeur et d’une fenêtre au nord. Tournez-les d’un quart une fois par semaine, le jour où vous changez les serviettes.</p>',
        '<p>Venushaar, nestvaren, pothos: drie planten die leven van stoom en een raam op het noorden. Draai ze elke week een kwartslag, op de dag dat u de handdoeken vervangt.</p>',
        '<p>Maidenhair, bird’s-nest fern, pothos: three plants that live on steam and a north window. Give them a quarter turn once a week, on the day you change the towels.</p>',
        '<p>Frauenhaarfarn, Nestfarn, Efeutute: drei Pflanzen, die von Dampf und einem Nordfenster leben. Drehen Sie sie einmal pro Woche um ein Viertel, am Tag, an dem Sie die Handtücher wechseln.</p>',
      ),
      image: {
        ...show.product('RV-4080'),
        hotspots: [productHotspot('RV-4080', 50, 64)],
        legend: words(
          'Garrigue 80 et sa vasque à poser',
          'Garrigue 80 met opbouwkom',
          'Garrigue 80 and its countertop basin',
          'Garrigue 80 mit Aufsatzbecken',
        ),
      },
    },
    {
      type: 'EditoHalf',
      blockColor: '#D5DFCB',
      collection: 'garrigue',
      heading: words('Le bois et l’humidité', 'Hout en vocht', 'Wood and damp', 'Holz und Feuchtigkeit'),
      text: words(
        '<p>Le chêne bouge d’un millimètre par mètre entre janvier et août. Nos assemblages lui laissent cette place ; de votre côté, ouvrez la fenêtre dix minutes après le bain.</p>',
        '<p>Tussen januari en augustus werkt eiken een millimeter per meter. Onze verbindingen laten die ruimte; zet u na het bad tien minuten het raam open.</p>',
        '<p>Between January and August oak moves by a millimetre in the metre. Our joints leave it that room; for your part, open the window for ten minutes after a bath.</p>',
        '<p>Zwischen Januar und August arbeitet Eiche um einen Millimeter pro Meter. Unsere Verbindungen lassen ihr diesen Platz; öffnen Sie Ihrerseits nach dem Bad zehn Minuten das Fenster.</p>',
      ),
      cta: {
        to: '/article/le-chene-massif',
        label: words('Le chêne massif', 'Massief eiken', 'Solid oak', 'Massive Eiche'),
      },
      image1: { ...show.product('RV-4140'), hotspots: [productHotspot('RV-4140', 50, 66)] },
      image2: show.finish('oak'),
    },
    {
      type: 'Diaporama',
      color: '#D5DFCB',
      images: [
        show.inspiration('jardin-d-hiver'),
        show.collection('garrigue'),
        show.product('RV-9080'),
        show.product('RV-8090'),
      ],
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les teintes de la serre',
        'De tinten van de serre',
        'Shades from the greenhouse',
        'Töne aus dem Gewächshaus',
      ),
      shades: ['oak', 'sage', 'white', 'blackMetal', 'sand'],
    },
    { type: 'SliderProductInterface', products: ['RV-4080', 'RV-8090', 'RV-9080', 'RV-4040', 'RV-9245'] },
    {
      type: 'Showroom',
      heading: words('Près des fenêtres', 'Bij het raam', 'Close to the windows', 'Nah am Fenster'),
      text: words(
        'Trois autres façons de faire entrer le dehors.',
        'Nog drie manieren om buiten binnen te laten.',
        'Three more ways of letting the outdoors in.',
        'Drei weitere Arten, das Draußen hereinzulassen.',
      ),
      inspirations: ['bain-de-foret', 'vert-sauge', 'ambiance-du-matin'],
    },
  ],
};
