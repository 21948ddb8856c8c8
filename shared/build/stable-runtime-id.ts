import type { Compiler } from 'webpack';

/** What Module Federation starts with: a file that it names by a hash of where this repository is. */
const runtimeEntry = /[\\/]\.federation[\\/]entry\.[^\\/]+$/;

/** Gives that module an id that does not follow from its path: a build has the same bytes in whatever folder it is made. */
export class StableRuntimeIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableRuntimeId', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableRuntimeId', (modules) => {
        for (const module of modules)
          if (runtimeEntry.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, 'federation-runtime');
      });
    });
  }
}
