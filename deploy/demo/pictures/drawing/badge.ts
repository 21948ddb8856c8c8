import type { Localised } from '../../../content-api/content.ts';
import { element, group, path } from './svg.ts';

/** The badges of the footer: what they show, and the words around it in each language. */
export const badges: { name: string; drawing: string; words: Localised }[] = [
  {
    name: 'made-in-france',
    drawing: 'M48 33l10.5 5l-1 9.500l5.5 5l-4 4l3 6l-9.5 4l-7.5 -2l-7.5 1.500l1.5 -10l-7.5 -7.500l8 -2l1.5 -7z',
    words: { fr: 'FABRIQUÉ EN FRANCE', nl: 'GEMAAKT IN FRANKRIJK', en: 'MADE IN FRANCE', de: 'AUS FRANKREICH' },
  },
  {
    name: 'five-years',
    drawing:
      'M48 31l14 5v11q0 11 -14 17q-14 -6 -14 -17v-11zM53.5 40h-8l-1 6.500q6 -2.5 8 1.500q1.5 5.5 -4 6.500q-2.5 .2 -4.5 -1.5',
    words: {
      fr: 'GARANTIE CINQ ANS',
      nl: 'VIJF JAAR GARANTIE',
      en: 'FIVE-YEAR GUARANTEE',
      de: 'FÜNF JAHRE GARANTIE',
    },
  },
  {
    name: 'assembled',
    drawing: 'M33 38h30v20h-30zM33 48h30M45 43h6M45 53h6M36 58v4M60 58v4',
    words: { fr: 'LIVRÉ MONTÉ', nl: 'GEMONTEERD GELEVERD', en: 'DELIVERED ASSEMBLED', de: 'MONTIERT GELIEFERT' },
  },
];

/** A round badge of 96 by 96 pixels; the words run round its upper edge. */
export function badge(drawing: string, words: string): string {
  const arc = 'arc';
  const around = { 'font-family': 'Georgia, serif', 'font-size': words.length > 18 ? 7 : 8, 'letter-spacing': 0.6 };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': 'true', viewBox: '0 0 96 96', width: 96, height: 96 },
    element('circle', { cx: 48, cy: 48, r: 47, fill: '#F6F0E4' }),
    element('circle', { cx: 48, cy: 48, r: 45.5, fill: 'none', stroke: '#B8935A', 'stroke-width': 0.8 }),
    path('M14 48a34 34 0 0 1 68 0', { id: arc, fill: 'none' }),
    element(
      'text',
      { fill: '#2B2926', ...around },
      element('textPath', { href: `#${arc}`, startOffset: '50%', 'text-anchor': 'middle' }, words),
    ),
    group(
      { fill: 'none', stroke: '#2B2926', 'stroke-width': 1.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      path(drawing, { transform: 'translate(0 3)' }),
    ),
    path('M36 78h24', { stroke: '#B8935A', 'stroke-width': 0.8 }),
  );
}
