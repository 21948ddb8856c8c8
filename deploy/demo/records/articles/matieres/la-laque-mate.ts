import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'la-laque-mate',
  category: 'matieres',
  date: '2025-05-06',
  author: 'Élise Garnier',
  label: words('Savoir-faire', 'Vakmanschap', 'Craft', 'Handwerk'),
  heading: words(
    'La laque mate, en cinq couches et trois jours',
    'Matte lak, in vijf lagen en drie dagen',
    'Matt lacquer, in five coats and three days',
    'Mattlack, in fünf Schichten und drei Tagen',
  ),
  description: words(
    'Ce qui se passe entre la première couche et la dernière, et pourquoi une laque mate ne garde pas les doigts.',
    'Wat er gebeurt tussen de eerste laag en de laatste, en waarom matte lak geen vingerafdrukken onthoudt.',
    'What happens between the first coat and the last, and why a matt lacquer keeps no fingerprints.',
    'Was zwischen der ersten und der letzten Schicht geschieht und warum Mattlack keine Fingerabdrücke behält.',
  ),
  drawing: 'detail',
  scene: { wall: '#E4DDD0', facing: 'tiles', finish: 'sage' },
  alt: words(
    'Des façades laquées vert sauge, leurs chants pris par la lumière',
    'Saliegroen gelakte fronten met licht op de randen',
    'Sage green lacquered fronts with the light on their edges',
    'Salbeigrün lackierte Fronten, das Licht auf ihren Kanten',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Une laque brillante montre la lampe. Une laque mate montre le meuble. La seconde est de loin la plus difficile à faire : rien n’y cache une poussière.</p><h2>Cinq passages, quatre ponçages</h2><p>Deux couches d’apprêt bouchent les pores du panneau. On ponce au grain 240, puis 320, on dépoussière, on regarde à contre-jour. Viennent trois couches de couleur, de huit centièmes de millimètre chacune, avec un ponçage au 400 entre les passages. À la fin, tout cela tient dans l’épaisseur de trois feuilles de papier.</p><h2>Puis, ne rien faire</h2><p>Pendant trois jours, les façades reposent debout, à vingt-deux degrés. La laque est sèche au bout de deux heures ; elle n’est dure qu’au troisième matin. C’est l’étape qui ne demande aucun geste, et celle qu’il est le plus tentant de raccourcir.</p><blockquote><p>Une façade impatiente garde la marque du gant qui l’a portée.</p></blockquote>',
        '<p>Glanzende lak toont de lamp. Matte lak toont het meubel. De tweede is veruit de moeilijkste: geen stofje kan zich erin verbergen.</p><h2>Vijf keer spuiten, vier keer schuren</h2><p>Twee lagen grondverf vullen de poriën van het paneel. We schuren met korrel 240, dan 320, nemen het stof af en kijken in tegenlicht. Dan volgen drie kleurlagen van telkens acht honderdste millimeter, met ertussen een schuurbeurt met korrel 400. Uiteindelijk past dat alles in de dikte van drie vellen papier.</p><h2>En dan: niets doen</h2><p>Drie dagen lang rusten de fronten rechtop, bij tweeëntwintig graden. Na twee uur is de lak droog; hard is hij pas op de derde ochtend. Het is de stap die geen enkele handeling vraagt, en die men het liefst zou inkorten.</p><blockquote><p>Een ongeduldig front bewaart de afdruk van de handschoen die het droeg.</p></blockquote>',
        '<p>A gloss lacquer shows the lamp. A matt one shows the furniture. It is by far the harder of the two: there is nowhere for a speck of dust to hide.</p><h2>Five coats, four sandings</h2><p>Two coats of primer fill the pores of the panel. It is sanded with 240 grit, then 320, dusted and looked at against the light. Three coats of colour follow, eight hundredths of a millimetre each, with a pass of 400 grit in between. In the end all of it fits into the thickness of three sheets of paper.</p><h2>Then do nothing</h2><p>For three days the fronts rest upright at twenty-two degrees. The lacquer is dry after two hours, but it is not hard until the third morning. It is the one step that asks for no work at all, and the one most tempting to cut short.</p><blockquote><p>An impatient front keeps the mark of the glove that carried it.</p></blockquote>',
        '<p>Glanzlack zeigt die Lampe. Mattlack zeigt das Möbel. Der zweite ist bei weitem schwieriger: In ihm kann sich kein Staubkorn verstecken.</p><h2>Fünfmal spritzen, viermal schleifen</h2><p>Zwei Schichten Grundierung schließen die Poren der Platte. Geschliffen wird mit Körnung 240, dann 320, danach wird entstaubt und im Gegenlicht geprüft. Es folgen drei Farbschichten von je acht Hundertstelmillimetern, dazwischen ein Schliff mit Körnung 400. Am Ende passt alles in die Stärke von drei Blatt Papier.</p><h2>Und dann: nichts tun</h2><p>Drei Tage lang ruhen die Fronten aufrecht bei zweiundzwanzig Grad. Trocken ist der Lack nach zwei Stunden, hart erst am dritten Morgen. Es ist der einzige Schritt, der keinen Handgriff verlangt, und der, den man am liebsten abkürzen würde.</p><blockquote><p>Eine ungeduldige Front behält den Abdruck des Handschuhs, der sie trug.</p></blockquote>',
      ),
    },
    {
      type: 'ColorChart',
      heading: words(
        'Sept de nos laques, du plus clair au plus sombre',
        'Zeven van onze lakken, van licht naar donker',
        'Seven of our lacquers, from light to dark',
        'Sieben unserer Lacke, von hell bis dunkel',
      ),
      shades: ['white', 'sand', 'fog', 'blush', 'sage', 'petrol', 'night'],
    },
    {
      type: 'PushTextImage',
      heading: words('Les doigts et la lumière', 'Vingers en licht', 'Fingers and light', 'Finger und Licht'),
      text: words(
        '<p>Une surface mate est une surface rugueuse, à une échelle que la main ne sent pas : la lumière y rebondit dans tous les sens. Le gras d’un doigt comble ces creux et fait une tache luisante. Notre dernière couche est serrée assez fin pour que le doigt reste en surface. Un chiffon humide, et il n’est jamais venu.</p><p>Sur les cannelures d’<a href="/collection/ondine">Ondine</a>, passez le chiffon dans le sens du relief, de haut en bas. Et pour la rayure du déménagement, lisez <a href="/article/reparer-une-rayure">comment la réparer</a> : le flacon de retouche est dans le premier tiroir.</p>',
        '<p>Een mat oppervlak is een ruw oppervlak, op een schaal die de hand niet voelt: het licht kaatst er alle kanten op. Het vet van een vinger vult die dalen en laat een glimmende vlek na. Onze laatste laag is zo fijn gesloten dat de vinger aan de oppervlakte blijft. Eén vochtige doek, en hij is er nooit geweest.</p><p>Op de ribben van <a href="/collection/ondine">Ondine</a> veegt u met het reliëf mee, van boven naar onder. En voor die ene kras van bij de verhuizing leest u <a href="/article/reparer-une-rayure">hoe u ze herstelt</a>: het flesje bijwerklak zit in de eerste lade.</p>',
        '<p>A matt surface is a rough one, on a scale the hand cannot feel: light bounces off it in every direction. The grease of a finger fills the hollows and leaves a shiny patch. Our last coat is closed finely enough for the finger to stay on top. One damp cloth, and it was never there.</p><p>On the flutes of <a href="/collection/ondine">Ondine</a>, wipe along the relief, from top to bottom. As for the scratch from moving day, read <a href="/article/reparer-une-rayure">how to repair it</a>; the bottle of touch-up lacquer is in the first drawer.</p>',
        '<p>Eine matte Fläche ist eine raue Fläche, nur in einem Maßstab, den die Hand nicht spürt: Das Licht springt in alle Richtungen zurück. Das Fett eines Fingers füllt die Täler und hinterlässt einen glänzenden Fleck. Unsere letzte Schicht ist so fein geschlossen, dass der Finger obenauf bleibt. Ein feuchtes Tuch, und er war nie da.</p><p>Auf den Rillen von <a href="/collection/ondine">Ondine</a> wischen Sie mit dem Relief, von oben nach unten. Und für den Kratzer vom Umzug lesen Sie, <a href="/article/reparer-une-rayure">wie man ihn ausbessert</a>: Das Fläschchen mit dem Lack liegt in der ersten Schublade.</p>',
      ),
      cta: {
        to: '/product/ondine-80',
        label: words('Voir Ondine 80', 'Bekijk Ondine 80', 'See Ondine 80', 'Ondine 80 ansehen'),
      },
      image: pictureOf.productCard(
        'ondine-80',
        words(
          'Le meuble Ondine 80 en laque vert sauge',
          'Het meubel Ondine 80 in saliegroene lak',
          'The Ondine 80 unit in sage green lacquer',
          'Das Möbel Ondine 80 in salbeigrünem Lack',
        ),
      ),
    },
  ],
};
