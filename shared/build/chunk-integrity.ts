import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../release/integrity.ts';

const marker = '__CHUNK_INTEGRITY__';
const { RuntimeModule } = webpack;
const LoadScript = webpack.runtime.LoadScriptRuntimeModule;

/** Tells the runtime the integrity of every other file of its release, by name. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_BASIC);
  }
  override generate(): string {
    return `__webpack_require__.integrity = Object.fromEntries('${marker}'.split(' ').map((file) => file.split('|')));`;
  }
}

const setIntegrity = (element: string, address: string) =>
  `${element}.integrity = __webpack_require__.integrity[${address}.split('/').pop()] || '';`;

/**
 * Makes an entry refuse a chunk or style sheet that is not the one it was built with. The page states the integrity of
 * the entry; the entry holds that of everything it loads. (webpack-subresource-integrity cannot build federated remotes.)
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrity', (chunk) =>
        compilation.addRuntimeModule(chunk, new IntegrityTable()),
      );
      LoadScript.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}\n${setIntegrity('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) => [source, setIntegrity(tag, href)].join('\n'),
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => fillTable(compilation),
      );
    });
  }
}

function fillTable(compilation: Compilation): void {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const holdsTable = (content: string) => content.includes(marker);
  const contents = files.map(({ name, source }) => ({ name, content: source.source().toString() }));
  const table = contents
    .filter(({ content }) => !holdsTable(content))
    .map(({ name, content }) => `${name}|${integrityOf(content)}`)
    .join(' ');
  for (const { name, content } of contents.filter((file) => holdsTable(file.content))) {
    const filled = content.replaceAll(marker, table);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}
