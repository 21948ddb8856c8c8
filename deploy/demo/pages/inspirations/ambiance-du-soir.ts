import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'ambiance-du-soir',
  blocks: [
    {
      type: 'EditoTwoThird',
      heading: words(
        'Trois lumières valent mieux qu’une',
        'Drie lampen zijn beter dan één',
        'Three lights are better than one',
        'Drei Lichter sind besser als eines',
      ),
      text: words(
        '<p>Une au plafond pour le ménage, deux à hauteur de visage pour le reste, et un filet derrière le miroir qu’on laisse allumé. Choisissez 2 700 kelvins : c’est la couleur d’une bougie bien élevée.</p>',
        '<p>Eén aan het plafond om te poetsen, twee op ooghoogte voor al de rest, en een streepje achter de spiegel dat aanblijft. Kies 2.700 kelvin: de kleur van een welopgevoede kaars.</p>',
        '<p>One on the ceiling for cleaning, two at face height for everything else, and a thread behind the mirror that stays on. Choose 2,700 kelvin: the colour of a well-mannered candle.</p>',
        '<p>Eines an der Decke zum Putzen, zwei auf Gesichtshöhe für alles andere, und ein Streifen hinter dem Spiegel, der an bleibt. Wählen Sie 2.700 Kelvin: die Farbe einer wohlerzogenen Kerze.</p>',
      ),
      image: {
        ...show.product('RV-8060'),
        legend: words(
          'Un miroir qui éclaire le mur avant le visage',
          'Een spiegel die eerst de muur verlicht, dan het gezicht',
          'A mirror that lights the wall before the face',
          'Ein Spiegel, der erst die Wand beleuchtet, dann das Gesicht',
        ),
        hotspots: [productHotspot('RV-8060', 50, 42)],
      },
    },
    {
      type: 'DoubleImageLegend',
      image1: show.finish('walnut'),
      image2: show.finish('brass'),
      legend1: words(
        'Le noyer fonce en s’éloignant de la lampe.',
        'Notenhout wordt donkerder naarmate de lamp verder staat.',
        'Walnut deepens as it moves away from the lamp.',
        'Nussbaum wird dunkler, je weiter die Lampe entfernt ist.',
      ),
      legend2: words(
        'Le laiton garde la trace de la main, et c’est voulu.',
        'Messing bewaart het spoor van de hand, en dat mag.',
        'Brass keeps the trace of the hand, as intended.',
        'Messing behält die Spur der Hand, und das soll so sein.',
      ),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Les teintes de l’heure tardive',
        'De tinten van het late uur',
        'Shades for the late hours',
        'Töne für die späte Stunde',
      ),
      shades: ['walnut', 'smokedOak', 'night', 'petrol', 'brass'],
    },
    { type: 'SliderProductInterface', products: ['RV-6140', 'RV-8060', 'RV-6035', 'RV-9100', 'RV-9235'] },
    {
      type: 'SliderInspiration',
      backgroundColor: '#F1EDE6',
      heading: words(
        'Rester dans la pénombre',
        'In het halfdonker blijven',
        'Staying in the half-light',
        'Im Halbdunkel bleiben',
      ),
      inspirations: ['nuit-encre', 'suite-parentale', 'bain-de-foret', 'ambiance-du-matin'],
    },
  ],
};
