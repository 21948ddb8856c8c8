import { jsPDF } from 'jspdf';
import { fallbacks, type Language } from 'shared/i18n';
import type { Brand } from 'shared/platform';
import { addFonts, type FontName, type Fonts } from './fonts.ts';
import {
  brokenLines,
  clipped,
  codeSize,
  firstOf,
  type Grid,
  gap,
  gridFor,
  heightOf,
  leftOf,
  lineHeight,
  logo,
  mostDetailLines,
  type ProductText,
  page,
  placeRows,
  rowGap,
  rowsEnd,
  sizes,
  textWidth,
  withPlainSpaces,
} from './layout.ts';
import type { PictureSource, ScriptText } from './pictures.ts';
import { qrCodeOf } from './qr-code.ts';
import type { Retailer } from './retailer.ts';

export interface PrintableList {
  brand: Pick<Brand, 'name' | 'tagline'>;
  language: Language;
  /** The list's title. */
  title: string;
  /** The small line above it: "my selection". */
  kind: string;
  products: readonly { heading: string; details: readonly string[]; url: string; picture: PictureSource }[];
  /** JPEG files by the picture's address; one that could not be loaded is missing. */
  pictures: ReadonlyMap<string, Uint8Array>;
  fonts: Fonts;
  /** Draws text for which the fonts have no glyphs. */
  scriptText: ScriptText;
  /** The site that products link to, as `https://www.example.org`. */
  origin: string;
  /** The link by which others read the list, where there is one. */
  link?: string;
  /** Where to see the furniture. */
  retailer: Retailer;
  pageNumber(page: number, pages: number): string;
}

const ink = '#1f1d1a';
const muted = '#6b645a';
const rule = '#e4ded4';
const mostTitleLines = 4;

/** Draws a list on A4, in reading order. */
export function drawList(list: PrintableList): jsPDF {
  const document = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  addFonts(document, list.fonts);
  document.setProperties({ title: `${list.kind} – ${list.title}`, author: list.brand.name, creator: list.brand.name });
  document.setLanguage(list.language);
  document.viewerPreferences({ DisplayDocTitle: true });
  const start = drawTop(document, list);
  drawRows(document, list, start);
  drawFoot(document, list);
  return document;
}

/** Draws the brand, the kind and the title, beside a code that leads to the list; answers the height at which the rows begin. */
function drawTop(document: jsPDF, { brand, language, kind, title, scriptText, link }: PrintableList): number {
  const top = page.margin + logo.height + 2 * gap;
  const write = writer(document, scriptText);
  const tagline = fallbacks(language).flatMap((one) => brand.tagline[one] ?? [])[0] ?? '';
  write({ font: 'Fraunces', size: logo.name, color: ink }, [brand.name], page.margin, page.margin);
  write({ font: 'InstrumentSans', size: logo.tagline, color: ink }, [tagline], page.margin, page.margin + logo.name);
  if (link) drawCode(document, link);
  write({ font: 'InstrumentSansMedium', size: sizes.title, color: muted }, [kind], page.margin, top);
  const width = page.width - 2 * page.margin - (link ? codeSize + gap : 0);
  const lines = firstOf(broken(document, scriptText, 'Fraunces', sizes.heading, title, width), mostTitleLines);
  const below = top + sizes.title * lineHeight + 4;
  const end = write({ font: 'Fraunces', size: sizes.heading, color: ink }, lines, page.margin, below);
  return end + 2 * gap;
}

/** A QR code in the upper right corner, which can be clicked, too. */
function drawCode(document: jsPDF, link: string): void {
  const { size, bars } = qrCodeOf(link);
  const left = page.width - page.margin - codeSize;
  const side = codeSize / size;
  document.setFillColor(ink);
  for (const { x, y, length } of bars)
    document.rect(left + x * side, page.margin + y * side, length * side, side, null);
  document.fill();
  document.link(left, page.margin, codeSize, codeSize, { url: link });
}

