import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIfChanged } from './index.ts';

test('a file that says the same already keeps its time, which watchers look at', () => {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  const path = join(folder, 'file.ts');
  const long = new Date('2020-01-02T00:00:00Z');
  writeIfChanged(path, 'one');
  utimesSync(path, long, long);
  writeIfChanged(path, 'one');
  expect(statSync(path).mtime).toEqual(long);
  writeIfChanged(path, 'two');
  expect(statSync(path).mtime).not.toEqual(long);
  expect(readFileSync(path, 'utf8')).toBe('two');
  rmSync(folder, { recursive: true });
});
