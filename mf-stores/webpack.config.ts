import { join } from 'node:path';
import type { Configuration } from 'webpack';

const borders = {
  test: /world-atlas\/countries-50m\.json$/,
  type: 'json',
  loader: join(import.meta.dirname, 'build/cut-borders.ts'),
};

/** The usual build, whose map has Europe's borders and not the world's. */
export default (usual: Configuration): Configuration => ({
  ...usual,
  module: { ...usual.module, rules: [...(usual.module?.rules ?? []), borders] },
});
