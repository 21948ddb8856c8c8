import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ImportOptions } from '../../../content-api/import/contract.ts';
import type { SourceFile } from './files.ts';

/** What an import consists of, in a few letters: the bytes of its files and how they are understood. */
export async function digestOf(
  files: readonly SourceFile[],
  { create, language }: Pick<ImportOptions, 'create' | 'language'>,
): Promise<string> {
  const digest = createHash('sha256');
  for (const { path, name, kind, encoding, mapping } of files) {
    digest.update(JSON.stringify([name, kind, encoding, mapping, create, language]));
    for await (const piece of createReadStream(path)) digest.update(piece);
  }
  return digest.digest('hex');
}