function drawRows(document: jsPDF, list: PrintableList, start: number): void {
  const { products, pictures, scriptText, origin } = list;
  const write = writer(document, scriptText);
  const grid = gridFor(products.length);
  const width = textWidth(grid);
  const texts = products.map(
    ({ heading, details }): ProductText =>
      clipped({
        heading: broken(document, scriptText, 'Fraunces', sizes.product, heading, width),
        details: details.flatMap((detail) =>
          firstOf(broken(document, scriptText, 'InstrumentSans', sizes.detail, detail, width), mostDetailLines),
        ),
      }),
  );
  const heights = texts.map((text) => heightOf(text, grid));
  for (const [index, { page: number, top }] of placeRows(heights, grid, start).entries()) {
    const product = products[index];
    const text = texts[index];
    if (!product || !text) continue;
    while (document.getNumberOfPages() < number) document.addPage();
    const left = leftOf(index, products.length, grid);
    if (grid.beside && index % grid.columns === 0 && index > 0 && top > page.margin) drawRule(document, top - rowGap);
    drawPicture(document, product.picture.url, pictures.get(product.picture.url), grid, left, top);
    const textLeft = grid.beside ? left + grid.picture.width + gap : left;
    const textTop = grid.beside ? top : top + grid.picture.height + gap / 2;
    const end = write({ font: 'Fraunces', size: sizes.product, color: ink }, text.heading, textLeft, textTop);
    document.link(left, top, textLeft - left + width, heights[index] ?? 0, { url: `${origin}${product.url}` });
    write({ font: 'InstrumentSans', size: sizes.detail, color: muted }, text.details, textLeft, end);
  }
}

/** A picture that occurs twice is embedded once, by its address. */
function drawPicture(
  document: jsPDF,
  url: string,
  picture: Uint8Array | undefined,
  { picture: { width, height } }: Grid,
  left: number,
  top: number,
): void {
  if (picture) document.addImage(picture, 'JPEG', left, top, width, height, url);
  else document.setFillColor(rule).rect(left, top, width, height, 'F');
}

const drawRule = (document: jsPDF, at: number): void =>
  void document
    .setDrawColor(rule)
    .setLineWidth(0.5)
    .line(page.margin, at, page.width - page.margin, at);

/** The retailer and the page's number, below the rows of each page. */
function drawFoot(document: jsPDF, { pageNumber, retailer, scriptText }: PrintableList): void {
  const pages = document.getNumberOfPages();
  const write = writer(document, scriptText);
  const top = rowsEnd + 2 * rowGap;
  const width = page.width - 2 * page.margin - 60;
  for (let number = 1; number <= pages; number += 1) {
    document.setPage(number);
    drawRule(document, rowsEnd + rowGap);
    const end = write(
      { font: 'InstrumentSansMedium', size: sizes.title, color: muted },
      [retailer.label],
      page.margin,
      top,
    );
    const lines = firstOf(broken(document, scriptText, 'InstrumentSans', sizes.detail, retailer.text, width), 1);
    const bottom = write({ font: 'InstrumentSans', size: sizes.detail, color: ink }, lines, page.margin, end);
    document.link(page.margin, top, width, bottom - top, { url: retailer.url });
    use(document, 'InstrumentSans', sizes.title);
    document
      .setTextColor(muted)
      .text(pageNumber(number, pages), page.width - page.margin, end, { align: 'right', baseline: 'top' });
  }
}

interface Look {
  font: FontName;
  size: number;
  color: string;
}

/** Writes lines below each other from `top` on; answers the height below them. */
const writer =
  (document: jsPDF, scriptText: ScriptText) =>
  ({ font, size, color }: Look, lines: readonly string[], x: number, top: number): number => {
    use(document, font, size).setTextColor(color);
    for (const [index, line] of lines.entries()) {
      const at = top + index * size * lineHeight;
      if (hasLetters(document, font, line)) use(document, font, size).text(line, x, at, { baseline: 'top' });
      else {
        const { picture, width, height } = scriptText.pictureOf(line, { size, color });
        document.addImage(picture, 'JPEG', x, at, width, height);
      }
    }
    return top + lines.length * size * lineHeight;
  };

function broken(
  document: jsPDF,
  scriptText: ScriptText,
  font: FontName,
  size: number,
  text: string,
  width: number,
): string[] {
  const plain = withPlainSpaces(text);
  if (hasLetters(document, font, plain)) return use(document, font, size).splitTextToSize(plain, width);
  return brokenLines(plain, width, (line) => scriptText.widthOf(line, size));
}

/** Whether a font has glyphs for a whole text: a missing one would be blank. */
function hasLetters(document: jsPDF, font: FontName, text: string): boolean {
  use(document, font, sizes.detail);
  const { metadata } = document.getFont();
  return [...text].every((letter) => metadata.characterToGlyph(letter.codePointAt(0)) > 0);
}

const use = (document: jsPDF, font: FontName, size: number): jsPDF =>
  document.setFont(font, 'normal').setFontSize(size);
