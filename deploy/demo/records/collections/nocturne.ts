import type { CollectionRecord } from '../collection-record.ts';
import { words } from '../words.ts';

export const nocturne: CollectionRecord = {
  id: 'nocturne',
  heading: words('Nocturne', 'Nocturne', 'Nocturne', 'Nocturne'),
  description: words(
    'Le noyer, le laiton et l’ombre : une salle de bains qui s’allume le soir.',
    'Notenhout, messing en schaduw: een badkamer die pas ’s avonds tot leven komt.',
    'Walnut, brass and shadow: a bathroom that comes alive in the evening.',
    'Nussbaum, Messing und Schatten: ein Bad, das am Abend aufleuchtet.',
  ),
  tailored: false,
  isHiddenForProducts: false,
  colorScheme: 'light',
  icon: 'moon',
  tags: [
    words('Noyer', 'Notenhout', 'Walnut', 'Nussbaum'),
    words('Poignées laiton', 'Messing grepen', 'Brass handles', 'Messinggriffe'),
    words('Éclairage tamisé', 'Gedempt licht', 'Soft lighting', 'Gedämpftes Licht'),
  ],
  story: {
    heading: words(
      'L’heure où l’on ferme la porte',
      'Het uur waarop de deur dichtgaat',
      'The hour when the door closes',
      'Die Stunde, in der die Tür zugeht',
    ),
    text: words(
      '<p>Il y a la salle de bains du matin, pressée, et celle du soir. Nocturne est dessinée pour la seconde : un noyer profond, des poignées de laiton brossé qui se patinent, une lumière basse derrière le miroir.</p><p>À l’intérieur, les tiroirs sont gainés de feutre : même les flacons se font discrets.</p>',
      '<p>Er is de gehaaste badkamer van de ochtend, en er is die van de avond. Nocturne is voor de tweede getekend: diep notenhout, grepen van geborsteld messing die mooi verouderen, laag licht achter de spiegel.</p><p>Binnenin zijn de laden met vilt bekleed: zelfs de flesjes houden zich stil.</p>',
      '<p>There is the bathroom of the morning, in a hurry, and there is the one of the evening. Nocturne is drawn for the second: deep walnut, handles of brushed brass that age well, a low light behind the mirror.</p><p>Inside, the drawers are lined with felt: even the bottles keep their voices down.</p>',
      '<p>Es gibt das eilige Bad am Morgen, und es gibt das am Abend. Nocturne ist für das zweite gezeichnet: tiefer Nussbaum, Griffe aus gebürstetem Messing, die schön altern, gedämpftes Licht hinter dem Spiegel.</p><p>Innen sind die Schubladen mit Filz ausgekleidet: Selbst die Fläschchen halten sich zurück.</p>',
    ),
  },
  scene: { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' },
};
