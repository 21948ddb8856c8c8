import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const ligne: CollectionRecord = {
  id: 'ligne',
  heading: words('Ligne', 'Ligne', 'Ligne', 'Ligne'),
  description: words(
    'Des façades tendues, une prise de main invisible, la lumière pour seul ornement.',
    'Strakke fronten, een onzichtbare greep en licht als enige versiering.',
    'Taut fronts, an invisible grip, and light as the only ornament.',
    'Klare Fronten, ein unsichtbarer Griff und Licht als einziger Schmuck.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'line',
  tags: [
    words('Sans poignée', 'Greeploos', 'Handleless', 'Grifflos'),
    words('De 60 à 140 cm', 'Van 60 tot 140 cm', '60 to 140 cm', '60 bis 140 cm'),
    words('Chêne ou laque', 'Eiken of lak', 'Oak or lacquer', 'Eiche oder Lack'),
  ],
  story: {
    heading: words(
      'Ne garder que l’essentiel',
      'Weglaten tot het wezen blijft',
      'Pared back to what matters',
      'Nur das Wesentliche behalten',
    ),
    text: words(
      '<p>Ligne est née d’une question simple : que reste-t-il d’un meuble quand on enlève tout ce qui se voit ? Une façade d’un seul tenant, un joint d’ombre de quatre millimètres, un tiroir qui s’ouvre du bout des doigts.</p><p>Le chêne est choisi planche par planche pour que le fil du bois coure d’un tiroir à l’autre sans s’interrompre.</p>',
      '<p>Ligne begon met een eenvoudige vraag: wat blijft er over van een meubel als je alles weglaat wat opvalt? Een front uit één stuk, een schaduwvoeg van vier millimeter, een lade die met één vinger opengaat.</p><p>Het eikenhout wordt plank per plank gekozen, zodat de nerf zonder onderbreking van lade naar lade loopt.</p>',
      '<p>Ligne began with a simple question: what is left of a piece of furniture once everything that shows is taken away? A front in one piece, a shadow gap of four millimetres, a drawer that opens at a fingertip.</p><p>The oak is chosen board by board, so that the grain runs from one drawer to the next without a break.</p>',
      '<p>Am Anfang von Ligne stand eine einfache Frage: Was bleibt von einem Möbel, wenn man alles weglässt, was auffällt? Eine Front aus einem Stück, eine Schattenfuge von vier Millimetern, eine Schublade, die auf einen Finger hört.</p><p>Die Eiche wird Brett für Brett ausgesucht, damit die Maserung ohne Unterbrechung von Schublade zu Schublade läuft.</p>',
    ),
  },
  scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
};
