import { join } from 'node:path';
import type { Configuration } from 'webpack';

const folder = join(import.meta.dirname, 'build');

const borders = {
  test: /world-atlas\/countries-50m\.json$/,
  type: 'json',
  loader: join(folder, 'cut-borders.ts'),
};

const partsOfLeaflet = {
  leaflet$: join(folder, 'leaflet-parts.js'),
  // Drawing in Internet Explorer: to ask for it is an error in each other browser, which its tools look up in all of Leaflet.
  './SVG.VML': false as const,
};

/** The usual build, whose map has Europe's borders and not the world's, and of Leaflet what the map takes. */
export default (usual: Configuration): Configuration => ({
  ...usual,
  resolve: { ...usual.resolve, alias: { ...usual.resolve?.alias, ...partsOfLeaflet } },
  module: { ...usual.module, rules: [...(usual.module?.rules ?? []), borders] },
});
