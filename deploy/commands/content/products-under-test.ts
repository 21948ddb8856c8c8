import type { UncheckedRecord } from '../../content-api/import/record.ts';
import type { product } from '../../content-api/tables.ts';
import { csvLines } from './write-lines.ts';

/** A large catalogue that nobody wrote, for measurements: always the same, spread as a real one is. */

const pieces = [
  ['Meuble sous-vasque', 'Suspendu', 'Meuble suspendu', 'Zwevend meubel', 'Wall-hung unit', 'Hängeschrank'],
  ['Meuble sous-vasque', 'Sur pieds', 'Meuble sur pieds', 'Meubel op poten', 'Freestanding unit', 'Schrank auf Füßen'],
  ['Meuble sous-vasque', 'Double vasque', 'Meuble double', 'Dubbel meubel', 'Double unit', 'Doppelwaschtisch'],
  ['Meuble de rangement', 'Colonne', 'Colonne', 'Kolomkast', 'Tall unit', 'Hochschrank'],
  ['Meuble de rangement', 'Meuble bas', 'Meuble bas', 'Lage kast', 'Low unit', 'Unterschrank'],
  ['Miroir', 'Rond', 'Miroir rond', 'Ronde spiegel', 'Round mirror', 'Runder Spiegel'],
  [
    'Miroir',
    'Rectangulaire',
    'Miroir rectangulaire',
    'Rechthoekige spiegel',
    'Rectangular mirror',
    'Rechteckiger Spiegel',
  ],
  ['Étagère', 'Tablette', 'Tablette murale', 'Wandplank', 'Wall shelf', 'Wandbord'],
  ['Accessoire', 'Patères', 'Patères', 'Wandhaken', 'Wall hooks', 'Wandhaken'],
] as const;

const woods = [
  ['chene-massif', 'bois', 'chêne', 'eiken', 'oak', 'Eiche'],
  ['noyer', 'marron', 'noyer', 'notelaar', 'walnut', 'Nussbaum'],
  ['laque-mate', 'blanc', 'laque blanche', 'witte lak', 'white lacquer', 'weißer Lack'],
  ['laque-mate', 'vert', 'laque sauge', 'saliegroene lak', 'sage lacquer', 'Salbeilack'],
  ['metal', 'noir', 'métal noir', 'zwart metaal', 'black metal', 'schwarzes Metall'],
] as const;

const rooms = [
  ['salle d’eau étroite', 'smalle badkamer', 'narrow bathroom', 'schmales Bad'],
  ['suite parentale', 'slaapkamer met bad', 'main bedroom', 'Bad am Schlafzimmer'],
  ['maison de famille', 'gezinswoning', 'family house', 'Familienhaus'],
  ['studio en ville', 'studio in de stad', 'city studio', 'Stadtwohnung'],
] as const;

const names = [
  'Aven',
  'Brume',
  'Calme',
  'Dune',
  'Écume',
  'Fjord',
  'Galet',
  'Halte',
  'Iroise',
  'Jonc',
  'Lande',
  'Méandre',
];
const widths = [40, 50, 60, 70, 80, 90, 100, 120, 140, 160];

export type GeneratedProduct = Omit<typeof product.$inferInsert, 'updatedAt' | 'synchronizedAt'>;

/** The product of a number; `collections` are the ids that it may belong to. */
export function generatedProduct(number: number, collections: readonly string[]): GeneratedProduct {
  const pick = <Item>(list: readonly [Item, ...Item[]] | readonly Item[], step: number): Item => {
    const item = list[Math.floor(scattered(number, step) * list.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  };
  const piece = pick(pieces, 1);
  const wood = pick(woods, 2);
  const room = pick(rooms, 3);
  const name = `${pick(names, 4)} ${pick(names, 5)}`;
  const width = pick(widths, 6) + Math.floor(scattered(number, 7) * 10) / 2;
  const heading = {
    fr: `${piece[2]} ${name} ${number}`,
    nl: `${piece[3]} ${name} ${number}`,
    en: `${piece[4]} ${name} ${number}`,
    de: `${piece[5]} ${name} ${number}`,
  };
  const description = {
    fr: `En ${wood[2]}, pour une ${room[0]}, ${width} cm de large`,
    nl: `In ${wood[3]}, voor een ${room[1]}, ${width} cm breed`,
    en: `In ${wood[4]}, for a ${room[2]}, ${width} cm wide`,
    de: `In ${wood[5]}, für ein ${room[3]}, ${width} cm breit`,
  };
  const woodName = { fr: wood[2], nl: wood[3], en: wood[4], de: wood[5] };
  const inside = {
    fr: `Volume intérieur de ${width - 6} cm`,
    nl: `Binnenruimte van ${width - 6} cm`,
    en: `Inner space of ${width - 6} cm`,
    de: `Innenraum von ${width - 6} cm`,
  };
  const picture = (shape: string, size: [number, number]) => ({
    url: `/pictures/generated/${number % 500}-${shape}.svg`,
    alt: heading,
    width: size[0],
    height: size[1],
  });
  return {
    uid: `G-${number}`,
    slug: `generated-${number}`,
    position: number,
    heading,
    description,
    descriptionDigital: told(description, name),
    colorScheme: 'dark',
    productType: piece[0],
    productSubType: piece[1],
    line: `line-${Math.floor(number / 4)}`,
    width,
    height: 40 + Math.floor(scattered(number, 8) * 160),
    depth: 12 + Math.floor(scattered(number, 9) * 48),
    colorFamilies: [wood[1]],
    materialValues: [wood[0]],
    materials: [{ material: wood[0], colorCount: 1 + (number % 6), finishCount: 1, summary: woodName }],
    layout: { dimensions: inside, drawerCount: number % 4, shelvesCount: number % 3, handles: [woodName] },
    documents: {
      fichesTechniques: [{ url: `/documents/generated/${number}-fiche.pdf`, label: heading }],
      noticesMontage: [{ url: `/documents/generated/${number}-notice.pdf`, label: heading }],
    },
    shades: ['oak', 'smokedOak', 'walnut', 'white'],
    handles: [],
    washbasins: [],
    collectionId: pick(collections, 10),
    heroDesktop: picture('hero', [1920, 800]),
    heroMobile: picture('hero-mobile', [768, 960]),
    card: picture('card', [688, 916]),
    carrousel: picture('carrousel', [472, 629]),
  };
}

const told = ({ fr, nl, en, de }: Record<'fr' | 'nl' | 'en' | 'de', string>, name: string) => ({
  fr: `${fr}. ${name} se fixe au mur et se démonte sans outil ; ses tiroirs s’ouvrent en entier.`,
  nl: `${nl}. ${name} hangt aan de muur en gaat zonder gereedschap uit elkaar; de laden gaan helemaal open.`,
  en: `${en}. ${name} hangs on the wall and comes apart without tools; its drawers open all the way.`,
  de: `${de}. ${name} hängt an der Wand und ist ohne Werkzeug zerlegbar; die Laden gehen ganz auf.`,
});

/** A fraction that looks as if it were picked by chance, and is the same in every run. */
function scattered(number: number, step: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(step, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

/** So many generated products as the lines of a CSV file. */
export const generatedCsv = (count: number, collections: readonly string[]): AsyncGenerator<string> =>
  csvLines('products', records(count, collections));

async function* records(count: number, collections: readonly string[]): AsyncGenerator<UncheckedRecord> {
  for (let number = 0; number < count; number++) yield { ...generatedProduct(number, collections) };
}
