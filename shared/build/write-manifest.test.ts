import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../release/integrity.ts';
import { describeFiles } from './write-manifest.ts';

it('tells the size and the integrity of every file of a build, by its path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'browser/empty'), { recursive: true });
  writeFileSync(join(folder, 'server.cjs'), 'é');
  writeFileSync(join(folder, 'browser/entry.js'), '');
  expect(Object.entries(describeFiles(folder))).toEqual([
    ['browser/entry.js', { bytes: 0, integrity: integrityOf('') }],
    ['server.cjs', { bytes: 2, integrity: integrityOf('é') }],
  ]);
  rmSync(folder, { recursive: true });
});
