import { pictureFile } from '../picture-file.ts';
import { pictureOf } from '../picture-of.ts';
import { words } from '../records/words.ts';
import { catalogueDocument, links } from './links.ts';
import type { PageRecord } from './page.ts';
import { evening, morning, workshop } from './scene-pictures.ts';

export const home: PageRecord = {
  path: '/page/page-daccueil',
  seo: {
    title: words(
      'Rivelle, meubles de salle de bains',
      'Rivelle, badkamermeubelen',
      'Rivelle, bathroom furniture',
      'Rivelle, Badmöbel',
    ),
    description: words(
      'Meubles sous-vasque, colonnes, miroirs et étagères dessinés et fabriqués en France, livrés montés et garantis cinq ans.',
      'Wastafelmeubelen, kolomkasten, spiegels en wandplanken, ontworpen en gemaakt in Frankrijk, gemonteerd geleverd en vijf jaar gegarandeerd.',
      'Washbasin units, tall units, mirrors and shelves designed and made in France, delivered assembled, guaranteed for five years.',
      'Waschtische, Hochschränke, Spiegel und Regale, in Frankreich entworfen und gefertigt, montiert geliefert, fünf Jahre Garantie.',
    ),
    image: pictureFile('scenes/morning'),
  },
  blocks: [
    {
      type: 'HeroFullscreen',
      heading: words(
        'La salle de bains, pièce à vivre',
        'De badkamer als leefruimte',
        'The bathroom, a room to live in',
        'Das Bad, ein Raum zum Leben',
      ),
      text: words(
        'Des meubles de chêne, de noyer et de laque, faits pour durer et pour le petit jour.',
        'Meubelen van eiken, notenhout en lak, gemaakt om lang mee te gaan en om zacht wakker te worden.',
        'Furniture in oak, walnut and lacquer, made to last and made for the early hours.',
        'Möbel aus Eiche, Nussbaum und Lack, gemacht für viele Jahre und für den frühen Morgen.',
      ),
      buttons: [links.furniture, links.collections],
      backgroundDesktop: morning.desktop,
      backgroundMobile: morning.mobile,
    },
    {
      type: 'SliderCollection',
      heading: words(
        'Dix façons de commencer la journée',
        'Tien manieren om de dag te beginnen',
        'Ten ways to begin the day',
        'Zehn Arten, den Tag zu beginnen',
      ),
      collections: [
        'ligne',
        'ondine',
        'lisiere',
        'garrigue',
        'nocturne',
        'terre',
        'brume',
        'escale',
        'halle',
        'atelier',
      ],
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Dessinés et montés dans notre atelier',
        'Ontworpen en gemonteerd in ons atelier',
        'Drawn and assembled in our workshop',
        'Gezeichnet und montiert in unserer Werkstatt',
      ),
      text: words(
        '<p>Nos meubles quittent l’atelier entiers : tiroirs réglés, charnières posées, plan ajusté. Chez vous, il ne reste qu’à les accrocher.</p><p>C’est plus lourd à transporter. C’est aussi la seule façon que nous connaissons de garantir un meuble cinq ans.</p>',
        '<p>Onze meubelen verlaten het atelier in hun geheel: laden afgesteld, scharnieren geplaatst, blad gepast. Bij u hoeven ze alleen nog aan de muur.</p><p>Dat maakt het vervoer zwaarder. Het is ook de enige manier die we kennen om een meubel vijf jaar te garanderen.</p>',
        '<p>Our furniture leaves the workshop whole: drawers adjusted, hinges fitted, top in place. At your home, all that remains is to hang it.</p><p>It is heavier to carry. It is also the only way we know of guaranteeing a piece of furniture for five years.</p>',
        '<p>Unsere Möbel verlassen die Werkstatt im Ganzen: Schubladen eingestellt, Scharniere gesetzt, Platte eingepasst. Bei Ihnen müssen sie nur noch an die Wand.</p><p>Das trägt sich schwerer. Es ist aber auch der einzige uns bekannte Weg, fünf Jahre für ein Möbel geradezustehen.</p>',
      ),
      cta: links.workshop,
      image: workshop.desktop,
    },
    {
      type: 'SliderProduct',
      heading: words('Choisis pour vous', 'Voor u gekozen', 'Chosen for you', 'Für Sie ausgewählt'),
      products: ['RV-1120', 'RV-8060', 'RV-2080', 'RV-6035', 'RV-4080', 'RV-8160', 'RV-9245', 'RV-7160'],
    },
    {
      type: 'ImageFullTextBlock',
      text: words(
        '<h2>Le soir, éteignez le plafonnier</h2><p>Une lumière derrière le miroir, une autre sous le meuble : le noyer prend la couleur du thé, et la journée peut finir.</p>',
        '<h2>Doe ’s avonds het grote licht uit</h2><p>Een lamp achter de spiegel, een andere onder het meubel: het notenhout krijgt de kleur van thee, en de dag mag afgelopen zijn.</p>',
        '<h2>In the evening, switch off the ceiling light</h2><p>One lamp behind the mirror, another under the unit: the walnut turns the colour of tea, and the day may end.</p>',
        '<h2>Löschen Sie abends das Deckenlicht</h2><p>Ein Licht hinter dem Spiegel, eines unter dem Möbel: Der Nussbaum wird teefarben, und der Tag darf zu Ende gehen.</p>',
      ),
      cta: {
        to: '/inspiration/ambiance-du-soir',
        label: words('L’ambiance du soir', 'De sfeer van de avond', 'An evening mood', 'Die Abendstimmung'),
      },
      backgroundDesktop: { image: evening.desktop },
      backgroundMobile: { image: evening.mobile },
    },
    {
      type: 'EditoHalf',
      heading: words(
        'Le chêne, tel qu’il pousse',
        'Eiken, zoals het groeit',
        'Oak, the way it grows',
        'Eiche, wie sie wächst',
      ),
      text: words(
        '<p>Nœuds, veinage, variations : nous choisissons les planches pour ce qu’elles racontent. Aucune façade ne ressemble tout à fait à une autre, et c’est très bien ainsi.</p>',
        '<p>Knoesten, nerven, kleine verschillen: we kiezen de planken om wat ze vertellen. Geen twee fronten zijn helemaal gelijk, en dat is maar goed ook.</p>',
        '<p>Knots, figure, small differences: we choose the planks for what they have to say. No two fronts are quite alike, and we would not have it otherwise.</p>',
        '<p>Äste, Maserung, kleine Unterschiede: Wir wählen die Bretter nach dem, was sie erzählen. Keine Front gleicht der anderen ganz, und das ist gut so.</p>',
      ),
      cta: {
        to: '/collection/garrigue',
        label: words(
          'La collection Garrigue',
          'De collectie Garrigue',
          'The Garrigue collection',
          'Die Kollektion Garrigue',
        ),
      },
      image1: pictureOf.finish(
        'oak',
        words(
          'Détail d’une façade en chêne naturel',
          'Detail van een front in naturel eiken',
          'Detail of a front in natural oak',
          'Detail einer Front in Eiche natur',
        ),
      ),
      image2: pictureOf.collectionCard(
        'garrigue',
        words(
          'Meuble Garrigue et vasque à poser',
          'Garrigue-meubel met opbouwkom',
          'A Garrigue unit with its bowl basin',
          'Garrigue-Möbel mit Aufsatzbecken',
        ),
      ),
    },
    {
      type: 'SliderInspiration',
      backgroundColor: '#EFE9DE',
      heading: words(
        'Huit pièces où l’on aimerait rester',
        'Acht ruimtes om in te blijven',
        'Eight rooms you would like to stay in',
        'Acht Räume, in denen man bleiben möchte',
      ),
      inspirations: [
        'ambiance-du-matin',
        'petite-salle-de-bains',
        'bain-de-foret',
        'terre-cuite',
        'bord-de-mer',
        'vert-sauge',
        'sous-les-toits',
        'nuit-encre',
      ],
    },
    {
      type: 'ProjectSelection',
      label: words('Votre projet', 'Uw project', 'Your project', 'Ihr Projekt'),
      heading: words(
        'Trois questions, et une salle de bains se dessine',
        'Drie vragen, en er tekent zich een badkamer af',
        'Three questions, and a bathroom takes shape',
        'Drei Fragen, und ein Bad nimmt Form an',
      ),
      text: words(
        'La surface, ceux qui y vivent, l’ambiance qui vous plaît : nous proposons les meubles qui vont ensemble.',
        'De oppervlakte, wie er woont, de sfeer die u bevalt: wij stellen de meubelen voor die samen passen.',
        'The floor area, who lives there, the mood you like: we suggest the furniture that goes together.',
        'Die Fläche, wer hier lebt, die Stimmung, die Ihnen gefällt: Wir schlagen vor, was zusammenpasst.',
      ),
      cta: links.project,
    },
    {
      type: 'SliderJournal',
      heading: words('Dans le journal', 'In het magazine', 'In the journal', 'Aus dem Journal'),
      text: words(
        'Des matières, des gestes, des gens du métier, et comment vivre avec tout cela.',
        'Over materialen, vakwerk en vakmensen, en hoe u daarmee leeft.',
        'On materials, craft and the people who make things, and how to live with them all.',
        'Materialien, Handgriffe, Leute vom Fach, und wie man mit alldem lebt.',
      ),
      cta: links.journal,
      articles: [
        'une-journee-a-latelier',
        'cinq-metres-carres',
        'le-chene-massif',
        'bien-placer-le-miroir',
        'une-ceramiste-en-drome',
        'nettoyer-un-plan-vasque',
      ],
    },
    {
      type: 'PushCatalog',
      heading: words(
        'Le catalogue, à feuilleter au calme',
        'De catalogus, om rustig door te bladeren',
        'The catalogue, to leaf through in peace',
        'Der Katalog, zum ruhigen Blättern',
      ),
      text: words(
        '<p>Les dix collections, les dimensions, les matières et les teintes, réunies en un seul fichier à garder sous la main le jour des mesures.</p>',
        '<p>De tien collecties, de afmetingen, de materialen en de tinten, samen in één bestand: handig op de dag dat u meet.</p>',
        '<p>The ten collections, their sizes, materials and colours in a single file, worth having to hand on measuring day.</p>',
        '<p>Die zehn Kollektionen mit Maßen, Materialien und Farben in einer einzigen Datei, praktisch am Tag des Ausmessens.</p>',
      ),
      image: pictureOf.collectionCard(
        'ligne',
        words(
          'Un meuble Ligne en chêne et son miroir',
          'Een Ligne-meubel in eiken met spiegel',
          'A Ligne unit in oak with its mirror',
          'Ein Ligne-Möbel aus Eiche mit Spiegel',
        ),
      ),
      cta: links.catalogue,
      document: catalogueDocument,
    },
    {
      type: 'SeeMore',
      heading: words(
        'Voir, toucher, ouvrir les tiroirs',
        'Zien, voelen, laden openen',
        'See, touch, open the drawers',
        'Sehen, anfassen, Schubladen öffnen',
      ),
      text: words(
        'Nos revendeurs exposent les collections et vous aident à dessiner votre projet.',
        'Onze verkooppunten tonen de collecties en helpen u uw project uit te tekenen.',
        'Our retailers show the collections and help you draw up your project.',
        'Unsere Händler zeigen die Kollektionen und helfen Ihnen, Ihr Projekt zu zeichnen.',
      ),
      cta: links.stores,
    },
  ],
};
