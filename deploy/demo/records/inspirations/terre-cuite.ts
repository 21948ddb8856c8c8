import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'terre-cuite',
  heading: words('Terre cuite', 'Terracotta', 'Terracotta', 'Terrakotta'),
  text: words(
    '<p>Le mur a la couleur d’un pot oublié au soleil, le meuble celle de l’argile crue. Entre les deux, une pierre mate et basse. Rien ne brille, et c’est pour cela qu’il fait bon y entrer l’hiver.</p>',
    '<p>De muur heeft de kleur van een pot die in de zon is blijven staan, het meubel die van rauwe klei. Daartussen matte, lage steen. Niets blinkt, en net daarom is het er ’s winters zo goed.</p>',
    '<p>The wall is the colour of a flowerpot left out in the sun, the unit that of unfired clay. Between them, a low slab of matt stone. Nothing shines, which is exactly why it is good to walk in on a winter’s day.</p>',
    '<p>Die Wand hat die Farbe eines Topfes, der in der Sonne vergessen wurde, das Möbel die von rohem Ton. Dazwischen matter, niedriger Stein. Nichts glänzt, und gerade deshalb ist man im Winter gern hier.</p>',
  ),
  color: '#DDB9A0',
  scene: { wall: '#DDB9A0', facing: 'plaster', finish: 'blush' },
  collection: 'terre',
  alt: words(
    'Un meuble rose argile, bas et large, devant un mur couleur de terre cuite',
    'Een laag, breed meubel in kleiroze tegen een terracottakleurige muur',
    'A low, wide clay-pink unit before a terracotta wall',
    'Ein niedriges, breites Möbel in Tonrosa vor einer terrakottafarbenen Wand',
  ),
};
