import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { configurationsOf, prepare } from './build.ts';
import { generateTypes } from './generate-types.ts';
import { type BuildTimes, folderOf } from './index.ts';
import { writeManifest } from './write-manifest.ts';

/** Editors write a file in several steps. */
const settledMs = 20;
/** In the place of a digest of sources: no build is made from this one's. */
const source = 'as it was watched';

/**
 * Builds one application for development, again after every change, with source maps; calls `built` or `failed` after each
 * build. What a build reads once, as `src/routes.ts`, is for a new process. It is no release: a build after it is made anew.
 */
export async function watch(
  name: string,
  built: (times: BuildTimes) => void,
  failed: (why: string) => void,
): Promise<void> {
  const mode = 'development';
  await prepare(name, mode);
  watchOperations(name, failed);
  const configurations = (await configurationsOf(name, mode)).map(withSourceMaps);
  const compiler = webpack(configurations);
  let changedAt: number | undefined;
  compiler.hooks.invalid.tap('BuildTimes', (_: unknown, changeTime: number) => {
    changedAt ??= changeTime;
  });
  compiler.watch({ aggregateTimeout: settledMs }, (error, stats) => {
    const [savedAt, compiledAt] = [changedAt, Date.now()];
    changedAt = undefined;
    if (error || !stats) return failed(error?.message ?? 'The build has no result');
    // Browser and server mostly fail at the same.
    const wrong = stats.stats.find((one) => one.hasErrors());
    if (wrong) return failed(messagesOf(wrong));
    writeManifest(name, mode, source).then(
      () => built({ savedAt, compiledAt, builtAt: Date.now() }),
      (cause: Error) => failed(cause.message),
    );
  });
}

/** What the compiler says of each error, without where in the compiler it was found. */
const messagesOf = (stats: Stats): string =>
  (stats.toJson({ all: false, errors: true }).errors ?? [])
    .map(({ moduleName = '', message }) => {
      const [said = ''] = message.replace(/^Module build failed .*\n/, '').split(/\n\s*(?:Caused by|Stack backtrace):/);
      return `${moduleName}\n${said.trim()}`;
    })
    .join('\n\n');

/** Types are generated from operations; webpack follows the generated files. */
function watchOperations(name: string, failed: (why: string) => void): void {
  watchFiles(join(folderOf(name), 'src'), { recursive: true }, (_, file) => {
    if (file?.endsWith('.graphql')) generateTypes([name]).catch((cause: Error) => failed(`${file}: ${cause.message}`));
  });
}

/** Of files that no editor has open no map is made: theirs would take most of the time. */
class SourceMapsOfSources {
  apply(compiler: Compiler): void {
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) => absoluteResourcePath,
    }).apply(compiler);
    compiler.hooks.compilation.tap('SourceMapsOfSources', (compilation) => {
      compilation.hooks.buildModule.tap({ name: 'SourceMapsOfSources', stage: 100 }, (module) => {
        if (module.nameForCondition()?.includes('/node_modules/')) module.useSourceMap = false;
      });
    });
  }
}

const withSourceMaps = (configuration: Configuration): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), new SourceMapsOfSources()],
});
