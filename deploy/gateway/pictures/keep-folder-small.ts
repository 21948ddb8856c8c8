import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** Counting a folder's files takes a while where there are many. */
const writesBetween = 200;

/**
 * Holds a folder of what can be made again at so many bytes. Call what it returns after each file that is written: after some
 * of them, and the first, the oldest files go where there are too many, down to nine tenths.
 */
export function keepFolderSmall(folder: string, mostBytes: number, between = writesBetween): () => Promise<void> {
  const inTurn = pLimit(1);
  let writes = 0;
  return async () => {
    if (writes++ % between === 0) await inTurn(() => removeOldest(folder, mostBytes));
  };
}

async function removeOldest(folder: string, mostBytes: number): Promise<void> {
  const files: { path: string; size: number; mtimeMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return;
  for (const { path, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (bytes <= mostBytes * 0.9) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}
