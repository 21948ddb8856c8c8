import { transform } from 'lightningcss';
import webpack, { type Compiler } from 'webpack';

/** Minifies style sheets. css-minimizer-webpack-plugin would do the same, and installs 55 packages for other minifiers. */
export class MinifyStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MinifyStyles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'MinifyStyles', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (!filename.endsWith('.css')) continue;
          const { code } = transform({ filename, code: source.buffer(), minify: true });
          compilation.updateAsset(filename, new webpack.sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}
