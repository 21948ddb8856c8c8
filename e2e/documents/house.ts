import { isProduct, read, sources } from './repository.ts';

/** Files and lines of product code by folder, as a table: what a change adds, it makes unnecessary elsewhere. */
export function houseFigures(): string {
  const lines = sources.filter(isProduct).map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
  const folderOf = (path: string) => path.split('/')[0] ?? '';
  const folders = [...new Set(lines.map(({ path }) => folderOf(path)))].sort();
  const row = (name: string, of: typeof lines) =>
    [
      name.padEnd(14),
      String(of.length).padStart(6),
      String(of.reduce((sum, { lines }) => sum + lines, 0)).padStart(8),
      String(of.filter(({ lines }) => lines <= 10).length).padStart(12),
    ].join('');
  return [
    'Product code    files   lines  of ten or fewer',
    ...folders.map((folder) =>
      row(
        folder,
        lines.filter(({ path }) => folderOf(path) === folder),
      ),
    ),
    row('all', lines),
  ].join('\n');
}
