import type { Readable } from 'node:stream';
import type { TablePrints } from '../../database/table-prints.ts';
import type { Manifest } from './archive.ts';

/** A database as a backup sees it. All throw SiteError `backup-failed` with a sentence where it cannot be. */
export interface BackedUp {
  kind: Manifest['database'];
  /** Hands over what is in it at one moment. */
  read<Result>(use: (content: Readable, about: Pick<Manifest, 'at' | 'tables'>) => Promise<Result>): Promise<Result>;
  /** Restores content into a scratch database, and answers what is in that. */
  check(content: Readable): Promise<TablePrints>;
  /** Restores content; it takes the place of what is there once `isRight` has not thrown. Answers a sentence. */
  restore(content: Readable, isRight: (tables: TablePrints) => void): Promise<string>;
}
