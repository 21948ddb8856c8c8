import { jsPDF } from 'jspdf';
import { fallbacks, type Language } from 'shared/i18n';
import type { Brand } from 'shared/platform';
import { addFonts, type FontName, type Fonts } from './fonts.ts';
import {
  brokenLines,
  clipped,
  firstOf,
  gap,
  heightOf,
  lineHeight,
  logo,
  page,
  placeRows,
  type RowText,
  rowGap,
  sizes,
  thumbnail,
  withPlainSpaces,
} from './layout.ts';
import type { PictureSource, ScriptText } from './pictures.ts';

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
  pageNumber(page: number, pages: number): string;
}

const ink = '#1f1d1a';
const muted = '#6b645a';
const rule = '#e4ded4';
const textLeft = page.margin + thumbnail.width + gap;
const textWidth = page.width - page.margin - textLeft;
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
  drawPageNumbers(document, list);
  return document;
}

/** Draws the brand, the kind and the title; answers the height at which the rows begin. */
function drawTop(document: jsPDF, { brand, language, kind, title, scriptText }: PrintableList): number {
  const top = page.margin + logo.height + 2 * gap;
  const write = writer(document, scriptText);
  const tagline = fallbacks(language).flatMap((one) => brand.tagline[one] ?? [])[0] ?? '';
  write({ font: 'Fraunces', size: logo.name, color: ink }, [brand.name], page.margin, page.margin);
  write({ font: 'InstrumentSans', size: logo.tagline, color: ink }, [tagline], page.margin, page.margin + logo.name);
  write({ font: 'InstrumentSansMedium', size: sizes.title, color: muted }, [kind], page.margin, top);
  const lines = firstOf(
    broken(document, scriptText, 'Fraunces', sizes.heading, title, page.width - 2 * page.margin),
    mostTitleLines,
  );
  const below = top + sizes.title * lineHeight + 4;
  const end = write({ font: 'Fraunces', size: sizes.heading, color: ink }, lines, page.margin, below);
  return end + 2 * gap;
}

function drawRows(document: jsPDF, list: PrintableList, start: number): void {
  const { products, pictures, scriptText, origin } = list;
  const write = writer(document, scriptText);
  const texts = products.map(
    ({ heading, details }): RowText =>
      clipped({
        heading: broken(document, scriptText, 'Fraunces', sizes.product, heading, textWidth),
        details: details.flatMap((detail) =>
          broken(document, scriptText, 'InstrumentSans', sizes.detail, detail, textWidth),
        ),
      }),
  );
  const places = placeRows(texts.map(heightOf), start);
  for (const [index, { page: number, top }] of places.entries()) {
    const product = products[index];
    const text = texts[index];
    if (!product || !text) continue;
    while (document.getNumberOfPages() < number) document.addPage();
    if (index > 0 && top > page.margin) drawRule(document, top - rowGap);
    drawPicture(document, product.picture.url, pictures.get(product.picture.url), top);
    const look = { font: 'Fraunces', size: sizes.product, color: ink } as const;
    const end = write(look, text.heading, textLeft, top);
    document.link(page.margin, top, page.width - 2 * page.margin, heightOf(text), { url: `${origin}${product.url}` });
    write({ font: 'InstrumentSans', size: sizes.detail, color: muted }, text.details, textLeft, end);
  }
}

/** A picture that occurs twice is embedded once, by its address. */
function drawPicture(document: jsPDF, url: string, picture: Uint8Array | undefined, top: number): void {
  const { width, height } = thumbnail;
  if (picture) document.addImage(picture, 'JPEG', page.margin, top, width, height, url);
  else document.setFillColor(rule).rect(page.margin, top, width, height, 'F');
}

const drawRule = (document: jsPDF, at: number): void =>
  void document
    .setDrawColor(rule)
    .setLineWidth(0.5)
    .line(page.margin, at, page.width - page.margin, at);

function drawPageNumbers(document: jsPDF, { pageNumber }: PrintableList): void {
  const pages = document.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    document.setPage(number);
    use(document, 'InstrumentSans', sizes.title);
    document
      .setTextColor(muted)
      .text(pageNumber(number, pages), page.width - page.margin, page.height - page.margin, { align: 'right' });
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
