import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** In bytes: several times what all tests have there at once. */
const enough = 4e9;

/**
 * A folder for what tests write, gone when this process ends: in memory where Linux has room for it, since each of a
 * hundred databases is a thousand small files.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'site-tests-'));
  // PostgreSQL and nginx pass through it under names of their own.
  chmodSync(folder, 0o711);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= enough;
}
