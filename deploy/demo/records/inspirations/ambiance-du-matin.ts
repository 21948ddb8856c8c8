import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'ambiance-du-matin',
  heading: words('Ambiance du matin', 'Ochtendstemming', 'Morning mood', 'Morgenstimmung'),
  text: words(
    '<p>Il est sept heures, la fenêtre donne à l’est. Le chêne clair prend la lumière, le plan blanc la renvoie au plafond, et personne n’a encore allumé. Une pièce comme celle-là se passe de réveil.</p>',
    '<p>Het is zeven uur en het raam kijkt naar het oosten. Licht eiken vangt de zon, het witte blad kaatst haar naar het plafond, en niemand heeft al een lamp aangestoken. Zo’n kamer maakt een wekker overbodig.</p>',
    '<p>It is seven o’clock and the window faces east. Pale oak takes the light, the white top sends it up to the ceiling, and nobody has touched a switch yet. A room like this makes the alarm clock redundant.</p>',
    '<p>Es ist sieben Uhr, das Fenster geht nach Osten. Helle Eiche fängt das Licht, die weiße Platte wirft es an die Decke, und noch niemand hat einen Schalter berührt. So ein Raum macht den Wecker überflüssig.</p>',
  ),
  color: '#EFE6D6',
  scene: { wall: '#EFE6D6', facing: 'plaster', finish: 'oak' },
  collection: 'ligne',
  alt: words(
    'Un meuble de chêne clair et un mur crème dans la lumière du matin',
    'Een meubel van licht eiken tegen een crèmekleurige muur in het ochtendlicht',
    'A pale oak unit against a cream wall in the morning light',
    'Ein Möbel aus heller Eiche vor cremefarbener Wand im Morgenlicht',
  ),
};
