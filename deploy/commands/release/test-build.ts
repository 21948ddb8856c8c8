import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf, testManifest } from '../../registry/test-manifest.ts';

/** For tests: a finished build of `mf-search` 1.0.0 from this source, in a folder of its own under `parent`. */
export async function testBuild(parent: string, source = 'digest-of-source'): Promise<string> {
  const folder = await mkdtemp(join(parent, 'build-'));
  const files = { 'server.cjs': `exports.render = '${source}'`, 'browser/remoteEntry.js': 'var mf_search' };
  const manifest = testManifest({ source, files: filesOf(files) });
  for (const [path, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
