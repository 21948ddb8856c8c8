import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBrand } from 'shared/testing';
import { drawList, type PrintableList } from './draw-list.ts';
import { codeSize, page } from './layout.ts';
import { qrCodeOf } from './qr-code.ts';

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

const rounded = (length: number) => Math.round(length * 10) / 10;
const fromTop = (left: number, above: number) => `${rounded(left)} ${rounded(page.height - above)}`;
const colors: Record<string, string> = { 12: 'ink', 42: 'muted', 89: 'rule' };

/** What is drawn on each sheet, in its order, with its left and top in points from the upper left corner. */
function sheets(given: PrintableList): string[][] {
  return drawList(given)
    .internal.pages.slice(1)
    .map((sheet) => {
      const lines: string[] = [];
      let [size, color, box] = [0, '', ''];
      for (const operation of String(sheet).split(/[,\n]/)) {
        const [x = 0, y = 0, width = 0, height = 0, left = 0, bottom = 0] = operation.split(' ').map(Number);
        const operator = operation.split(' ').at(-1) ?? '';
        if (/^rg$/i.test(operator)) color = colors[Math.round(x * 100)] ?? operation;
        if (operator === 'Tf') size = y;
        // The line that letters stand on is 0.85 of their size below their top.
        if (operator === 'Td') lines.push(`text ${fromTop(x, y + 0.85 * size)}, ${size} ${color}`);
        if (operator === 'cm') lines.push(`picture ${fromTop(left, bottom + height)}, ${x} × ${height}`);
        if (operator === 'm') lines.push(`rule ${fromTop(x, y)}`);
        if (operator === 'l') lines.push(`${lines.pop()} to ${fromTop(x, y)}, ${color}`);
        if (operator === 're') box = `${fromTop(x, y)}, ${width} × ${-height}`;
        if (operator === 'f') lines.push(`box ${box} ${color}`);
      }
      return lines;
    });
}

/** Where a PDF has links: left, top, right and bottom, and the address. */
const linksOf = (pdf: string) =>
  [...pdf.matchAll(/\/Rect \[(\S+) (\S+) (\S+) (\S+)\].*\/URI \((.*?)\)/g)].map(
    ([, left, top, right, bottom, address]) =>
      `${fromTop(Number(left), Number(top))} ${fromTop(Number(right), Number(bottom))} ${address}`,
  );

// R267
it('is a document on A4 that says its language and its title', () => {
  const pdf = written(list(1));
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.2\d* 841\.8\d*\]/);
  expect(pdf).toContain('/Lang (fr)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/Title (þÿ');
});

const top = ['text 40 40, 24 ink', 'text 40 64, 7.5 ink', 'text 40 101, 8 muted', 'text 40 115, 22 ink'];
const foot = ['rule 40 763.9 to 555.3 763.9, rule', 'text 40 773.9, 8 muted', 'text 40 783.9, 10 ink'];
const below = (left: number, at: number) => [
  `text ${left} ${at}, 12 ink`,
  `text ${left} ${at + 15}, 10 muted`,
  `text ${left} ${at + 27.5}, 10 muted`,
];

it('has a brand, a title, products beside or above their texts, and a foot, each in its place', () => {
  expect(sheets(list(2))).toEqual([
    [
      ...top,
      ...['picture 40 170.5, 200 × 264', ...below(254, 170.5), 'rule 40 444.5 to 555.3 444.5, rule'],
      ...['box 40 454.5, 200 × 264 rule', ...below(254, 454.5), ...foot, 'text 542.3 783.9, 8 muted'],
    ],
  ]);
  const small = ([left, at]: readonly [number, number]) => [
    `box ${left} ${at}, 147 × 194 rule`,
    ...below(left, at + 201),
  ];
  const others = [
    [219.8, 170.5],
    [399.5, 170.5],
    [129.9, 431.5],
    [309.6, 431.5],
  ] as const;
  expect(sheets(list(5))).toEqual([
    [
      ...top,
      'picture 40 170.5, 147 × 194',
      ...below(40, 371.5),
      ...others.flatMap(small),
      ...foot,
      'text 542.3 783.9, 8 muted',
    ],
  ]);
  expect(sheets(list(13))[1]).toEqual([
    'box 40 40, 59 × 78 rule',
    ...below(113, 40),
    ...foot,
    'text 539.8 783.9, 8 muted',
  ]);
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
  expect(pdf).not.toContain('Helvetica');
  expect(pdf).toContain('/FlateDecode');
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

it('links every product to its page, by its picture and its text', () => {
  expect(linksOf(written(list(2))).slice(0, 2)).toEqual([
    '40 170.5 555.3 434.5 https://www.example.org/fr/produits/ligne-0',
    '40 454.5 555.3 718.5 https://www.example.org/fr/produits/ligne-1',
  ]);
  expect(linksOf(written(list(5)))[1]).toBe('219.8 170.5 375.5 411.5 https://www.example.org/fr/produits/ligne-1');
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
  // Only the font of the headings has this letter: the detail is broken by the widths of what is drawn.
  const details = ['Plan de 1 ½ m de bois', '½'];
  drawList(list(9, { products: Array(9).fill({ ...product, heading: '½', details }), scriptText }));
  expect(drawn.slice(0, 2)).toEqual(['Plan de 1 ½ m de', '½']);
});

// C70
it('leads to the list by a code where the list has a link, and to retailers on every sheet', () => {
  const link = 'https://www.example.org/fr/liste-partagee/Zq3xkT0m4vJw8sYcR1nLpE6hUaFb2dGi9oKt7uVxWyQ';
  const links = linksOf(written(list(20, { link })));
  expect(links[0]).toBe(`483.3 40 555.3 112 ${link}`);
  expect(links.filter((one) => /liste-partagee/.test(one))).toHaveLength(1);
  const retailers = '40 773.9 495.3 796.4 https://www.example.org/fr/revendeurs';
  expect(links.filter((one) => one === retailers)).toHaveLength(2);
  expect(written(list(20))).not.toContain('liste-partagee');
});

// C70
it('draws the code as it is, in the upper right corner, and ends the title before it', () => {
  const link = 'https://www.example.org/fr/liste-partagee/x';
  const [operations = ''] = drawList(list(1, { link })).internal.pages.slice(1).map(String);
  const code = qrCodeOf(link);
  const inSquares = (length: number) => (length * code.size) / codeSize;
  const bars = [...operations.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map((bar) => {
    const [left = 0, bottom = 0, length = 0, height = 0] = bar.slice(1).map(Number);
    expect(inSquares(-height)).toBeCloseTo(1);
    const x = Math.round(inSquares(left - 483.28));
    return { x, y: Math.round(inSquares(page.height - 40 - bottom)), length: Math.round(inSquares(length)) };
  });
  expect(bars).toEqual(code.bars);
  const withLink = (title: string) => sheets(list(1, { title, link }))[0]?.filter((line) => line.endsWith(', 22 ink'));
  expect(sheets(list(0, { link }))[0]?.[2]).toMatch(/^box .* ink$/);
  const title = 'Salle de bains des amis qui viennent';
  expect(withLink(title)).toEqual(['text 40 115, 22 ink']);
  expect(withLink(`${title} en été`)).toEqual(['text 40 115, 22 ink', 'text 40 142.5, 22 ink']);
});
