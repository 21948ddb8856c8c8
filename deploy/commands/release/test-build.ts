import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../../shared/release/index.ts';
import { integrityOf } from '../../../shared/release/integrity.ts';

/** For tests: a finished build of `mf-search` 1.0.0 from this source, in a folder of its own under `parent`. */
export async function testBuild(parent: string, source = 'digest-of-source'): Promise<string> {
  const folder = await mkdtemp(join(parent, 'build-'));
  const files = { 'server.cjs': `exports.render = '${source}'`, 'browser/remoteEntry.js': 'var mf_search' };
  const manifest: Manifest = {
    name: 'mf-search',
    version: '1.0.0',
    source,
    platform: 1,
    entry: 'browser/remoteEntry.js',
    container: 'mf_search',
    startup: { scripts: [], styles: [] },
    pages: {},
    fragments: {},
    locales: {},
    pieces: {},
    uses: [],
    gives: [],
    shared: {},
    samples: { addresses: [], fragments: {} },
    operations: {},
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { bytes: text.length, integrity: integrityOf(Buffer.from(text)) },
      ]),
    ),
  };
  for (const [path, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
