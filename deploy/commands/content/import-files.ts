import type { Entry, ImportOptions, Report } from '../../content-api/import/contract.ts';
import type { Content } from './content.ts';
import { progressOf } from './progress.ts';
import { entriesOf, type SourceFile } from './read/files.ts';

export interface FileOptions extends Pick<ImportOptions, 'skipBad' | 'create'> {
  dryRun: boolean;
}

/**
 * Reads files twice: first every row is checked, then, where all are good or bad ones are to be skipped, they are
 * written in one transaction. A file with a mistake in it thus never holds up a running site by a write that is undone.
 */
export async function importFiles(content: Content, files: SourceFile[], options: FileOptions): Promise<Report> {
  const { skipBad, create, dryRun } = options;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const pass = async (what: string, mode: ImportOptions['mode']) => {
    const progress = progressOf(what, total);
    try {
      return await content.import(counted(files, progress), { mode, skipBad, create });
    } finally {
      progress.end();
    }
  };
  const check = await pass('checked', 'check');
  if (check.bad > 0 && !skipBad) return check;
  return pass('written', dryRun ? 'try' : 'write');
}

async function* counted(files: SourceFile[], progress: ReturnType<typeof progressOf>): AsyncGenerator<Entry> {
  for await (const entry of entriesOf(files, progress.bytes)) {
    yield entry;
    progress.row();
  }
}
