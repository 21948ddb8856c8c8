import { join } from 'node:path';
import { configuration, type Mode } from 'shared/build';
import type { Configuration } from 'webpack';

const borders = {
  test: /world-atlas\/countries-50m\.json$/,
  type: 'json',
  loader: join(import.meta.dirname, 'build/cut-borders.ts'),
};

const withBorders = (build: Configuration): Configuration => ({
  ...build,
  module: { ...build.module, rules: [...(build.module?.rules ?? []), borders] },
});

/** The usual builds, whose map has Europe's borders and not the world's. */
export default (mode: Mode): [Configuration, Configuration] => {
  const [browser, server] = configuration('mf-stores')(mode);
  return [withBorders(browser), withBorders(server)];
};
