/** Small words for SVG. */

const round = (value: number): number => Math.round(value * 100) / 100;

type Attributes = Record<string, string | number | undefined>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${typeof value === 'number' ? round(value) : value}"`],
    )
    .join('');

export const element = (name: string, attributes: Attributes, ...content: string[]): string =>
  content.length > 0
    ? `<${name}${written(attributes)}>${content.join('')}</${name}>`
    : `<${name}${written(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

/** A number of a path as short as it can be written: `-0.25` as `-.25`. */
const short = (number: string): string => String(round(Number(number))).replace(/^(-?)0\./, '$1.');

export const path = (d: string, attributes: Attributes): string =>
  element('path', { d: d.replace(/-?\d+\.\d+/g, short), ...attributes });

export const group = (attributes: Attributes, ...content: string[]): string => element('g', attributes, ...content);
