import { words } from '../../../records/words.ts';
import type { Question } from './question.ts';

export const choosing: Question[] = [
  {
    heading: words(
      'Quelle largeur de meuble me faut-il ?',
      'Welke breedte heb ik nodig?',
      'What width of unit do I need?',
      'Welche Breite brauche ich?',
    ),
    text: words(
      '<p>Mesurez le mur, retirez dix centimètres, et lisez le résultat : c’est votre maximum. Une personne est à l’aise devant 60 cm, deux personnes se partagent 120 cm. Devant le meuble, laissez 70 cm pour ouvrir un tiroir et se pencher.</p>',
      '<p>Meet de muur, trek er tien centimeter af en lees het resultaat: dat is uw maximum. Eén persoon staat goed voor 60 cm, twee personen delen 120 cm. Laat voor het meubel 70 cm vrij om een lade te openen en te bukken.</p>',
      '<p>Measure the wall, take off ten centimetres, and read the result: that is your maximum. One person is at ease before 60 cm, two can share 120 cm. Leave 70 cm in front, to open a drawer and bend down.</p>',
      '<p>Messen Sie die Wand, ziehen Sie zehn Zentimeter ab und lesen Sie das Ergebnis: Das ist Ihr Höchstmaß. Eine Person steht bequem vor 60 cm, zwei teilen sich 120 cm. Lassen Sie davor 70 cm frei, um eine Schublade zu öffnen und sich zu bücken.</p>',
    ),
  },
  {
    heading: words(
      'Le bois massif tient-il dans une salle de bains ?',
      'Houdt massief hout het uit in een badkamer?',
      'Does solid wood hold up in a bathroom?',
      'Hält Massivholz im Bad?',
    ),
    text: words(
      '<p>Oui, si l’air y circule. Le chêne huilé absorbe un peu d’humidité et la rend ; c’est l’eau qui stagne qu’il n’aime pas. Une aération de dix minutes après la douche lui suffit, et à vos murs aussi.</p>',
      '<p>Ja, als er lucht circuleert. Geolied eiken neemt wat vocht op en geeft het weer af; alleen stilstaand water verdraagt het slecht. Tien minuten verluchten na de douche volstaat, ook voor uw muren.</p>',
      '<p>Yes, as long as air moves through. Oiled oak takes in a little moisture and gives it back; standing water is what it dislikes. Ten minutes of airing after a shower is enough, for your walls too.</p>',
      '<p>Ja, wenn die Luft zirkuliert. Geölte Eiche nimmt etwas Feuchtigkeit auf und gibt sie wieder ab; nur stehendes Wasser mag sie nicht. Zehn Minuten Lüften nach dem Duschen genügen, Ihren Wänden übrigens auch.</p>',
    ),
  },
  {
    heading: words(
      'Suspendu ou sur pieds ?',
      'Zwevend of op poten?',
      'Wall-hung or freestanding?',
      'Wandhängend oder auf Füßen?',
    ),
    text: words(
      '<p>Suspendu, le sol se nettoie d’un geste et la pièce paraît plus grande ; il faut un mur qui porte, ou un renfort dans la cloison. Sur pieds, le meuble se pose partout et cache les arrivées d’eau d’une vieille maison.</p>',
      '<p>Zwevend maakt u de vloer in één beweging schoon en lijkt de ruimte groter; de muur moet wel dragen, of de wand moet versterkt zijn. Op poten staat het meubel overal en verbergt het de leidingen van een oud huis.</p>',
      '<p>Wall-hung, the floor is cleaned in one go and the room looks larger; you need a wall that carries, or a batten in the partition. Freestanding, the unit goes anywhere and hides the pipes of an old house.</p>',
      '<p>Wandhängend ist der Boden in einem Zug gewischt, und der Raum wirkt größer; dafür braucht es eine tragende Wand oder eine Verstärkung. Auf Füßen steht das Möbel überall und verdeckt die Leitungen eines alten Hauses.</p>',
    ),
  },
  {
    heading: words(
      'Puis-je mélanger deux collections ?',
      'Kan ik twee collecties combineren?',
      'Can I mix two collections?',
      'Kann ich zwei Kollektionen mischen?',
    ),
    text: words(
      '<p>Oui. Les hauteurs et les teintes sont les mêmes partout. Gardez une seule matière dominante, et l’ensemble tiendra. Le <a href="/page/nuancier">nuancier</a> aide à en juger.</p>',
      '<p>Ja. Hoogtes en tinten zijn overal dezelfde. Hou één hoofdmateriaal aan, dan klopt het geheel. De <a href="/page/nuancier">kleurenkaart</a> helpt u kiezen.</p>',
      '<p>Yes. Heights and colours are the same throughout. Keep one leading material and the whole will hold. The <a href="/page/nuancier">colour chart</a> helps you judge.</p>',
      '<p>Ja. Höhen und Farben sind überall gleich. Bleiben Sie bei einem Hauptmaterial, dann stimmt das Ganze. Die <a href="/page/nuancier">Farbkarte</a> hilft beim Abwägen.</p>',
    ),
  },
];
