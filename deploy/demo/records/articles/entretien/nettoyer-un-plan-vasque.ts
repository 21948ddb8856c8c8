import { pictureOf } from '../../../picture-of.ts';
import { words } from '../../words.ts';
import type { ArticleRecord } from '../article-record.ts';

export const article: ArticleRecord = {
  id: 'nettoyer-un-plan-vasque',
  category: 'entretien',
  date: '2025-03-06',
  author: 'Maud Kerléo',
  label: words('Guide', 'Gids', 'Guide', 'Ratgeber'),
  heading: words(
    'Nettoyer un plan vasque, sans y penser',
    'Een wastafelblad schoonmaken zonder erbij na te denken',
    'Cleaning a basin top without thinking about it',
    'Den Waschtisch reinigen, ganz nebenbei',
  ),
  description: words(
    'Céramique ou pierre de synthèse : le geste de dix secondes, celui de la semaine, et quatre taches tenaces.',
    'Keramiek of composietsteen: het gebaar van tien seconden, dat van elke week, en vier hardnekkige vlekken.',
    'Ceramic or solid surface: the ten-second habit, the weekly one, and four stubborn stains.',
    'Keramik oder Mineralwerkstoff: der Handgriff von zehn Sekunden, der wöchentliche und vier hartnäckige Flecken.',
  ),
  drawing: 'morning',
  scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'white' },
  alt: words(
    'Une salle de bains claire au matin, un plan vasque dégagé',
    'Een lichte badkamer in de ochtend, met een leeg wastafelblad',
    'A bright bathroom in the morning, the basin top clear',
    'Ein helles Bad am Morgen mit freigeräumtem Waschtisch',
  ),
  blocks: [
    {
      type: 'CmsContent',
      content: words(
        '<p>Un plan vasque reçoit chaque jour du savon, du calcaire, du dentifrice et une montre. Il n’en demande pas tant, mais il s’y fait. Presque tout se joue en dix secondes.</p><h2>Tous les jours : dix secondes</h2><p>Un carré de microfibre, plié dans le premier tiroir. Après la toilette du matin, on essuie l’eau en partant du mur vers la vasque. Pas de produit. L’eau qui ne sèche pas sur place ne laisse pas de <a href="/article/calcaire-et-robinets">calcaire</a>.</p><h2>Toutes les semaines : deux minutes</h2><p>Une noisette de savon noir dans un litre d’eau tiède, une éponge douce, puis un rinçage. Le rinçage compte plus que le savon : c’est le résidu qui ternit.</p><h2>Deux matières, deux caractères</h2><p>La <a href="/article/la-ceramique-blanche">céramique</a> est cuite à plus de 1200 degrés, émail compris. Rien n’y entre, mais l’émail se raye sous les poudres à récurer, et une rayure d’émail reste. La <a href="/article/pierre-de-synthese">pierre de synthèse</a> est teintée dans la masse et plus tendre : elle se marque un peu, et se reponce. À la première, on épargne l’abrasif ; à la seconde, la chaleur du fer à lisser.</p>',
        '<p>Een wastafelblad krijgt elke dag zeep, kalk, tandpasta en een horloge te verwerken. Het vraagt er niet om, maar het went eraan. Bijna alles draait om tien seconden.</p><h2>Elke dag: tien seconden</h2><p>Een microvezeldoek, opgevouwen in de bovenste lade. Na het wassen veegt u het water weg, van de muur naar de wastafel toe. Zonder product. Water dat niet op het blad kan opdrogen, laat geen <a href="/article/calcaire-et-robinets">kalk</a> achter.</p><h2>Elke week: twee minuten</h2><p>Een koffielepel zachte zeep in een liter lauw water, een zachte spons, en daarna naspoelen. Dat naspoelen telt meer dan de zeep: het zijn de resten die dof maken.</p><h2>Twee materialen, twee karakters</h2><p><a href="/article/la-ceramique-blanche">Keramiek</a> wordt op meer dan 1200 graden gebakken, met glazuur en al. Er dringt niets in, maar schuurpoeder maakt krassen in het glazuur, en die blijven. <a href="/article/pierre-de-synthese">Composietsteen</a> is door en door gekleurd en zachter: hij krijgt al eens een merkje, en laat zich weer opschuren. Bespaar de eerste het schuurmiddel, en de tweede een hete stijltang.</p>',
        '<p>Every day a basin top receives soap, limescale, toothpaste and a wristwatch. It never asked for any of them, but it copes. Nearly everything comes down to ten seconds.</p><h2>Every day: ten seconds</h2><p>One microfibre cloth, folded in the top drawer. After the morning wash, wipe the water away, from the wall towards the basin. No product. Water that does not dry where it lies leaves no <a href="/article/calcaire-et-robinets">limescale</a>.</p><h2>Every week: two minutes</h2><p>A teaspoon of mild soap in a litre of lukewarm water, a soft sponge, then a rinse. The rinse matters more than the soap: it is the residue that dulls.</p><h2>Two materials, two characters</h2><p><a href="/article/la-ceramique-blanche">Ceramic</a> is fired at more than 1200 degrees, glaze included. Nothing gets into it, but scouring powder scratches the glaze, and a scratch in glaze stays. <a href="/article/pierre-de-synthese">Solid surface</a> is coloured right through and softer: it marks a little, and can be sanded back. Spare the first anything abrasive; spare the second your hot hair straighteners.</p>',
        '<p>Ein Waschtisch bekommt jeden Tag Seife, Kalk, Zahnpasta und eine Armbanduhr ab. Er hat nicht darum gebeten, aber er kommt zurecht. Fast alles entscheidet sich in zehn Sekunden.</p><h2>Jeden Tag: zehn Sekunden</h2><p>Ein Mikrofasertuch, gefaltet in der oberen Schublade. Nach dem Waschen wischen Sie das Wasser von der Wand zum Becken hin weg. Ohne Mittel. Wasser, das nicht auf der Platte trocknet, hinterlässt keinen <a href="/article/calcaire-et-robinets">Kalk</a>.</p><h2>Jede Woche: zwei Minuten</h2><p>Ein Teelöffel Schmierseife auf einen Liter lauwarmes Wasser, ein weicher Schwamm, dann nachspülen. Das Nachspülen zählt mehr als die Seife: Es sind die Rückstände, die stumpf machen.</p><h2>Zwei Materialien, zwei Charaktere</h2><p><a href="/article/la-ceramique-blanche">Keramik</a> wird bei über 1200 Grad gebrannt, samt Glasur. Nichts dringt ein, doch Scheuerpulver zerkratzt die Glasur, und der Kratzer bleibt. <a href="/article/pierre-de-synthese">Mineralwerkstoff</a> ist durchgefärbt und weicher: Er nimmt schon einmal eine Spur an, lässt sich dafür wieder abschleifen. Ersparen Sie der Ersten alles Scheuernde und dem Zweiten das heiße Glätteisen.</p>',
      ),
    },
    {
      type: 'Accordion',
      items: [
        {
          heading: words('Dentifrice séché', 'Opgedroogde tandpasta', 'Dried toothpaste', 'Eingetrocknete Zahnpasta'),
          text: words(
            '<p>Un linge mouillé d’eau chaude, posé deux minutes. Il se décolle seul ; gratter ne sert à rien.</p>',
            '<p>Een doek met warm water, twee minuten erop. De tandpasta lost vanzelf; krabben hoeft niet.</p>',
            '<p>A cloth soaked in hot water, left on for two minutes. It lifts by itself; scraping is no help.</p>',
            '<p>Ein Tuch mit heißem Wasser, zwei Minuten auflegen. Sie löst sich von selbst, Kratzen ist unnötig.</p>',
          ),
        },
        {
          heading: words(
            'Fond de teint, rouge à lèvres',
            'Foundation, lippenstift',
            'Foundation, lipstick',
            'Make-up, Lippenstift',
          ),
          text: words(
            '<p>Ce sont des graisses : une goutte de liquide vaisselle, du bout du doigt, puis de l’eau tiède.</p>',
            '<p>Dat zijn vetten: een druppel afwasmiddel met de vingertop, en dan lauw water.</p>',
            '<p>These are fats: a drop of washing-up liquid on a fingertip, then lukewarm water.</p>',
            '<p>Das sind Fette: ein Tropfen Spülmittel mit der Fingerspitze, dann lauwarmes Wasser.</p>',
          ),
        },
        {
          heading: words('Auréole de calcaire', 'Kalkrand', 'Ring of limescale', 'Kalkrand'),
          text: words(
            '<p>Vinaigre blanc et eau, moitié-moitié, cinq minutes, puis un vrai rinçage. Jamais sur le laiton, ni sur le bois huilé.</p>',
            '<p>Witte azijn en water, half om half, vijf minuten, en dan goed naspoelen. Nooit op messing of op geolied hout.</p>',
            '<p>White vinegar and water, half and half, five minutes, then a proper rinse. Never on brass, never on oiled wood.</p>',
            '<p>Haushaltsessig und Wasser, halb und halb, fünf Minuten, dann gründlich spülen. Nie auf Messing, nie auf geöltem Holz.</p>',
          ),
        },
        {
          heading: words('Coloration pour cheveux', 'Haarverf', 'Hair dye', 'Haarfarbe'),
          text: words(
            '<p>Tout de suite, avec de l’eau. Le lendemain, sur la pierre de synthèse, une gomme blanche humide en petits cercles ; sur la céramique, du savon et de la patience.</p>',
            '<p>Meteen, met water. De dag erna: op composietsteen een vochtige wondergom, in kleine cirkels; op keramiek zeep en geduld.</p>',
            '<p>At once, with water. The day after: on solid surface, a damp melamine sponge in small circles; on ceramic, soap and patience.</p>',
            '<p>Sofort, mit Wasser. Am Tag danach: auf Mineralwerkstoff ein feuchter Schmutzradierer in kleinen Kreisen, auf Keramik Seife und Geduld.</p>',
          ),
        },
      ],
    },
    {
      type: 'SimpleImageLegend',
      image: pictureOf.collectionCard(
        'ondine',
        words(
          'Un meuble Ondine et son plan vasque',
          'Een Ondine-meubel met zijn wastafelblad',
          'An Ondine unit and its basin top',
          'Ein Ondine-Möbel mit seinem Waschtisch',
        ),
      ),
      legend: words(
        'Essuyez du mur vers la vasque : l’eau connaît déjà le chemin.',
        'Veeg van de muur naar de wastafel: het water kent de weg al.',
        'Wipe from the wall to the basin: the water already knows the way.',
        'Von der Wand zum Becken wischen: Das Wasser kennt den Weg schon.',
      ),
    },
    { type: 'SliderProductInterface', products: ['RV-2080', 'RV-2120', 'RV-1090'] },
  ],
};
