import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';

/** Makes the folder of the site's data where it is missing. Throws SiteError `settings-wrong` where nothing can be written to it. */
export function requireWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, 'written-')));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('settings-wrong', `DATA_DIR: nothing can be written to ${dataDir} (${why})`, { cause });
  }
}
