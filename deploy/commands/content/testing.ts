import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { KindName, Report } from '../../content-api/import/contract.ts';
import { problemLine } from '../../content-api/import/problems.ts';
import { sourceFiles } from '../../content-api/import/read/files.ts';
import { readMapping } from '../../content-api/import/read/mapping.ts';
import { type FileOptions, importFiles } from './import-files.ts';
import type { Content } from './open-content.ts';
import { csvLines, jsonLines } from './write-lines.ts';

/** Files for tests of imports, in a folder of their own. */
export async function importFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const write = async (name: string, text: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };

  return {
    write,
    remove: () => rm(folder, { recursive: true }),

    /** Writes a file from a stream, so that it may be larger than what is in memory. */
    async stream(name: string, lines: Iterable<string> | AsyncIterable<string>): Promise<string> {
      const path = join(folder, name);
      await pipeline(Readable.from(lines), createWriteStream(path));
      return path;
    },

    /** Imports files as the command does. */
    async import(
      content: Content,
      paths: string[],
      options: Partial<FileOptions> & { map?: object } = {},
    ): Promise<Report> {
      const { map, language, ...rest } = options;
      const mapping = map && (await readMapping(await write('mapping.json', JSON.stringify(map))));
      const files = await sourceFiles(paths, { mapping, language });
      return importFiles(content, files, {
        skipBad: false,
        dryRun: false,
        create: mapping?.create ?? [],
        language: language ?? mapping?.language ?? 'fr',
        ...rest,
      });
    },
  };
}

/** The whole text of an export. */
export async function exported(content: Content, kind: KindName, format: 'csv' | 'json'): Promise<string> {
  const records = content.export(kind);
  let text = '';
  for await (const line of format === 'csv' ? csvLines(kind, records) : jsonLines(records)) text += line;
  return text;
}

/** The problems of an import as the command prints them. */
export const problemLines = ({ problems }: Report): string[] => problems.map(problemLine);
