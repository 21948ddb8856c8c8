import { picture } from './picture.ts';
import { group, path } from './svg.ts';

/** What stands in for the picture of a product that came without one: a room, and the outline of a washbasin unit. */
export const placeholder = (): string =>
  picture(
    { width: 688, height: 916, scale: 4.2, originX: 0.5, originY: 0.9 },
    { wall: '#E9E1D4', facing: 'plaster', finish: 'oak' },
    () =>
      group(
        { fill: 'none', stroke: '#A08C70', 'stroke-width': 0.7, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
        path('M-45 -86h90v4h-90zM-44 -82v44h88v-44M-44 -60h88M-8 -71h16M-8 -49h16', {}),
        path('M-30 -150a30 30 0 0 1 60 0a30 30 0 0 1 -60 0M-12 -134l24 -32', {}),
        path('M-4 -86v-13q0 -3 3 -3h5v3', {}),
      ),
  );
