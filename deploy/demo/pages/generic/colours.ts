import type { BlockContent } from '../../../content-api/block-content.generated.ts';
import type { Localised } from '../../../content-api/content.ts';
import { pictureFile } from '../../picture-file.ts';
import { type ShadeGroupRecord, shadeGroups } from '../../records/shades.ts';
import { words } from '../../records/words.ts';
import { links } from '../links.ts';
import type { PageRecord } from '../page.ts';

/** One chart for each material that a part comes in; furniture and washbasins have some in common. */
const charts = (part: ShadeGroupRecord['part']): BlockContent[] =>
  shadeGroups
    .filter((group) => group.part === part)
    .map(({ name, shades }) => ({
      type: 'ColorChart',
      heading: part === 'vasque' ? forBasins(name) : name,
      shades: shades.map(({ id }) => id),
    }));

const forBasins = ({ fr, nl, en, de }: Localised): Localised =>
  words(`${fr}, pour les vasques`, `${nl}, voor wastafels`, `${en}, for washbasins`, `${de}, für Waschbecken`);

export const colours: PageRecord = {
  path: '/page/nuancier',
  slugs: words('nuancier', 'kleurenkaart', 'colour-chart', 'farbkarte'),
  seo: {
    title: words('Le nuancier', 'De kleurenkaart', 'The colour chart', 'Die Farbkarte'),
    description: words(
      'Bois, laques mates et métaux : toutes les teintes des meubles Rivelle, et comment les accorder.',
      'Hout, matte lak en metaal: alle tinten van de Rivelle-meubelen, en hoe u ze combineert.',
      'Woods, matt lacquers and metals: every colour of Rivelle furniture, and how to pair them.',
      'Hölzer, Mattlacke und Metalle: alle Farben der Rivelle-Möbel, und wie man sie kombiniert.',
    ),
    image: pictureFile('finishes/sage'),
  },
  blocks: [
    {
      type: 'HeroCms',
      heading: words('Le nuancier', 'De kleurenkaart', 'The colour chart', 'Die Farbkarte'),
      subheading: words(
        'Des bois, des laques, des métaux, et une même lumière',
        'Hout, lak en metaal, onder één licht',
        'Woods, lacquers, metals, and one light for all',
        'Hölzer, Lacke, Metalle, und ein Licht für alle',
      ),
    },
    {
      type: 'EditoSimple',
      text: words(
        '<p>Nos teintes sont réglées les unes sur les autres : posez-en deux côte à côte au hasard, elles s’entendront. Regardez-les le matin et le soir avant de choisir, elles changent d’avis.</p>',
        '<p>Onze tinten zijn op elkaar afgestemd: leg er willekeurig twee naast elkaar en ze kunnen het vinden. Bekijk ze ’s ochtends en ’s avonds voor u kiest, want ze veranderen van gedachten.</p>',
        '<p>Our colours are tuned to one another: put any two side by side and they will get along. Look at them in the morning and in the evening before you choose, for they change their minds.</p>',
        '<p>Unsere Farben sind aufeinander abgestimmt: Legen Sie zwei beliebige nebeneinander, sie vertragen sich. Sehen Sie sie sich morgens und abends an, bevor Sie wählen, denn sie ändern ihre Meinung.</p>',
      ),
    },
    ...charts('furniture'),
    ...charts('vasque'),
    {
      type: 'SliderJournal',
      heading: words('Apprendre à les marier', 'Leren combineren', 'Learning to pair them', 'Kombinieren lernen'),
      cta: links.journal,
      articles: ['accorder-bois-et-couleur', 'une-coloriste-a-anvers', 'la-laque-mate', 'le-laiton-brosse'],
    },
    {
      type: 'SeeMore',
      heading: words('Toucher les échantillons', 'De stalen voelen', 'Touch the samples', 'Die Muster anfassen'),
      text: words(
        'Chaque revendeur en prête un jeu, pour une semaine et trois lumières différentes.',
        'Elk verkooppunt leent een set uit, voor een week en drie soorten licht.',
        'Every retailer lends a set, for a week and three kinds of light.',
        'Jeder Händler verleiht einen Satz, für eine Woche und dreierlei Licht.',
      ),
      cta: links.stores,
    },
  ],
};
