import { join } from 'node:path';
import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import type { Assets, Manifest } from '../release/manifest.ts';
import { shared } from './index.ts';

export type PartAssets = Pick<Manifest, 'pages' | 'fragments' | 'pieces' | 'locales' | 'startup'>;

/** What a remote exposes: the module that its start begins with. */
export const browserEntry = join(shared, 'remote/browser-entry');

/** The file that PartAssetsPlugin writes; the release's manifest includes it. */
export const partAssetsFile = 'part-assets.json';

/** What a page load begins with; what the shell's own parts share comes with them. */
const startupChunks = /^bootstrap$/;
const ownParts = 'own-parts';

/**
 * Finds out which files each page, fragment and language of a remote needs, from the dynamic imports of its
 * `src/remote.ts`, so that the server can name them in the page and the browser fetches them all at once.
 */
export class PartAssetsPlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PartAssets', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PartAssets', stage }, () => {
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(this.#find(compilation)));
        compilation.emitAsset(join('..', partAssetsFile), source);
      });
    });
  }

  #find(compilation: Compilation): PartAssets {
    const found: PartAssets = {
      pages: {},
      fragments: {},
      pieces: {},
      locales: {},
      startup: { scripts: [], styles: [] },
    };
    for (const [block, request] of importsOf(compilation)) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const [, kind, name = ''] = /^\.\/(pages|fragments)\/([\w-]+)(?:\/[\w-]+)?(?:\.tsx?)?$/.exec(request) ?? [];
      const [, language] = /^\.\/(?:locales\/)?(\w\w)\.json$/.exec(request) ?? [];
      const [, piece] = /^piece-([\w-]+)$/.exec(group?.name ?? '') ?? [];
      if (!group) continue;
      if (kind === 'pages' || kind === 'fragments') found[kind][name] = assetsOf(group, compilation);
      else if (piece) found.pieces[piece] = filesOf(group.chunks.filter(isCarried));
      else if (language) found.locales[language] = filesOf(group.chunks.filter(isCarried));
      else if (request === browserEntry) found.startup = filesOf(group.chunks.filter((chunk) => !chunk.hasRuntime()));
    }
    if (this.#name === 'shell') found.startup = startupOf(compilation);
    // No document would name them: every page would find them a round trip later.
    if (found.startup.scripts.length === 0)
      throw new Error(`What ${this.#name} starts with was not found in its build`);
    return found;
  }
}

function* importsOf(compilation: Compilation): Generator<[AsyncDependenciesBlock, string]> {
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      for (const dependency of block.dependencies) {
        if ('userRequest' in dependency) yield [block, String(dependency.userRequest)];
        else if ('request' in dependency) yield [block, String(dependency.request)];
      }
    }
  }
}

const isCarried = (chunk: Chunk) => !chunk.hasRuntime() && !startupChunks.test(chunk.name ?? '');

/** The files of a page or fragment; the shell's own parts have what hydrates them in a chunk of its own. */
const assetsOf = (group: ChunkGroup, { namedChunks }: Compilation): Assets => {
  const own = namedChunks.get(ownParts);
  return filesOf([...(own ? [own] : []), ...group.chunks.filter(isCarried)]);
};

/** The shell's own start: its entry's styles, and every chunk that comes with its named ones. */
function startupOf(compilation: Compilation): Assets {
  const chunks = [...compilation.chunks];
  const started = chunks
    .filter((chunk) => startupChunks.test(chunk.name ?? ''))
    .flatMap((chunk) => [...chunk.groupsIterable].filter((group) => startupChunks.test(group.name ?? '')))
    .flatMap((group) => group.chunks);
  const named = chunks.filter((chunk) => startupChunks.test(chunk.name ?? ''));
  return filesOf([...named, ...started.filter((chunk) => !chunk.hasRuntime())]);
}

function filesOf(chunks: Chunk[]): Assets {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].map((file) => `browser/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
