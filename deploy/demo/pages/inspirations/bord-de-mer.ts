import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { collectionSceneHotspots } from '../collection-scene.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'bord-de-mer',
  lead: words(
    'Un bleu délavé, un sable mat, et la fenêtre entrouverte.',
    'Verschoten blauw, mat zand en het raam op een kier.',
    'A washed-out blue, a matt sand, and the window ajar.',
    'Verwaschenes Blau, matter Sand und das Fenster einen Spalt offen.',
  ),
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#F1F5F5',
      blockColor: '#D3E0E2',
      collection: 'escale',
      heading: words(
        'Rangé comme une cabine',
        'Opgeruimd als een kajuit',
        'Stowed like a cabin',
        'Aufgeräumt wie eine Kajüte',
      ),
      text: words(
        '<p>Une maison de vacances reçoit trop de monde dans trop peu de place. Chaque famille a son tiroir, chaque tiroir son rebord, et le sable reste sur le tapis.</p>',
        '<p>Een vakantiehuis herbergt te veel mensen in te weinig ruimte. Elk gezin heeft zijn lade, elke lade haar randje, en het zand blijft op de mat.</p>',
        '<p>A holiday house takes in too many people in too little space. Each family has its drawer, each drawer its lip, and the sand stays on the mat.</p>',
        '<p>Ein Ferienhaus nimmt zu viele Menschen auf zu wenig Platz auf. Jede Familie hat ihre Schublade, jede Schublade ihre Kante, und der Sand bleibt auf der Matte.</p>',
      ),
      image1: { ...show.collection('escale'), hotspots: collectionSceneHotspots('escale') },
      image2: show.finish('sand'),
    },
    {
      type: 'DoubleImageLegend',
      image1: show.product('RV-9260'),
      image2: show.product('RV-9230'),
      legend1: words(
        'Métal laqué : le sel n’y mord pas.',
        'Gelakt metaal: zout krijgt er geen vat op.',
        'Coated metal: salt gets no grip on it.',
        'Lackiertes Metall: Salz kann ihm nichts anhaben.',
      ),
      legend2: words(
        'Quatre patères, douze maillots, un certain sens de l’équilibre.',
        'Vier haken, twaalf badpakken, enig gevoel voor evenwicht.',
        'Four hooks, twelve swimsuits, a certain sense of balance.',
        'Vier Haken, zwölf Badeanzüge, ein gewisser Sinn für Balance.',
      ),
    },
    {
      type: 'EditoCompo1',
      heading: words(
        'Ce que laisse la marée',
        'Wat het tij achterlaat',
        'What the tide leaves',
        'Was die Flut zurücklässt',
      ),
      text: words(
        '<p>Prenez les couleurs d’une plage en mars plutôt que celles d’une carte postale : le gris du ciel, le beige du sable mouillé, le brun d’une algue. Le bleu arrive tout seul, par la fenêtre.</p>',
        '<p>Kies de kleuren van een strand in maart en niet die van een postkaart: het grijs van de lucht, het beige van nat zand, het bruin van wier. Het blauw komt vanzelf, door het raam.</p>',
        '<p>Take the colours of a beach in March rather than those of a postcard: the grey of the sky, the beige of wet sand, the brown of seaweed. The blue arrives by itself, through the window.</p>',
        '<p>Nehmen Sie die Farben eines Strandes im März und nicht die einer Postkarte: das Grau des Himmels, das Beige des nassen Sandes, das Braun der Algen. Das Blau kommt von selbst, durchs Fenster.</p>',
      ),
      image1: show.inspiration('bord-de-mer'),
      image2: show.finish('fog'),
      image3: show.product('RV-5100'),
      image4: show.finish('oak'),
    },
    { type: 'SliderProductInterface', products: ['RV-12070', 'RV-2120', 'RV-8045', 'RV-9045', 'RV-9232', 'RV-9245'] },
    {
      type: 'SliderInspiration',
      heading: words('Laisser entrer le jour', 'Het licht binnenlaten', 'Letting the day in', 'Das Licht hereinlassen'),
      inspirations: ['blanc-sur-blanc', 'ambiance-du-matin', 'petite-salle-de-bains', 'maison-de-famille'],
    },
  ],
};
