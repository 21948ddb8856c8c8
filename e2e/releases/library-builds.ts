import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLibrary } from '../../shared/build/build-library.ts';

/** Today's React under another version: what comes next is not there yet. Answers the folder of its build. */
export const reactAs = (version: string): Promise<string> => buildLibrary({ library: 'react', version }, 'production');

/** React 18.3.1 as it is on npm. Answers the folder of its build. */
export function react18(): Promise<string> {
  const version = '18.3.1';
  const folder = mkdtempSync(join(tmpdir(), 'react-18-'));
  const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...install, `react@${version}`, `react-dom@${version}`], { stdio: 'pipe' });
  const installed = (path: string) => join(folder, 'node_modules', path);
  return buildLibrary(
    {
      library: 'react',
      version,
      packages: {
        // Its renderer for Node has streams, which a release has no use for.
        'react-dom/server$': installed('react-dom/cjs/react-dom-server-legacy.browser.production.min.js'),
        'react-dom': installed('react-dom'),
        react: installed('react'),
        scheduler: installed('scheduler'),
      },
    },
    'production',
  );
}
