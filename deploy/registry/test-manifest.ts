import type { Manifest } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';

/** For tests: the manifest of a release of `mf-search` that gives and uses nothing. */
export const testManifest = (own: Partial<Manifest> = {}): Manifest => ({
  name: 'mf-search',
  version: '1.0.0',
  source: 'digest-of-source',
  platform: 1,
  entry: 'browser/remoteEntry.js',
  container: 'mf_search',
  startup: { scripts: [], styles: [] },
  pages: {},
  routes: {},
  fragments: {},
  roles: {},
  fullScreen: [],
  forEditors: [],
  formerly: {},
  locales: {},
  pieces: {},
  uses: [],
  gives: [],
  shared: {},
  modules: [],
  samples: { addresses: [], fragments: {}, mayShowNothing: [] },
  operations: {},
  files: {},
  ...own,
});

/** The `files` of a manifest for files with these texts. */
export const filesOf = (texts: Record<string, string>): Manifest['files'] =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      { bytes: text.length, integrity: integrityOf(Buffer.from(text)) },
    ]),
  );
