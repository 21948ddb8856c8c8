import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBrand } from 'shared/testing';
import { drawList, type PrintableList } from './draw-list.ts';
import { page } from './layout.ts';

const font = (path: string) =>
  new Uint8Array(readFileSync(join(process.cwd(), 'node_modules/@expo-google-fonts', path)));
const fonts = {
  Fraunces: font('fraunces/400Regular/Fraunces_400Regular.ttf'),
  InstrumentSans: font('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  InstrumentSansMedium: font('instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
};

/** A JPEG of a few grey pixels. */
const picture = Uint8Array.from(
  atob(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC8AnM//9k=',
  ),
  (letter) => letter.charCodeAt(0),
);

const list = (count: number, more: Partial<PrintableList> = {}): PrintableList => ({
  brand: testBrand,
  language: 'fr',
  title: 'Salle de bains d’amis',
  kind: 'Ma sélection',
  products: Array.from({ length: count }, (_, index) => ({
    heading: `Meuble « Ligne » n° ${index}`,
    url: `/fr/produits/ligne-${index}`,
    details: ['Meuble vasque', 'L 120 cm'],
    picture: { url: `/pictures/${index}.svg` },
  })),
  pictures: new Map([['/pictures/0.svg', picture]]),
  fonts,
  origin: 'https://www.example.org',
  retailer: {
    label: 'Nos revendeurs',
    text: 'www.example.org/fr/revendeurs',
    url: 'https://www.example.org/fr/revendeurs',
  },
  scriptText: {
    widthOf: (line, size) => [...line].length * size,
    pictureOf: (line, { size }) => ({ picture, width: [...line].length * size, height: size }),
  },
  pageNumber: (page, pages) => `${page} / ${pages}`,
  ...more,
});

const written = (given: PrintableList) => drawList(given).output();

// R267
it('is a document on A4 that says its language and its title', () => {
  const pdf = written(list(1));
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.2\d* 841\.8\d*\]/);
  expect(pdf).toContain('/Lang (fr)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Title (þÿ');
});

// R272
it('is from the brand whose site it is', () => {
  const brand = { name: 'Havlund', tagline: { de: 'Bäder aus Holz' } };
  const pdf = drawList(list(1, { brand })).output();
  expect(pdf).toContain('/Author (');
  const plain = pdf.replaceAll('\0', '');
  expect(plain).toContain('Havlund');
  expect(plain).not.toMatch(/rivelle/i);
});

it('holds its three fonts', () => {
  const pdf = written(list(1));
  for (const name of ['Fraunces', 'InstrumentSans', 'InstrumentSansMedium'])
    expect(pdf).toContain(`/BaseFont /${name}`);
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(3);
});

it('takes as many pages as its rows need, and is drawn without any product too', () => {
  const pages = (count: number) => drawList(list(count)).getNumberOfPages();
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(pages)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect([13, 40, 200].map(pages)).toEqual([2, 3, 15]);
});

it.each([
  [2, [2]],
  [3, [3]],
  [4, [1]],
  [6, [1]],
  [8, [4]],
  [13, [6, 1]],
  [17, [6, 3]],
])(
  'rules off the rows of %d products whose texts are beside their pictures, and the foot of each page',
  (count, rules) => {
    const { pages } = drawList(list(count)).internal;
    // A PDF draws a line by `l`.
    const drawn = pages.slice(1).map((page) => [...String(page).matchAll(/ l\b/g)].length);
    expect(drawn).toEqual(rules);
  },
);

it('ends a long address of the retailers before the number of the page', () => {
  const widths: number[] = [];
  const scriptText: PrintableList['scriptText'] = {
    widthOf: (line, size) => [...line].length * size,
    pictureOf(line, { size }) {
      widths.push([...line].length * size);
      return { picture, width: 10, height: size };
    },
  };
  drawList(
    list(1, { scriptText, retailer: { label: 'Où', text: 'Ванная '.repeat(40), url: 'https://www.example.org' } }),
  );
  expect(widths).toHaveLength(1);
  expect(widths[0]).toBeLessThan(page.width - 2 * page.margin - 40);
});

it('takes any title and any name, however long, and letters that its fonts do not have', () => {
  const [product] = list(1).products;
  if (!product) throw new Error('The list has a product');
  for (const text of ['', 'x'.repeat(2000), 'vier Worte '.repeat(200), '浴室 🛁 ванная', '\u202f:\u2028\0'])
    expect(drawList(list(1, { title: text, products: [{ ...product, heading: text }] })).getNumberOfPages()).toBe(1);
});

it('links every product to its page', () => {
  const pdf = written(list(2));
  for (const index of [0, 1]) expect(pdf).toContain(`/URI (https://www.example.org/fr/produits/ligne-${index})`);
});

it('draws what its fonts have no letters for, and writes everything else', () => {
  const drawn: string[] = [];
  const scriptText: PrintableList['scriptText'] = {
    widthOf: (line, size) => [...line].length * size,
    pictureOf(line, { size }) {
      drawn.push(line);
      return { picture, width: 10, height: size };
    },
  };
  const [product] = list(1).products;
  if (!product) throw new Error('The list has a product');
  const titles = ['Ванная комната', 'Λουτρό', 'حمام', '浴室', 'Bain 🛁'];
  for (const title of titles) drawList(list(1, { title, scriptText }));
  expect(drawn).toEqual(titles);
  drawn.length = 0;
  drawList(list(1, { title: 'Étage « nuit »\u202f: Œuvre, größe, één', scriptText }));
  expect(drawn).toEqual([]);
});

// C70
it('leads to the list by a code where the list has a link, and to retailers on every sheet', () => {
  const link = 'https://www.example.org/fr/liste-partagee/Zq3xkT0m4vJw8sYcR1nLpE6hUaFb2dGi9oKt7uVxWyQ';
  const pdf = written(list(20, { link }));
  expect(pdf.match(/\/URI \(https:\/\/www\.example\.org\/fr\/liste-partagee/g)).toHaveLength(1);
  expect(pdf.match(/\/URI \(https:\/\/www\.example\.org\/fr\/revendeurs/g)).toHaveLength(2);
  expect(written(list(20))).not.toContain('liste-partagee');
});
