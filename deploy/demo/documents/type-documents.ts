import type { jsPDF } from 'jspdf';
import type { Localised } from '../../content-api/content.ts';
import type { ProductRecord } from '../pictures/records.ts';
import choiceAdviceJson from './choice-advice.json' with { type: 'json' };
import { drawWithSizes } from './draw.ts';
import { inAll, labels, languageNames, languages, said } from './languages.ts';
import mountingStepsJson from './mounting-steps.json' with { type: 'json' };
import { dress, ink, newDocument, page, rule, write } from './sheet.ts';

/** What to ask oneself before choosing a product of each type. */
export const choiceAdvice: Record<string, Localised[]> = choiceAdviceJson;
/** How a product of each type is mounted, step by step. */
export const mountingSteps: Record<string, Localised[]> = mountingStepsJson;

/** A type of products with its products, the first of which is in the drawing. */
export interface TypeOfProducts {
  value: string;
  name: Localised;
  products: ProductRecord[];
}

/** How to mount a product of a type: one page for each language. */
export function mountingInstructions(type: TypeOfProducts): jsPDF {
  return perLanguage(type, labels.mounting, mountingSteps[type.value] ?? []);
}

/** What to think of when choosing a product of a type: one page for each language, with all the pieces. */
export function choiceGuide(type: TypeOfProducts): jsPDF {
  return perLanguage(type, labels.choice, choiceAdvice[type.value] ?? [], listPieces);
}

type After = (doc: jsPDF, type: TypeOfProducts, language: (typeof languages)[number], y: number) => void;

function perLanguage(type: TypeOfProducts, label: Localised, steps: Localised[], after?: After): jsPDF {
  const doc = newDocument(`${type.name.fr} – ${label.fr}`, `${label.en} ${type.value}`);
  languages.forEach((language, index) => {
    if (index > 0) doc.addPage();
    dress(doc, languageNames[language], inAll(labels.tolerance));
    write(doc, said(type.name, language), page.margin, 42, { font: 'times', size: 24 });
    write(doc, said(label, language), page.margin, 49, { size: 9, color: ink.quiet });
    const [shown] = type.products;
    if (shown) drawWithSizes(doc, shown, { x: page.margin, y: 54, width: page.width - 2 * page.margin, height: 70 });
    let y = 136;
    steps.forEach((step, at) => {
      write(doc, String(at + 1), page.margin, y, { font: 'times', size: 15, color: ink.accent });
      y = write(doc, said(step, language), page.margin + 12, y, { size: 10, width: 150 }) + 4;
    });
    after?.(doc, type, language, y + 2);
  });
  return doc;
}

/** Every line with the widths that it comes in. */
const listPieces: After = (doc, { products }, language, from) => {
  const lines = Map.groupBy(products, ({ line }) => line);
  const columns = lines.size > 12 ? 3 : 2;
  const perColumn = Math.ceil(lines.size / columns);
  const width = (page.width - 2 * page.margin) / columns;
  rule(doc, from - 5);
  [...lines.values()].forEach((pieces, index) => {
    const [first] = pieces;
    if (!first) return;
    const [x, y] = [page.margin + Math.floor(index / perColumn) * width, from + (index % perColumn) * 5];
    const widths = pieces.map(({ size }) => size[0]).toSorted((one, other) => one - other);
    write(doc, said(first.heading, language).replace(/ \d+/, ''), x, y, { size: 7.5 });
    write(doc, `${[...new Set(widths)].join(', ')} cm`, x + width - 4, y, {
      size: 7,
      color: ink.quiet,
      align: 'right',
    });
  });
};
