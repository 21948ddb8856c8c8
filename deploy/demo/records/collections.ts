import type { Localised } from '../../content-api/content.ts';
import type { FinishName } from './finishes.ts';
import { words } from './words.ts';

export interface CollectionRecord {
  id: string;
  heading: Localised;
  description: Localised;
  tailored: boolean;
  colorScheme: 'light' | 'dark';
  tags: Localised[];
  /** The heading and the text of its page. */
  story: { heading: Localised; text: Localised };
  /** What its scene is drawn with: the wall, its facing, and the main finish. */
  scene: { wall: string; facing: 'plaster' | 'tiles' | 'panels'; finish: FinishName };
}

export const collections: CollectionRecord[] = [
  {
    id: 'ligne',
    heading: words('Ligne', 'Ligne', 'Ligne', 'Ligne'),
    description: words(
      'Des façades tendues, une prise de main invisible, la lumière pour seul ornement.',
      'Strakke fronten, een onzichtbare greep en licht als enige versiering.',
      'Taut fronts, an invisible grip, and light as the only ornament.',
      'Klare Fronten, ein unsichtbarer Griff und Licht als einziger Schmuck.',
    ),
    tailored: false,
    colorScheme: 'dark',
    tags: [
      words('Sans poignée', 'Greeploos', 'Handleless', 'Grifflos'),
      words('De 60 à 120 cm', 'Van 60 tot 120 cm', '60 to 120 cm', '60 bis 120 cm'),
      words('Chêne ou laque', 'Eiken of lak', 'Oak or lacquer', 'Eiche oder Lack'),
    ],
    story: {
      heading: words('Ne garder que l’essentiel', 'Weglaten tot het wezen blijft', 'Pared back to what matters'),
      text: words(
        '<p>Ligne est née d’une question simple : que reste-t-il d’un meuble quand on enlève tout ce qui se voit ? Une façade d’un seul tenant, un joint d’ombre de quatre millimètres, un tiroir qui s’ouvre du bout des doigts.</p><p>Le chêne est choisi planche par planche pour que le fil du bois coure d’un tiroir à l’autre sans s’interrompre.</p>',
        '<p>Ligne begon met een eenvoudige vraag: wat blijft er over van een meubel als je alles weglaat wat opvalt? Een front uit één stuk, een schaduwvoeg van vier millimeter, een lade die met één vinger opengaat.</p><p>Het eikenhout wordt plank per plank gekozen, zodat de nerf zonder onderbreking van lade naar lade loopt.</p>',
      ),
    },
    scene: { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
  },
  {
    id: 'ondine',
    heading: words('Ondine', 'Ondine', 'Ondine', 'Ondine'),
    description: words(
      'Un relief cannelé qui accroche le jour, des angles qu’on a envie de toucher.',
      'Een geribd reliëf dat het daglicht vangt, hoeken die je wilt aanraken.',
      'A fluted relief that catches the day, corners that ask to be touched.',
      'Ein gerilltes Relief, das das Tageslicht fängt, und Kanten zum Berühren.',
    ),
    tailored: false,
    colorScheme: 'dark',
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
      ),
      text: words(
        '<p>Chaque façade d’Ondine est creusée de cannelures régulières dans un panneau massif, puis laquée en cinq couches. Du matin au soir, la lumière y dessine une autre matière.</p><p>Les angles sont cintrés à la main : rien n’arrête le regard, ni la hanche d’un enfant qui court.</p>',
        '<p>In elk front van Ondine worden regelmatige ribben gefreesd, die daarna vijf lagen lak krijgen. Van de ochtend tot de avond tekent het licht er telkens een ander oppervlak op.</p><p>De hoeken worden met de hand gebogen: niets houdt de blik tegen, en ook geen rennend kind.</p>',
      ),
    },
    scene: { wall: '#E4DDD0', facing: 'tiles', finish: 'sage' },
  },
  {
    id: 'halle',
    heading: words('Halle', 'Halle', 'Halle', 'Halle'),
    description: words(
      'L’esprit des ateliers : une structure de métal noir, du bois franc, tout à portée de main.',
      'De geest van het atelier: een frame van zwart metaal, eerlijk hout, alles binnen handbereik.',
      'The spirit of the workshop: a black metal frame, honest wood, everything within reach.',
      'Der Geist der Werkstatt: ein Rahmen aus schwarzem Metall, ehrliches Holz, alles griffbereit.',
    ),
    tailored: false,
    colorScheme: 'dark',
    tags: [
      words('Sur pieds', 'Op poten', 'Freestanding', 'Auf Füßen'),
      words('Métal et chêne', 'Metaal en eiken', 'Metal and oak', 'Metall und Eiche'),
      words('Rangement ouvert', 'Open opbergruimte', 'Open storage', 'Offener Stauraum'),
    ],
    story: {
      heading: words('Ce qui porte se montre', 'Wat draagt, mag gezien worden', 'What carries is what you see'),
      text: words(
        '<p>Un cadre d’acier soudé, un plateau, un tiroir : Halle assume sa construction. La tablette basse accueille les paniers et les serviettes roulées, comme dans une buanderie d’autrefois.</p><p>L’acier reçoit une peinture poudre qui supporte l’eau, la vapeur et les déménagements.</p>',
        '<p>Een gelast stalen frame, een blad, een lade: Halle toont hoe ze gemaakt is. Op het onderste legbord passen manden en opgerolde handdoeken, zoals in een waskamer van vroeger.</p><p>Het staal krijgt een poedercoating die bestand is tegen water, stoom en verhuizingen.</p>',
      ),
    },
    scene: { wall: '#DED7CA', facing: 'tiles', finish: 'oak' },
  },
  {
    id: 'garrigue',
    heading: words('Garrigue', 'Garrigue', 'Garrigue', 'Garrigue'),
    description: words(
      'Le chêne massif dans toute sa franchise, une vasque posée comme une pierre au soleil.',
      'Massief eiken in al zijn eerlijkheid, een waskom als een steen in de zon.',
      'Solid oak in all its candour, a basin set down like a stone in the sun.',
      'Massive Eiche, ganz sie selbst, und ein Becken wie ein Stein in der Sonne.',
    ),
    tailored: false,
    colorScheme: 'dark',
    tags: [
      words('Chêne massif huilé', 'Geolied massief eiken', 'Oiled solid oak', 'Geölte massive Eiche'),
      words('Vasque à poser', 'Opbouwkom', 'Countertop basin', 'Aufsatzbecken'),
      words('Bois français', 'Frans hout', 'French timber', 'Französisches Holz'),
    ],
    story: {
      heading: words(
        'Un arbre, puis un meuble',
        'Eerst een boom, dan een meubel',
        'First a tree, then a piece of furniture',
      ),
      text: words(
        '<p>Le chêne de Garrigue vient de forêts gérées durablement, à moins de deux cents kilomètres de notre atelier. Il sèche deux ans à l’air libre avant d’être débité.</p><p>Huilé, jamais verni, il se patine et se répare : un coup de chiffon, une goutte d’huile, et vingt années de plus.</p>',
        '<p>Het eikenhout van Garrigue komt uit duurzaam beheerde bossen, op minder dan tweehonderd kilometer van ons atelier. Het droogt twee jaar in de open lucht voor het wordt gezaagd.</p><p>Geolied, nooit gevernist: het krijgt een mooi patina en laat zich herstellen. Een doek, een druppel olie, en het kan weer twintig jaar mee.</p>',
      ),
    },
    scene: { wall: '#EADCC8', facing: 'plaster', finish: 'oak' },
  },
  {
    id: 'brume',
    heading: words('Brume', 'Brume', 'Brume', 'Brume'),
    description: words(
      'Des couleurs de petit matin, pour les pièces modestes et les réveils en douceur.',
      'Kleuren van de vroege ochtend, voor kleine kamers en een zacht begin van de dag.',
      'The colours of early morning, for small rooms and gentle starts.',
      'Farben des frühen Morgens, für kleine Räume und ein sanftes Erwachen.',
    ),
    tailored: false,
    colorScheme: 'dark',
    tags: [
      words('Petits espaces', 'Kleine ruimtes', 'Small rooms', 'Kleine Räume'),
      words('Teintes poudrées', 'Gepoederde tinten', 'Powdery shades', 'Pudertöne'),
      words('Livré monté', 'Gemonteerd geleverd', 'Delivered assembled', 'Fertig montiert'),
    ],
    story: {
      heading: words(
        'La douceur prend peu de place',
        'Zachtheid vraagt weinig plaats',
        'Softness takes up little room',
      ),
      text: words(
        '<p>Brume a été dessinée pour les salles d’eau où chaque centimètre compte. Une profondeur contenue, des tiroirs compartimentés, des teintes qui reculent le mur au lieu de l’avancer.</p><p>Gris brume, rose argile, sable : trois laques mates qui ne gardent pas la trace des doigts.</p>',
        '<p>Brume is ontworpen voor badkamers waar elke centimeter telt. Een beperkte diepte, ingedeelde laden en tinten die de muur laten wijken in plaats van naderen.</p><p>Nevelgrijs, kleiroze, zand: drie matte lakken waarop geen vingerafdrukken achterblijven.</p>',
      ),
    },
    scene: { wall: '#E6DFD9', facing: 'panels', finish: 'fog' },
  },
  {
    id: 'nocturne',
    heading: words('Nocturne', 'Nocturne', 'Nocturne', 'Nocturne'),
    description: words(
      'Le noyer, le laiton et l’ombre : une salle de bains qui s’allume le soir.',
      'Notelaar, messing en schaduw: een badkamer die pas ’s avonds tot leven komt.',
      'Walnut, brass and shadow: a bathroom that comes alive in the evening.',
      'Nussbaum, Messing und Schatten: ein Bad, das am Abend aufleuchtet.',
    ),
    tailored: false,
    colorScheme: 'light',
    tags: [
      words('Noyer', 'Notelaar', 'Walnut', 'Nussbaum'),
      words('Poignées laiton', 'Messing grepen', 'Brass handles', 'Messinggriffe'),
      words('Éclairage tamisé', 'Gedempt licht', 'Soft lighting', 'Gedämpftes Licht'),
    ],
    story: {
      heading: words(
        'L’heure où l’on ferme la porte',
        'Het uur waarop de deur dichtgaat',
        'The hour when the door closes',
      ),
      text: words(
        '<p>Il y a la salle de bains du matin, pressée, et celle du soir. Nocturne est dessinée pour la seconde : un noyer profond, des poignées de laiton brossé qui se patinent, une lumière basse derrière le miroir.</p><p>À l’intérieur, les tiroirs sont gainés de feutre : même les flacons se font discrets.</p>',
        '<p>Er is de gehaaste badkamer van de ochtend, en er is die van de avond. Nocturne is voor de tweede getekend: diepe notelaar, grepen van geborsteld messing die mooi verouderen, laag licht achter de spiegel.</p><p>Binnenin zijn de laden met vilt bekleed: zelfs de flesjes houden zich stil.</p>',
      ),
    },
    scene: { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' },
  },
  {
    id: 'atelier',
    heading: words('Atelier', 'Atelier', 'Atelier', 'Atelier'),
    description: words(
      'Le sur-mesure au centimètre : votre mur, vos habitudes, notre savoir-faire.',
      'Maatwerk tot op de centimeter: uw muur, uw gewoonten, ons vakmanschap.',
      'Made to measure, to the centimetre: your wall, your habits, our craft.',
      'Maßarbeit auf den Zentimeter: Ihre Wand, Ihre Gewohnheiten, unser Handwerk.',
    ),
    tailored: true,
    colorScheme: 'dark',
    tags: [
      words('Sur mesure', 'Op maat', 'Made to measure', 'Nach Maß'),
      words('De 60 à 300 cm', 'Van 60 tot 300 cm', '60 to 300 cm', '60 bis 300 cm'),
      words('Toutes les finitions', 'Alle afwerkingen', 'Every finish', 'Alle Ausführungen'),
    ],
    story: {
      heading: words('Le mur n’est jamais droit', 'Geen muur is recht', 'No wall is ever straight'),
      text: words(
        '<p>Une sous-pente, un retour de douche, une niche oubliée derrière la porte : Atelier part de ce que vous avez. Nous relevons les cotes, nous dessinons, vous décidez, et le meuble arrive monté.</p><p>Chaque pièce porte, au dos, le nom de l’ébéniste qui l’a faite.</p>',
        '<p>Een schuin dak, een douchewand, een vergeten nis achter de deur: Atelier vertrekt van wat u hebt. Wij meten op en tekenen, u beslist, en het meubel komt gemonteerd aan.</p><p>Op de rug van elk stuk staat de naam van de meubelmaker die het maakte.</p>',
      ),
    },
    scene: { wall: '#E3DDD1', facing: 'panels', finish: 'petrol' },
  },
];
