import type { Compiler, Module } from 'webpack';

/** Gives what Module Federation begins with ids that do not follow from paths: a build has the same bytes in whatever folder it is made. */
export class StableFederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableFederationIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationIds', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** The runtime's file is called after a hash of where this repository is, and a container after the path of what it exposes. */
function stableId(module: Module): string | undefined {
  if (/[\\/]\.federation[\\/]entry\.[^\\/]+$/.test(module.nameForCondition() ?? '')) return 'federation-runtime';
  return module.identifier().startsWith('container entry') ? 'container' : undefined;
}
