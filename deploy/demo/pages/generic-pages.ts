import { pictureOf } from '../picture-of.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

const workshop = words(
  'L’établi de l’atelier, des planches de chêne et des outils au mur',
  'De werkbank in het atelier, eiken planken en gereedschap aan de muur',
);
const evening = words(
  'Une salle de bains le soir : meuble de noyer, miroirs ronds éclairés',
  'Een badkamer in de avond: meubel in notelaar, verlichte ronde spiegels',
);

export const genericPages: PageRecord[] = [
  {
    path: '/page/a-propos',
    seo: {
      title: words('La maison Rivelle', 'Het huis Rivelle', 'The house of Rivelle', 'Das Haus Rivelle'),
      description: words(
        'Un atelier, quarante personnes, une idée : faire des meubles de salle de bains qui vieillissent bien.',
        'Eén atelier, veertig mensen, één idee: badkamermeubelen maken die mooi oud worden.',
        'One workshop, forty people, one idea: bathroom furniture that ages well.',
        'Eine Werkstatt, vierzig Menschen, eine Idee: Badmöbel, die schön altern.',
      ),
      image: '/pictures/scenes/workshop.svg',
    },
    blocks: [
      {
        type: 'HeroFullscreen',
        heading: words('La maison Rivelle', 'Het huis Rivelle', 'The house of Rivelle', 'Das Haus Rivelle'),
        text: words(
          'Un atelier, quarante personnes, et le bruit des rabots le matin.',
          'Eén atelier, veertig mensen, en ’s ochtends het geluid van de schaven.',
          'One workshop, forty people, and the sound of planes in the morning.',
        ),
        buttons: [],
        backgroundDesktop: pictureOf.scene('workshop', workshop),
        backgroundMobile: pictureOf.sceneMobile('workshop', workshop),
      },
      {
        type: 'EditoSimple',
        text: words(
          '<p>Tout a commencé par un tiroir qui coinçait. Le fondateur, ébéniste, l’a refait ; puis le meuble autour ; puis celui du voisin. Nous en fabriquons aujourd’hui trente par jour, toujours au même endroit, et nous refaisons encore des tiroirs.</p>',
          '<p>Alles begon met een lade die klemde. De stichter, een meubelmaker, maakte ze opnieuw; daarna het meubel errond; daarna dat van de buren. Vandaag maken we er dertig per dag, nog altijd op dezelfde plek, en nog altijd maken we laden opnieuw.</p>',
        ),
      },
      {
        type: 'EditoHalf',
        heading: words('Livré monté, réparable longtemps', 'Gemonteerd geleverd, lang te herstellen'),
        text: words(
          '<p>Un meuble monté à l’atelier est d’équerre pour toujours. Et comme nous gardons les plans de chacun, une façade abîmée se remplace dix ans plus tard, dans le même fil.</p>',
          '<p>Een meubel dat in het atelier wordt gemonteerd, blijft voor altijd haaks. En omdat we van elk stuk de tekeningen bewaren, kan een beschadigd front tien jaar later nog worden vervangen, met dezelfde nerf.</p>',
        ),
        cta: {
          to: '/cms/entretien-et-garantie',
          label: words('Entretien et garantie', 'Onderhoud en garantie', 'Care and guarantee'),
        },
        image1: pictureOf.finish(
          'smokedOak',
          words('Détail d’un tiroir en chêne fumé', 'Detail van een lade in gerookt eiken'),
        ),
      },
      {
        type: 'PushTextImage',
        heading: words('Sur mesure, tout simplement', 'Op maat, heel gewoon'),
        text: words(
          '<p>La collection Atelier part de votre mur. Nous la fabriquons avec les mêmes machines et les mêmes mains que les autres.</p>',
          '<p>De collectie Atelier vertrekt van uw muur. We maken ze met dezelfde machines en dezelfde handen als de andere.</p>',
        ),
        cta: {
          to: '/collection/atelier',
          label: words('La collection Atelier', 'De collectie Atelier', 'The Atelier collection'),
        },
        image: pictureOf.collectionCard(
          'atelier',
          words('Un meuble sur mesure bleu pétrole', 'Een meubel op maat in petrolblauw'),
        ),
      },
      {
        type: 'SeeMore',
        heading: words('Venez ouvrir un tiroir', 'Kom een lade openen', 'Come and open a drawer'),
        cta: {
          to: '/page/store-locator',
          label: words('Trouver un revendeur', 'Vind een verkooppunt', 'Find a retailer', 'Händler finden'),
        },
      },
    ],
  },
  {
    path: '/page/ambiance-du-matin',
    seo: {
      title: words('L’ambiance du matin', 'De sfeer van de ochtend', 'A morning mood', 'Morgenstimmung'),
      description: words(
        'Chêne clair, murs de chaux, une branche dans un vase : composer une salle de bains qui réveille doucement.',
        'Licht eiken, gekalkte muren, een tak in een vaas: een badkamer die u zacht wakker maakt.',
      ),
      image: '/pictures/scenes/morning.svg',
    },
    blocks: [
      {
        type: 'HeroCms',
        heading: words('L’ambiance du matin', 'De sfeer van de ochtend', 'A morning mood', 'Morgenstimmung'),
        subheading: words('Chêne clair, murs de chaux, lumière rasante', 'Licht eiken, gekalkte muren, strijklicht'),
        image: pictureOf.scene(
          'morning',
          words('Une salle de bains claire au matin', 'Een lichte badkamer in de ochtend'),
        ),
      },
      {
        type: 'EditoSimple',
        text: words(
          '<p>Le matin, une salle de bains doit avant tout ne rien demander. Peu d’objets, des teintes qui tiennent du lin et du sable, un miroir rond pour adoucir les angles. Le chêne fait le reste.</p>',
          '<p>’s Ochtends mag een badkamer vooral niets vragen. Weinig voorwerpen, tinten van linnen en zand, een ronde spiegel die de hoeken verzacht. Het eiken doet de rest.</p>',
        ),
      },
      {
        type: 'SliderProduct',
        heading: words('Pour composer cette ambiance', 'Voor deze sfeer', 'To compose this mood', 'Für diese Stimmung'),
        products: ['RV-1060', 'RV-4080', 'RV-1035', 'RV-9060', 'RV-9245', 'RV-8090'],
      },
    ],
  },
  {
    path: '/page/ambiance-du-soir',
    seo: {
      title: words('L’ambiance du soir', 'De sfeer van de avond', 'An evening mood', 'Abendstimmung'),
      description: words(
        'Noyer, laiton et lumière basse : composer une salle de bains où l’on reste.',
        'Notelaar, messing en laag licht: een badkamer om in te blijven.',
      ),
      image: '/pictures/scenes/evening.svg',
    },
    blocks: [
      {
        type: 'HeroCms',
        heading: words('L’ambiance du soir', 'De sfeer van de avond', 'An evening mood', 'Abendstimmung'),
        subheading: words('Noyer, laiton, lumière basse', 'Notelaar, messing, laag licht'),
        image: pictureOf.scene('evening', evening),
      },
      {
        type: 'EditoSimple',
        text: words(
          '<p>Le soir, on éteint le plafonnier. Une lumière derrière le miroir, une autre sous le meuble, et le noyer prend la couleur du thé. On n’entend plus que l’eau.</p>',
          '<p>’s Avonds gaat het grote licht uit. Een lamp achter de spiegel, een andere onder het meubel, en de notelaar krijgt de kleur van thee. Alleen het water is nog te horen.</p>',
        ),
      },
      {
        type: 'SliderProduct',
        heading: words('Pour composer cette ambiance', 'Voor deze sfeer', 'To compose this mood', 'Für diese Stimmung'),
        products: ['RV-6140', 'RV-8060', 'RV-6035', 'RV-9100', 'RV-9235', 'RV-6100'],
      },
    ],
  },
];
