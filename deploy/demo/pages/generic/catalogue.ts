import { pictureFile } from '../../picture-file.ts';
import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { catalogueDocument, links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { evening } from '../scene-pictures.ts';

export const catalogue: PageRecord = {
  path: '/page/catalogue',
  slugs: words('catalogue', 'catalogus', 'catalogue', 'katalog'),
  seo: {
    title: words(
      'Le catalogue Rivelle',
      'De catalogus van Rivelle',
      'The Rivelle catalogue',
      'Der Katalog von Rivelle',
    ),
    description: words(
      'Les dix collections Rivelle en un fichier PDF à télécharger : dimensions, matières et teintes.',
      'De tien collecties van Rivelle in één PDF-bestand: afmetingen, materialen en tinten.',
      'The ten Rivelle collections in one PDF to download: sizes, materials and colours.',
      'Die zehn Kollektionen von Rivelle als PDF zum Herunterladen: Maße, Materialien und Farben.',
    ),
    image: pictureFile('scenes/evening'),
  },
  blocks: [
    {
      type: 'HeroCms',
      heading: words('Le catalogue', 'De catalogus', 'The catalogue', 'Der Katalog'),
      subheading: words(
        'À lire devant le mur, un mètre à la main',
        'Om te lezen voor de muur, met een meter in de hand',
        'To be read facing the wall, tape measure in hand',
        'Zu lesen vor der Wand, das Maßband in der Hand',
      ),
      caption: words('Édition 2026', 'Editie 2026', '2026 edition', 'Ausgabe 2026'),
      image: evening.desktop,
    },
    {
      type: 'PushCatalog',
      heading: words(
        'Tout Rivelle, en quelques pages',
        'Heel Rivelle, in enkele bladzijden',
        'All of Rivelle, in a few pages',
        'Ganz Rivelle, auf wenigen Seiten',
      ),
      text: words(
        '<p>Les collections, ce dont elles sont faites, les largeurs qui existent. Pas de prix : votre revendeur les connaît, et il sait aussi combien coûte une pose droite sur un mur qui ne l’est pas.</p>',
        '<p>De collecties, waaruit ze gemaakt zijn, en welke breedtes er bestaan. Geen prijzen: die kent uw verkooppunt, en daar weten ze ook wat een rechte plaatsing kost op een muur die dat niet is.</p>',
        '<p>The collections, what they are made of, the widths there are. No prices: your retailer knows them, and also what it costs to fit straight on a wall that is not.</p>',
        '<p>Die Kollektionen, woraus sie bestehen und welche Breiten es gibt. Keine Preise: Die kennt Ihr Händler, und er weiß auch, was eine gerade Montage an einer krummen Wand kostet.</p>',
      ),
      image: pictureOf.collectionCard(
        'nocturne',
        words(
          'Un meuble Nocturne en noyer, le soir',
          'Een Nocturne-meubel in notenhout, ’s avonds',
          'A Nocturne unit in walnut, in the evening',
          'Ein Nocturne-Möbel aus Nussbaum am Abend',
        ),
      ),
      cta: links.stores,
      document: catalogueDocument,
      backgroundImageDesktop: evening.desktop,
      backgroundImageMobile: evening.mobile,
    },
    {
      type: 'SliderCollection',
      backgroundColor: '#EFE9DE',
      heading: words(
        'Ou feuilleter ici, collection par collection',
        'Of blader hier, collectie per collectie',
        'Or leaf through here, collection by collection',
        'Oder hier blättern, Kollektion für Kollektion',
      ),
      collections: [
        'ligne',
        'ondine',
        'halle',
        'garrigue',
        'brume',
        'nocturne',
        'lisiere',
        'escale',
        'terre',
        'atelier',
      ],
    },
    {
      type: 'SeeMore',
      heading: words(
        'Un écran ne remplace pas un échantillon',
        'Een scherm vervangt geen staal',
        'A screen is no sample',
        'Ein Bildschirm ist kein Muster',
      ),
      text: words(
        'Les teintes, elles, se jugent en vrai : voici celles que nous faisons.',
        'Tinten beoordeelt u in het echt: dit zijn de onze.',
        'Colours are best judged in person: these are the ones we make.',
        'Farben beurteilt man am besten in natura: Das sind unsere.',
      ),
      cta: links.colours,
    },
  ],
};
