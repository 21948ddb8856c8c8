import { browserEntry, type PartAssets, PartAssetsPlugin } from './part-assets.ts';

interface FakeChunk {
  name?: string;
  files: string[];
  groupsIterable: { name?: string; chunks: FakeChunk[] }[];
  hasRuntime(): boolean;
}
const chunk = (files: string[], { name, runs = false }: { name?: string; runs?: boolean } = {}): FakeChunk => ({
  ...{ name, files, groupsIterable: [] },
  hasRuntime: () => runs,
});
/** A dynamic import, and the chunks that come with it. */
const imported = (request: string, chunks: FakeChunk[] | undefined, name?: string) => ({
  group: chunks && { name, chunks },
  dependencies: [{ userRequest: request }],
});

/** What the plugin writes of a build with these imports and chunks. */
function assetsOf(name: string, blocks: object[], chunks: FakeChunk[] = []): PartAssets {
  const written: string[] = [];
  const compilation = {
    ...{ modules: [{ blocks: blocks.slice(0, 1) }, { blocks: blocks.slice(1) }], chunks },
    namedChunks: new Map(chunks.map((one) => [one.name, one])),
    chunkGraph: { getBlockChunkGroup: ({ group }: { group?: object }) => group },
    hooks: { processAssets: { tap: (_: object, work: () => void) => work() } },
    emitAsset: (path: string, { text }: { text: string }) => written.push(path, text),
  };
  class RawSource {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const compiler = {
    hooks: { thisCompilation: { tap: (_: string, begin: (one: object) => void) => begin(compilation) } },
    webpack: { Compilation: {}, sources: { RawSource } },
  };
  new PartAssetsPlugin(name).apply(Object.assign(Object.create(null), compiler));
  const [path, text = ''] = written;
  expect(path).toBe('../part-assets.json');
  return JSON.parse(text);
}

const runtime = chunk(['remoteEntry.js'], { runs: true });
const start = imported(browserEntry, [chunk(['start.js', 'start.css', 'start.js.map']), runtime]);

it('finds the files of each page, fragment, piece and language by how the remote imports it', () => {
  const views = chunk(['views.js', 'views.css']);
  const found = assetsOf('mf-search', [
    start,
    imported('./pages/search', [views, chunk(['page.js'])]),
    imported('./pages/results/results.tsx', [views, runtime]),
    imported('./fragments/overlay/overlay', [chunk(['overlay.js']), chunk(['b.js'], { name: 'bootstrap' })]),
    imported('./below.tsx', [chunk(['below.js']), runtime], 'piece-below'),
    imported('./locales/fr.json', [chunk(['fr.js']), runtime]),
    imported('./nl.json', [chunk(['nl.js'])]),
    imported('./somewhere/else.tsx', [chunk(['else.js'])]),
    imported('./pages/gone', undefined),
  ]);
  const scripts = (...files: string[]) => ({ scripts: files.map((file) => `browser/${file}`), styles: [] });
  expect(found).toEqual({
    pages: {
      search: { scripts: ['browser/views.js', 'browser/page.js'], styles: ['browser/views.css'] },
      results: { scripts: ['browser/views.js'], styles: ['browser/views.css'] },
    },
    fragments: { overlay: scripts('overlay.js') },
    pieces: { below: scripts('below.js') },
    locales: { fr: scripts('fr.js'), nl: scripts('nl.js') },
    startup: { scripts: ['browser/start.js'], styles: ['browser/start.css'] },
  });
});

it('has the shell start with its entry and what comes with that, and each of its parts with what they share', () => {
  const shared = chunk(['shared.js']);
  const bootstrap = chunk(['bootstrap.js', 'shell.css'], { name: 'bootstrap' });
  bootstrap.groupsIterable.push({ name: 'bootstrap', chunks: [bootstrap, shared, runtime] });
  bootstrap.groupsIterable.push({ name: 'other', chunks: [chunk(['other.js'])] });
  const own = chunk(['own-parts.js'], { name: 'own-parts' });
  const request = { group: { chunks: [chunk(['header.js'])] }, dependencies: [{ request: './fragments/header' }, {}] };
  const found = assetsOf('shell', [request], [bootstrap, shared, runtime, own]);
  expect(found.startup).toEqual({
    scripts: ['browser/bootstrap.js', 'browser/shared.js'],
    styles: ['browser/shell.css'],
  });
  expect(found.fragments.header?.scripts).toEqual(['browser/own-parts.js', 'browser/header.js']);
});

it('stops a build in which it does not find what a remote starts with', () => {
  expect(() => assetsOf('mf-search', [imported('./pages/search', [chunk(['page.js'])])])).toThrow(
    'What mf-search starts with was not found in its build',
  );
});
