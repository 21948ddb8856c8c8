/** What visitors ask of a large catalogue, each in several wordings so that no answer is simply remembered. */
export interface Question {
  name: string;
  /** The operation of the n-th time that it is asked. */
  query(time: number): string;
}

const turn =
  <Item>(...items: [Item, ...Item[]]) =>
  (time: number): Item =>
    items[time % items.length] ?? items[0];

const types = turn('Meuble sous-vasque', 'Miroir', 'Meuble de rangement', 'Étagère', 'Accessoire');
const collections = turn('ligne', 'nocturne', 'ondine', 'atelier');
const materials = turn('noyer', 'chene-massif', 'laque-mate', 'metal');
const colors = turn('bois', 'marron', 'blanc', 'vert', 'noir');
const widths = turn(40, 60, 80, 100, 120);
const words = turn('miroir', 'chêne', 'armoire', 'colonne', 'meuble suspendu', 'noyer', 'brume', 'tablette murale');
const prefixes = turn('mi', 'che', 'meub', 'col', 'susp', 'noy', 'bru', 'table');
const mistakes = turn('mirroir', 'chene', 'colone', 'meubel', 'suspendue', 'noyr', 'tablete', 'duuble');

const cards =
  'items { uid url heading description productTypeName size { width } cardImage { url alt } collection { heading } } pageInfo { totalCount hasMore }';

const list = (name: string, args: (time: number) => string): Question => ({
  name,
  query: (time) => `{ products(${args(time)}) { ${cards} } }`,
});

const searched =
  'items { ... on Product { uid heading } ... on Collection { id } ... on Article { id } ... on CmsPage { title } } pageInfo { totalCount }';

export const questions: Question[] = [
  list('the whole list', () => 'limit: 12'),
  list('the whole list, page 800', (time) => `limit: 12, offset: ${9600 + time * 12}`),
  list('one type', (time) => `filter: { types: ["${types(time)}"] }`),
  list('one type, far down', (time) => `filter: { types: ["${types(time)}"] }, offset: 4800`),
  list('a collection', (time) => `filter: { collections: ["${collections(time)}"] }`),
  list(
    'a material and a colour',
    (time) => `filter: { materials: ["${materials(time)}"], colors: ["${colors(time)}"] }`,
  ),
  list('a narrow width', (time) => `filter: { minWidth: ${widths(time)}, maxWidth: ${widths(time) + 1} }`),
  list(
    'type, collection, colour, three sizes',
    (time) =>
      `filter: { types: ["${types(time)}"], collections: ["${collections(time)}"], colors: ["${colors(time)}"], minWidth: ${widths(time)}, maxHeight: 150, maxDepth: 50 }`,
  ),
  list('the whole list by name', () => 'sort: NAME'),
  list('the whole list by width', () => 'sort: WIDEST'),
  list('one type by name', (time) => `sort: NAME, filter: { types: ["${types(time)}"] }`),
  list('nothing matches', () => 'filter: { minWidth: 4000 }'),
  {
    name: 'filter options',
    query: () =>
      '{ productFilters { types { name value subTypes { value } } collections { value } materials { value } colors { value } dimensions { width { min max } height { min max } depth { min max } } } }',
  },
  { name: 'counts of all values', query: () => counts('') },
  {
    name: 'counts beside a type and a colour',
    query: (time) => counts(`types: ["${types(time)}"], colors: ["${colors(time)}"]`),
  },
  { name: 'counts beside a width', query: (time) => counts(`maxWidth: ${widths(time)}`) },
  {
    name: 'suggestions, a few letters',
    query: (time) => suggestions(prefixes(time)),
  },
  { name: 'suggestions, words', query: (time) => suggestions(words(time)) },
  { name: 'suggestions, a typing error', query: (time) => suggestions(mistakes(time)) },
  {
    name: 'search products, with count',
    query: (time) => `{ searchByNodeType(query: "${words(time)}", nodeType: "product") { ${searched} } }`,
  },
  {
    name: 'search products, page 50',
    query: (time) => `{ searchByNodeType(query: "${words(time)}", nodeType: "product", offset: 588) { ${searched} } }`,
  },
  {
    name: 'search pages, with count',
    query: (time) => `{ searchByNodeType(query: "${words(time)}", nodeType: "pages") { ${searched} } }`,
  },
];

const suggestions = (text: string): string =>
  `{ searchSecondStep(query: "${text}") { product { _id name path thumbnail { url } } collection { title path } article { title path } cms_page { title path } } }`;

const counts = (filter: string): string =>
  `{ productFilterCounts(filter: { ${filter} }) { types { value count subTypes { value count } } collections { value count } materials { value count } colors { value count } } }`;
