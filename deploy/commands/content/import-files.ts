import type { Entry, ImportOptions, Report } from '../../content-api/import/contract.ts';
import { digestOf, entriesOf, type SourceFile } from '../../content-api/import/read/files.ts';
import type { Content } from './open-content.ts';
import { type Progress, progressOf } from './printing.ts';

export type FileOptions = Omit<ImportOptions, 'id' | 'from'>;

/**
 * Has files checked and staged, and then made live all at once; search takes them in after that. An import of the same
 * files that was broken off goes on where it was: the rows before are read over.
 */
export async function importFiles(content: Content, files: SourceFile[], options: FileOptions): Promise<Report> {
  const id = await digestOf(files, options);
  const staged = await content.staged(id);
  const progress = progressOf('checked', totalBytes(files));
  if (staged > 0) progress.say(`goes on after row ${staged.toLocaleString('en')}`);
  const report = await content
    .import(rest(files, staged, progress), { ...options, id, from: staged })
    .finally(progress.end);
  if (report.written || report.preview !== undefined) await untilFound(content, report.preview);
  return report;
}

const totalBytes = (files: SourceFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function* rest(files: SourceFile[], staged: number, progress: Progress): AsyncGenerator<Entry> {
  let row = 0;
  for await (const entry of entriesOf(files, progress.add)) {
    if (row++ >= staged) yield entry;
    progress.row();
  }
}

/** Waits until search, or that of a preview, has taken in what has changed. */
async function untilFound(content: Content, preview?: number): Promise<void> {
  let left = await content.takeInPending(preview);
  const progress = progressOf(preview === undefined ? 'live, in search' : 'staged, in its search', left);
  try {
    while (left > 0) {
      const before = left;
      left = await content.takeInPending(preview);
      progress.add(before - left);
    }
  } finally {
    progress.end();
  }
}
