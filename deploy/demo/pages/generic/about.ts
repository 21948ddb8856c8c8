import { pictureFile } from '../../picture-file.ts';
import { pictureOf } from '../../picture-of.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';
import { morning, workshop } from '../scene-pictures.ts';

export const about: PageRecord = {
  path: '/page/a-propos',
  slugs: words('a-propos', 'over-ons', 'about-us', 'ueber-uns'),
  seo: {
    title: words('La maison Rivelle', 'Het huis Rivelle', 'The house of Rivelle', 'Das Haus Rivelle'),
    description: words(
      'Un atelier, quarante personnes, une idée : faire des meubles de salle de bains qui vieillissent bien.',
      'Eén atelier, veertig mensen, één idee: badkamermeubelen maken die mooi oud worden.',
      'One workshop, forty people, one idea: bathroom furniture that ages well.',
      'Eine Werkstatt, vierzig Menschen, eine Idee: Badmöbel, die schön altern.',
    ),
    image: pictureFile('scenes/workshop'),
  },
  blocks: [
    {
      type: 'HeroFullscreen',
      heading: words('La maison Rivelle', 'Het huis Rivelle', 'The house of Rivelle', 'Das Haus Rivelle'),
      text: words(
        'Un atelier, quarante personnes, et le bruit des rabots le matin.',
        'Eén atelier, veertig mensen, en ’s ochtends het geluid van de schaven.',
        'One workshop, forty people, and the sound of planes in the morning.',
        'Eine Werkstatt, vierzig Menschen und morgens das Geräusch der Hobel.',
      ),
      buttons: [links.workshop],
      backgroundDesktop: workshop.desktop,
      backgroundMobile: workshop.mobile,
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>Tout a commencé par un tiroir qui coinçait. Le fondateur, ébéniste, l’a refait ; puis le meuble autour ; puis celui du voisin. Nous en fabriquons aujourd’hui trente par jour, toujours au même endroit, et nous refaisons encore des tiroirs.</p>',
        '<p>Alles begon met een lade die klemde. De stichter, een meubelmaker, maakte ze opnieuw; daarna het meubel errond; daarna dat van de buren. Vandaag maken we er dertig per dag, nog altijd op dezelfde plek, en nog altijd maken we laden opnieuw.</p>',
        '<p>It all began with a drawer that stuck. The founder, a cabinetmaker, made it again; then the unit around it; then the neighbour’s. Today we build thirty a day, still in the same place, and we still remake drawers.</p>',
        '<p>Alles begann mit einer Schublade, die klemmte. Der Gründer, ein Tischler, baute sie neu; dann das Möbel darum herum; dann das des Nachbarn. Heute fertigen wir dreißig am Tag, immer noch am selben Ort, und immer noch bauen wir Schubladen neu.</p>',
      ),
    },
    {
      type: 'EditoHalf',
      heading: words(
        'Livré monté, réparable longtemps',
        'Gemonteerd geleverd, lang te herstellen',
        'Delivered whole, mended for years',
        'Montiert geliefert, lange reparierbar',
      ),
      text: words(
        '<p>Un meuble monté à l’atelier est d’équerre pour toujours. Et comme nous gardons les plans de chacun, une façade abîmée se remplace dix ans plus tard, dans le même fil.</p>',
        '<p>Een meubel dat in het atelier wordt gemonteerd, blijft voor altijd haaks. En omdat we van elk stuk de tekeningen bewaren, kan een beschadigd front tien jaar later nog worden vervangen, met dezelfde nerf.</p>',
        '<p>A unit put together in the workshop stays square for good. And because we keep the drawings of each one, a damaged front can be replaced ten years on, with the grain running the same way.</p>',
        '<p>Ein Möbel, das in der Werkstatt montiert wird, bleibt für immer im Winkel. Und weil wir die Pläne von jedem Stück aufheben, lässt sich eine beschädigte Front noch nach zehn Jahren ersetzen, mit derselben Maserrichtung.</p>',
      ),
      cta: links.guarantee,
      image1: pictureOf.finish(
        'smokedOak',
        words(
          'Détail d’un tiroir en chêne fumé',
          'Detail van een lade in gerookt eiken',
          'Detail of a drawer in smoked oak',
          'Detail einer Schublade aus Räuchereiche',
        ),
      ),
    },
    {
      type: 'PushTextImage',
      heading: words(
        'Sur mesure, tout simplement',
        'Op maat, heel gewoon',
        'Made to measure, plain and simple',
        'Nach Maß, ganz einfach',
      ),
      text: words(
        '<p>La collection Atelier part de votre mur. Nous la fabriquons avec les mêmes machines et les mêmes mains que les autres.</p>',
        '<p>De collectie Atelier gaat uit van uw muur. We maken ze met dezelfde machines en dezelfde handen als de andere.</p>',
        '<p>The Atelier collection starts from your wall. We build it with the same machines and the same hands as the others.</p>',
        '<p>Die Kollektion Atelier geht von Ihrer Wand aus. Wir fertigen sie mit denselben Maschinen und denselben Händen wie die anderen.</p>',
      ),
      cta: {
        to: '/collection/atelier',
        label: words(
          'La collection Atelier',
          'De collectie Atelier',
          'The Atelier collection',
          'Die Kollektion Atelier',
        ),
      },
      image: pictureOf.collectionCard(
        'atelier',
        words(
          'Un meuble sur mesure bleu pétrole',
          'Een meubel op maat in petrolblauw',
          'A made-to-measure unit in petrol blue',
          'Ein Möbel nach Maß in Petrolblau',
        ),
      ),
    },
    {
      type: 'ImageFullTextBlock',
      backgroundColor: '#3B352E',
      text: words(
        '<h2>Ce que nous promettons, et comment nous le tenons</h2><p>Quatre pages courtes, sans astérisques.</p>',
        '<h2>Wat we beloven, en hoe we het nakomen</h2><p>Vier korte pagina’s, zonder kleine lettertjes.</p>',
        '<h2>What we promise, and how we keep it</h2><p>Four short pages, no small print.</p>',
        '<h2>Was wir versprechen, und wie wir es halten</h2><p>Vier kurze Seiten ohne Kleingedrucktes.</p>',
      ),
      linkLists: [links.workshop, links.madeInFrance, links.sustainability, links.guarantee],
      backgroundDesktop: { image: morning.desktop },
      backgroundMobile: { image: morning.mobile },
    },
    {
      type: 'SeeMore',
      heading: words(
        'Venez ouvrir un tiroir',
        'Kom een lade openen',
        'Come and open a drawer',
        'Kommen Sie und öffnen Sie eine Schublade',
      ),
      cta: links.stores,
    },
  ],
};
