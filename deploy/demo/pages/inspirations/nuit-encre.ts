import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'nuit-encre',
  lead: words(
    'On y voit moins les murs, et mieux les visages.',
    'U ziet de muren minder, en de gezichten beter.',
    'You see the walls less, and faces better.',
    'Man sieht die Wände weniger und die Gesichter besser.',
  ),
  blocks: [
    {
      type: 'EditoHalf',
      backgroundColor: '#2F343A',
      blockColor: '#3B4149',
      collection: 'nocturne',
      heading: words(
        'Le noir n’est pas une couleur difficile',
        'Zwart is geen moeilijke kleur',
        'Black is not a difficult colour',
        'Schwarz ist keine schwierige Farbe',
      ),
      text: words(
        '<p>Il demande seulement deux choses : une laque très mate, sinon il devient miroir, et une lumière chaude, sinon il devient bureau. Notre noir encre est à cinq pour cent de brillance.</p>',
        '<p>Het vraagt maar twee dingen: een zeer matte lak, anders wordt het een spiegel, en warm licht, anders wordt het een kantoor. Ons inktzwart heeft vijf procent glans.</p>',
        '<p>It asks for only two things: a very matt lacquer, or it turns into a mirror, and a warm light, or it turns into an office. Our ink black has a gloss of five per cent.</p>',
        '<p>Es verlangt nur zweierlei: einen sehr matten Lack, sonst wird es zum Spiegel, und warmes Licht, sonst wird es zum Büro. Unser Tintenschwarz hat fünf Prozent Glanz.</p>',
      ),
      image1: { ...show.product('RV-6100'), hotspots: [productHotspot('RV-6100', 50, 68)] },
      image2: show.finish('night'),
    },
    {
      type: 'EditoTwoThird',
      heading: words(
        'Une seule chose qui brille',
        'Eén ding dat glanst',
        'One thing that shines',
        'Eine Sache, die glänzt',
      ),
      text: words(
        '<p>Dans une pièce sombre, le laiton se voit de loin. Un cercle autour du miroir, un plateau pour les flacons : au troisième objet doré, on est au théâtre.</p>',
        '<p>In een donkere kamer valt messing van ver op. Een cirkel rond de spiegel, een dienblad voor de flesjes: bij het derde gouden voorwerp zit u in het theater.</p>',
        '<p>In a dark room brass is seen from afar. A circle around the mirror, a tray for the bottles: with the third golden object you are at the theatre.</p>',
        '<p>In einem dunklen Raum sieht man Messing von weitem. Ein Kreis um den Spiegel, ein Tablett für die Fläschchen: Beim dritten goldenen Gegenstand ist man im Theater.</p>',
      ),
      image: { ...show.product('RV-8060'), hotspots: [productHotspot('RV-8060', 50, 42)] },
    },
    {
      type: 'Diaporama',
      color: '#3B4149',
      images: [show.inspiration('nuit-encre'), show.product('RV-6035'), show.finish('night'), show.product('RV-9100')],
    },
    { type: 'SliderProductInterface', products: ['RV-6100', 'RV-8060', 'RV-6035', 'RV-9100', 'RV-9235'] },
    {
      type: 'SliderInspiration',
      heading: words('D’autres nuits', 'Andere nachten', 'Other nights', 'Andere Nächte'),
      inspirations: ['ambiance-du-soir', 'loft-et-metal', 'suite-parentale', 'bain-de-foret'],
    },
  ],
};
