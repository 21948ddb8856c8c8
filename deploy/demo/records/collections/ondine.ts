import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const ondine: CollectionRecord = {
  id: 'ondine',
  heading: words('Ondine', 'Ondine', 'Ondine', 'Ondine'),
  description: words(
    'Un relief cannelé qui accroche le jour, des angles qu’on a envie de toucher.',
    'Een geribd reliëf dat het daglicht vangt, hoeken die je wilt aanraken.',
    'A fluted relief that catches the day, corners that ask to be touched.',
    'Ein gerilltes Relief, das das Tageslicht fängt, und Kanten zum Berühren.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'dark',
  icon: 'wave',
  tags: [
    words('Façades cannelées', 'Geribde fronten', 'Fluted fronts', 'Gerillte Fronten'),
    words('Angles arrondis', 'Afgeronde hoeken', 'Rounded corners', 'Runde Ecken'),
    words('Laques mates', 'Matte lakken', 'Matt lacquers', 'Mattlacke'),
  ],
  story: {
    heading: words(
      'Le mouvement de l’eau, à l’arrêt',
      'De beweging van water, even stil',
      'The movement of water, held still',
      'Bewegtes Wasser, kurz angehalten',
    ),
    text: words(
      '<p>Chaque façade d’Ondine est creusée de cannelures régulières dans un panneau massif, puis laquée en cinq couches. Du matin au soir, la lumière y dessine une autre matière.</p><p>Les angles sont cintrés à la main : rien n’arrête le regard, ni la hanche d’un enfant qui court.</p>',
      '<p>In elk front van Ondine worden regelmatige ribben gefreesd, die daarna vijf lagen lak krijgen. Van de ochtend tot de avond tekent het licht er telkens een ander oppervlak op.</p><p>De hoeken worden met de hand gebogen: niets houdt de blik tegen, en ook geen rennend kind.</p>',
      '<p>Each Ondine front is carved with even flutes out of a solid panel, then lacquered in five coats. From morning to evening the light makes a different material of it.</p><p>The corners are bent by hand: nothing stops the eye, or the hip of a child running past.</p>',
      '<p>In jede Front von Ondine werden gleichmäßige Rillen gefräst, danach folgen fünf Schichten Lack. Von morgens bis abends zeichnet das Licht darauf immer wieder eine andere Oberfläche.</p><p>Die Ecken sind von Hand gebogen: Nichts hält den Blick auf, und auch kein rennendes Kind.</p>',
    ),
  },
  scene: { wall: '#E4DDD0', facing: 'tiles', finish: 'sage' },
};
