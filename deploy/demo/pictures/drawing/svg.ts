/** Small words for SVG. Everything is drawn in centimetres; the floor is at y = 0 and up is negative. */

export const round = (value: number): number => Math.round(value * 100) / 100;

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

type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]): string[] =>
  list.map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }));

/** A gradient along a line given in shares of the painted shape; from left to right unless told. */
export const gradient = (id: string, list: Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string =>
  element('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list));

export const glow = (id: string, list: Stop[]): string => element('radialGradient', { id }, ...stops(list));

/** A colour between two, given as #RRGGBB: all of the first at 0, all of the second at 1. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
