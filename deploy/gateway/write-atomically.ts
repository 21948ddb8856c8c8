import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file atomically: a reader, also another gateway on the same folder, sees all of it or what was there before. */
export async function writeAtomically(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode });
    await rename(draft, file);
  } catch (error) {
    // On a full disk half a file would make it fuller.
    await rm(draft, { force: true });
    throw error;
  }
}
