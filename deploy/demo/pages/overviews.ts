import { pictureFile } from '../picture-file.ts';
import { words } from '../records/words.ts';
import { links } from './links.ts';
import type { PageRecord } from './page.ts';

/** The texts around each of the four lists: an introduction before it and some advice after it. */
export const overviews: PageRecord[] = [
  {
    path: '/overview/product',
    seo: {
      title: words('Tous nos meubles', 'Al onze meubelen', 'All our furniture', 'Alle unsere Möbel'),
      description: words(
        'Meubles sous-vasque, rangements, miroirs, étagères et accessoires Rivelle : choisissez par type, collection, dimension, matière ou teinte.',
        'Wastafelmeubelen, opbergmeubelen, spiegels, wandplanken en accessoires van Rivelle: kies op type, collectie, afmeting, materiaal of tint.',
        'Washbasin units, storage, mirrors, shelves and accessories by Rivelle: choose by type, collection, size, material or colour.',
        'Waschtische, Schränke, Spiegel, Regale und Accessoires von Rivelle: wählen Sie nach Typ, Kollektion, Maß, Material oder Farbe.',
      ),
      image: pictureFile('scenes/morning'),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Un meuble de salle de bains se choisit au centimètre près, puis d’un coup de cœur. Commencez par l’un ou par l’autre.</p>',
          '<p>Een badkamermeubel kiest u eerst tot op de centimeter, en dan met het hart. Of andersom.</p>',
          '<p>Bathroom furniture is measured to the centimetre and chosen with the heart. Start with either.</p>',
          '<p>Ein Badmöbel wählt man auf den Zentimeter genau, und dann mit dem Herzen. Oder umgekehrt.</p>',
        ),
      },
    ],
  },
  {
    path: '/overview/collection',
    seo: {
      title: words('Nos collections', 'Onze collecties', 'Our collections', 'Unsere Kollektionen'),
      description: words(
        'Dix collections de meubles de salle de bains, du chêne massif à la laque mate, dont une sur mesure.',
        'Tien collecties badkamermeubelen, van massief eiken tot matte lak, waarvan één op maat.',
        'Ten collections of bathroom furniture, from solid oak to matt lacquer, one of them made to measure.',
        'Zehn Kollektionen von massiver Eiche bis Mattlack, eine davon nach Maß.',
      ),
      image: pictureFile('collections/ligne-hero'),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Chaque collection part d’une matière et d’une heure du jour. À vous de trouver la vôtre.</p>',
          '<p>Elke collectie begint bij een materiaal en een uur van de dag. Vind de uwe.</p>',
          '<p>Each collection starts from a material and an hour of the day. Find yours.</p>',
          '<p>Jede Kollektion beginnt mit einem Material und einer Tageszeit. Finden Sie Ihre.</p>',
        ),
      },
      {
        type: 'CmsContent',
        content: words(
          '<h2>Les accorder entre elles</h2><p>Les hauteurs, les plans et les teintes sont communs à toutes les collections : une colonne Ligne se pose à côté d’un meuble Ondine sans que rien ne jure. Nos revendeurs disposent de tous les échantillons.</p>',
          '<h2>Vrij te combineren</h2><p>Hoogtes, bladen en tinten zijn in alle collecties gelijk: een kolomkast Ligne past zonder wringen naast een meubel Ondine. Onze verkooppunten hebben alle stalen.</p>',
          '<h2>They get along</h2><p>Heights, tops and colours are shared by all the collections: a Ligne tall unit stands beside an Ondine basin unit without a clash. Our retailers keep every sample.</p>',
          '<h2>Frei zu kombinieren</h2><p>Höhen, Platten und Farben sind in allen Kollektionen gleich: Ein Hochschrank Ligne steht neben einem Ondine-Möbel, ohne dass etwas stört. Unsere Händler haben alle Muster.</p>',
        ),
        cta: {
          to: '/page/store-locator',
          label: words('Voir les échantillons', 'Bekijk de stalen', 'See the samples', 'Muster ansehen'),
          style: 'button',
        },
      },
    ],
  },
  {
    path: '/overview/inspiration',
    seo: {
      title: words(
        'Inspirations de salle de bains',
        'Badkamerinspiratie',
        'Bathroom inspiration',
        'Inspirationen für das Bad',
      ),
      description: words(
        'Seize ambiances, du matin clair à la nuit d’encre : des salles de bains entières, avec les meubles qui les composent.',
        'Zestien sferen, van heldere ochtend tot inktzwarte nacht: volledige badkamers, met de meubelen die erin staan.',
        'Sixteen moods, from clear morning to ink-black night: whole bathrooms, with the furniture that makes them.',
        'Sechzehn Stimmungen, vom hellen Morgen bis zur tintenschwarzen Nacht: ganze Bäder mit den Möbeln, die sie ausmachen.',
      ),
      image: pictureFile('scenes/evening'),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>On ne choisit pas un meuble dans le vide. Voici seize pièces, grandes ou modestes, claires ou sombres, avec ce qu’il faut pour les refaire chez vous.</p>',
          '<p>Een meubel kiest u niet in het luchtledige. Hier zijn zestien ruimtes, groot of bescheiden, licht of donker, met alles wat u nodig hebt om ze thuis na te maken.</p>',
          '<p>Nobody chooses furniture in a vacuum. Here are sixteen rooms, large and modest, light and dark, with what it takes to make them at home.</p>',
          '<p>Kein Möbel wählt man im luftleeren Raum. Hier sind sechzehn Bäder, große und bescheidene, helle und dunkle, mit allem, was es braucht, um sie bei Ihnen einzurichten.</p>',
        ),
      },
      {
        type: 'CmsContent',
        content: words(
          '<h2>De l’image à votre mur</h2><p>Une ambiance tient en trois décisions : la couleur du mur, une seule matière dominante, et la hauteur de la lumière. Gardez ces trois-là, changez le reste. Et si vous hésitez, mesurez d’abord : la largeur disponible écarte souvent la moitié des doutes.</p>',
          '<h2>Van de foto naar uw muur</h2><p>Een sfeer hangt af van drie beslissingen: de kleur van de muur, één hoofdmateriaal en de hoogte van het licht. Hou die drie aan en verander de rest. Twijfelt u? Meet dan eerst: de beschikbare breedte neemt vaak de helft van de twijfel weg.</p>',
          '<h2>From the picture to your wall</h2><p>A mood comes down to three decisions: the colour of the wall, one leading material, and how high the light hangs. Keep those three and change the rest. And if you hesitate, measure first: the width you have often settles half the doubts.</p>',
          '<h2>Vom Bild an Ihre Wand</h2><p>Eine Stimmung besteht aus drei Entscheidungen: der Farbe der Wand, einem einzigen Hauptmaterial und der Höhe des Lichts. Behalten Sie diese drei und ändern Sie den Rest. Und wenn Sie zögern, messen Sie zuerst: Die verfügbare Breite erledigt oft die Hälfte der Zweifel.</p>',
        ),
        cta: { ...links.project, style: 'button' },
      },
    ],
  },
  {
    path: '/overview/article',
    seo: {
      title: words(
        'Le journal de Rivelle',
        'Het magazine van Rivelle',
        'The Rivelle journal',
        'Das Journal von Rivelle',
      ),
      description: words(
        'Matières, plans, entretien, visites d’atelier et rencontres : trente lectures courtes autour de la salle de bains.',
        'Materialen, inrichting, onderhoud, het atelier en ontmoetingen: dertig korte verhalen rond de badkamer.',
        'Materials, planning, care, workshop visits and conversations: thirty short reads around the bathroom.',
        'Materialien, Planung, Pflege, Werkstattbesuche und Begegnungen: dreißig kurze Texte rund um das Bad.',
      ),
      image: pictureFile('scenes/workshop'),
    },
    blocks: [
      {
        type: 'EditoSimple',
        text: words(
          '<p>Ce que nous apprenons à l’établi, chez les poseurs et chez vous, nous l’écrivons ici. Comptez cinq minutes par article, le temps que la baignoire se remplisse.</p>',
          '<p>Wat we leren aan de werkbank, bij installateurs en bij u thuis, schrijven we hier op. Reken op vijf minuten per artikel, net zolang als een bad nodig heeft om vol te lopen.</p>',
          '<p>What we learn at the bench, from fitters and in your homes, we write down here. Allow five minutes for each article, about as long as a bath takes to fill.</p>',
          '<p>Was wir an der Werkbank, bei Monteuren und bei Ihnen zu Hause lernen, schreiben wir hier auf. Fünf Minuten pro Text, so lange, wie die Wanne zum Volllaufen braucht.</p>',
        ),
      },
    ],
  },
];
