import { words } from '../../records/words.ts';
import { show } from '../block-pictures.ts';
import { productHotspot } from '../hotspots.ts';
import type { InspirationPage } from './inspiration-page.ts';

export const page: InspirationPage = {
  id: 'blanc-sur-blanc',
  lead: words(
    'Un seul mot pour six couleurs.',
    'Eén woord voor zes kleuren.',
    'One word for six colours.',
    'Ein Wort für sechs Farben.',
  ),
  blocks: [
    {
      type: 'EditoTwoThird',
      reverse: true,
      heading: words('Choisir ses blancs', 'Uw witten kiezen', 'Choosing your whites', 'Weiß auswählen'),
      text: words(
        '<p>Un blanc tire toujours vers quelque chose : le jaune, le bleu, le gris. Posez trois échantillons à plat près de la fenêtre, plissez les yeux, gardez les deux qui se ressemblent le moins. Ils se feront valoir.</p>',
        '<p>Wit neigt altijd ergens naar: geel, blauw, grijs. Leg drie stalen plat bij het raam, knijp uw ogen half dicht en houd de twee die het minst op elkaar lijken. Ze maken elkaar mooier.</p>',
        '<p>A white always leans somewhere: to yellow, to blue, to grey. Lay three samples flat near the window, narrow your eyes, and keep the two that are least alike. They will flatter each other.</p>',
        '<p>Weiß neigt immer zu etwas: zu Gelb, zu Blau, zu Grau. Legen Sie drei Muster flach ans Fenster, kneifen Sie die Augen zusammen und behalten Sie die zwei, die sich am wenigsten gleichen. Sie bringen einander zur Geltung.</p>',
      ),
      image: {
        ...show.product('RV-1090'),
        hotspots: [productHotspot('RV-1090', 50, 66)],
        legend: words(
          'Ligne 90, laque blanc craie',
          'Ligne 90, krijtwitte lak',
          'Ligne 90, chalk white lacquer',
          'Ligne 90, Lack in Kreideweiß',
        ),
      },
    },
    {
      type: 'DoubleImageLegend',
      image1: show.finish('white'),
      image2: show.inspiration('blanc-sur-blanc'),
      legend1: words(
        'La laque : mate, elle absorbe.',
        'De lak: mat, ze slorpt licht op.',
        'Lacquer: matt, it absorbs.',
        'Der Lack: matt, er schluckt Licht.',
      ),
      legend2: words(
        'Le mur : poudré, il diffuse.',
        'De muur: poederig, hij verspreidt het.',
        'The wall: powdery, it diffuses.',
        'Die Wand: pudrig, sie streut es.',
      ),
    },
    {
      type: 'EditoHalf',
      blockColor: '#F4F1EA',
      collection: 'ligne',
      heading: words('Et pour que ça vive', 'En om het te laten leven', 'And to keep it alive', 'Und damit es lebt'),
      text: words(
        '<p>Une seule chose qui ne soit pas blanche suffit : une tablette de chêne, un robinet noir, une serviette brune. Deux, c’est déjà une décoration.</p>',
        '<p>Eén ding dat niet wit is volstaat: een eiken plank, een zwarte kraan, een bruine handdoek. Met twee bent u al aan het inrichten.</p>',
        '<p>A single thing that is not white is enough: an oak shelf, a black tap, a brown towel. Two, and you are decorating.</p>',
        '<p>Eine einzige Sache, die nicht weiß ist, reicht: ein Eichenbord, eine schwarze Armatur, ein braunes Handtuch. Bei zweien ist es schon Dekoration.</p>',
      ),
      image1: { ...show.product('RV-9060'), hotspots: [productHotspot('RV-9060', 50, 58)] },
      image2: show.product('RV-1065'),
    },
    {
      type: 'ColorChart',
      heading: words('Autour du blanc', 'Rond wit', 'Around white', 'Rund um Weiß'),
      shades: ['white', 'sand', 'fog', 'oak'],
    },
    { type: 'SliderProductInterface', products: ['RV-1090', 'RV-8180', 'RV-1065', 'RV-8070', 'RV-9060'] },
    {
      type: 'SliderInspiration',
      heading: words(
        'Du plus clair au plus sombre',
        'Van licht naar donker',
        'From palest to darkest',
        'Vom Hellsten zum Dunkelsten',
      ),
      inspirations: ['ambiance-du-matin', 'bord-de-mer', 'vert-sauge', 'nuit-encre'],
    },
  ],
};
