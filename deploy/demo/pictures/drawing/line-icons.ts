import type { CollectionRecord } from '../records.ts';
import { element, group, path } from './svg.ts';

/** Small line drawings, 24 by 24 pixels. */

const icon = (d: string, stroke: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': 'true', viewBox: '0 0 24 24', width: 24, height: 24 },
    group(
      { fill: 'none', stroke, 'stroke-width': 1.25, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path(d, {}),
    ),
  );

const ofCollections: Record<CollectionRecord['icon'], string> = {
  line: 'M3 8h18v8h-18zM3 12h18',
  wave: 'M3 9q2.2 -3 4.5 0t4.5 0t4.5 0t4.5 0M3 15q2.2 -3 4.5 0t4.5 0t4.5 0t4.5 0',
  leaf: 'M5 19q0 -12 14 -14q0 14 -12 13M5 19l7 -7',
  moon: 'M18.5 14.5a7.5 7.5 0 1 1 -9 -9a6 6 0 0 0 9 9z',
  drop: 'M12 3.5q5.5 6.4 5.5 10.6a5.5 5.5 0 0 1 -11 0q0 -4.2 5.5 -10.6zM9.5 15a2.6 2.6 0 0 0 2 2.4',
  frame: 'M5 4v16M19 4v16M5 8h14M5 16h14M8 11h8',
  square: 'M4 4v16h16zM8 11v5h5zM4 8h1.5M4 12h1.5M4 16h1.5',
  arch: 'M4 20v-8a8 8 0 0 1 16 0v8M8.5 20v-7.5a3.5 3.5 0 0 1 7 0v7.5M3 20h18',
  boat: 'M3.5 15h17l-2.4 4.5h-12.2zM11 12.5v-9l6.5 9z',
  bowl: 'M3.5 10h17q0 8 -6.5 8.5h-4q-6.5 -.5 -6.5 -8.5zM9 20.5h6M8 6.5q0 -1.4 1 -2M12 6.5q0 -1.8 1.2 -2.6M16 6.5q0 -1.4 1 -2',
};

/** The icon of a collection, for bright or for dark grounds. */
export const collectionIcon = (name: CollectionRecord['icon'], colour: 'dark' | 'white'): string =>
  icon(ofCollections[name], colour === 'dark' ? '#2B2926' : '#FFFFFF');

/** The icons of the mirror finder, by the code of the answer. */
const ofFinder: Record<string, string> = {
  '1a': 'M11 3.5c5 -.4 8.6 3.2 8.4 8.4c-.2 5.4 -3.2 8.6 -8 8.6c-4.4 0 -7 -3.2 -7 -8c0 -5 2.4 -8.6 6.6 -9z',
  '1b': 'M4 6h16v12h-16zM8 15l6 -6',
  '2a': 'M8.5 5h7v11h-7zM8.5 20h7M8.5 18.800v2.400M15.5 18.800v2.4',
  '2b': 'M5.5 5h13v11h-13zM5.5 20h13M5.5 18.800v2.400M18.5 18.800v2.4',
  '2c': 'M2.5 5h19v11h-19zM2.5 20h19M2.5 18.800v2.400M21.5 18.800v2.4',
  '3a': 'M9 17.500h6M10 20.500h4M8.8 14.600a6 6 0 1 1 6.4 0q-.8 .8 -.8 1.900h-4.800q0 -1.1 -.8 -1.900z',
  '3b': 'M12 3.500q5 6 5 9.800a5 5 0 0 1 -10 0q0 -3.8 5 -9.800zM4 20.500l16 -16',
  '3c': 'M12 3.500a8.5 8.5 0 1 0 0 17q1.8 0 1.8 -1.600q0 -.9 -.6 -1.500t-.6 -1.400q0 -1.5 1.7 -1.500h2.200q4 0 4 -3.600q0 -7.4 -8.5 -7.400zM7.5 12h.01M9.5 8h.01M14.5 8h.01',
  '4a': 'M6.5 4h11v16h-11zM9 6.500v11M15 6.500v11',
  '4b': 'M9 6h11v14h-11zM4 20v-9M4 11a2 2 0 1 1 .01 0M2.5 6l-.5 -.7M5.5 6l.5 -.7',
};

/** Every icon of the mirror finder with its code. */
export const finderIcons: { code: string; svg: string }[] = Object.entries(ofFinder).map(([code, d]) => ({
  code,
  svg: icon(d, '#2B2926'),
}));

/** What a collection is made in, as its hero lists it. */
const ofConfigurations: Record<string, string> = {
  'one-basin': 'M4 12h16v7H4zM4 15.5h16M9 9h6a3 3 0 0 1-3 3 3 3 0 0 1-3-3zM12 9V5.5h2',
  'two-basins': 'M2.5 12h19v7h-19zM12 12v7M4.5 9h5a2.5 2.5 0 0 1-5 0zM14.5 9h5a2.5 2.5 0 0 1-5 0zM7 9V6h1.5M17 9V6h1.5',
  'tall-unit': 'M8 3h8v18H8zM8 12h8M14 8v1.5M14 14.5V16',
};

/** Every icon of a configuration with its name. */
export const configurationIcons: { name: string; svg: string }[] = Object.entries(ofConfigurations).map(
  ([name, d]) => ({ name, svg: icon(d, '#35332F') }),
);
