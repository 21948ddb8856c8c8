import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'ambiance-du-soir',
  heading: words('Ambiance du soir', 'Avondstemming', 'Evening mood', 'Abendstimmung'),
  text: words(
    '<p>Le soir, une salle de bains n’a plus besoin d’être claire, seulement d’être douce. Un noyer profond, deux points de lumière à hauteur de visage, une poignée de laiton qui luit : le reste peut disparaître dans l’ombre.</p>',
    '<p>’s Avonds hoeft een badkamer niet meer helder te zijn, alleen nog zacht. Diep notenhout, twee lichtpunten op ooghoogte, een messing greep die glanst: de rest mag in de schaduw verdwijnen.</p>',
    '<p>In the evening a bathroom no longer has to be bright, only kind. Deep walnut, two points of light at face height, the gleam of a brass handle: the rest may slip into shadow.</p>',
    '<p>Am Abend muss ein Bad nicht mehr hell sein, nur noch sanft. Tiefer Nussbaum, zwei Lichtpunkte auf Gesichtshöhe, ein Griff aus Messing, der schimmert: Der Rest darf im Schatten verschwinden.</p>',
  ),
  color: '#4A4A43',
  scene: { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' },
  collection: 'nocturne',
  alt: words(
    'Un meuble de noyer et un miroir cerclé de laiton devant un mur sombre',
    'Een meubel van notenhout en een spiegel met messing rand tegen een donkere muur',
    'A walnut unit and a brass-rimmed mirror against a dark wall',
    'Ein Möbel aus Nussbaum und ein Spiegel mit Messingrand vor dunkler Wand',
  ),
};
