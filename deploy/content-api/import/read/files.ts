import { createHash } from 'node:crypto';
import { createReadStream, globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SiteError } from 'shared/errors';
import type { Language } from 'shared/i18n';
import { type Entry, type ImportOptions, type KindName, kindNames } from '../contract.ts';
import { fit } from '../record.ts';
import { type Encoding, encodingOf, textOfFile } from './decode.ts';
import { fieldsOf, pathIn } from './fields.ts';
import { type Mapping, requireFields } from './mapping.ts';
import { csvRecords, jsonRecords } from './records.ts';

export interface SourceFile {
  path: string;
  name: string;
  kind: KindName;
  bytes: number;
  encoding: Encoding;
  mapping: Mapping | undefined;
  /** Of texts that tell none themselves. */
  language: Language | undefined;
}

interface Options {
  /** What all files hold; without it their names say so, as `products-2026.csv`. */
  kind?: KindName;
  mapping?: Mapping;
  /** The language of texts that tell none themselves, as `heading`; the mapping's unless it is given. */
  language?: Language;
}

/**
 * Looks at files, and at all those of folders, before they are read, and puts them in the order in which they refer to each
 * other. Throws SiteError `command-wrong` where one cannot be read or nobody says what it holds.
 */
export async function sourceFiles(
  paths: readonly string[],
  { kind, mapping: given, language = given?.language }: Options,
): Promise<SourceFile[]> {
  const named = (await Promise.all(paths.map(filesAt))).flat();
  const files = await Promise.all(
    named.map(async ({ path, name, bytes }): Promise<SourceFile> => {
      const holds = kind ?? given?.kind ?? kindOfName(name);
      const mapping = given && withPaths(given, holds, language);
      if (mapping) requireFields('The mapping', holds, Object.keys(mapping.columns));
      const encoding = mapping?.encoding ?? (await encodingOf(path));
      return { path, name, kind: holds, bytes, encoding, mapping, language };
    }),
  );
  return files.sort((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind));
}

/** A file, or those of a folder that have content in them, by their names inside it: `pages/home.json`. */
async function filesAt(path: string): Promise<Pick<SourceFile, 'path' | 'name' | 'bytes'>[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return [{ path, name: basename(path), bytes: found.size }];
  if (!found?.isDirectory()) throw new SiteError('command-wrong', `${path} is not a file that can be read`);
  const names = globSync('**/*.{csv,json,jsonl,ndjson}', { cwd: path });
  return Promise.all(
    names.sort().map(async (name) => ({ path: join(path, name), name, bytes: (await stat(join(path, name))).size })),
  );
}

/** The rows of files, one after the other; `onBytes` is called with the number of bytes read. */
export async function* entriesOf(
  files: readonly SourceFile[],
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Entry> {
  for (const { path, name, kind, encoding, mapping, language } of files) {
    const source = { kind, file: name, mapping, language, text: textOfFile(path, encoding, onBytes) };
    const records = /\.(?:json|jsonl|ndjson)$/i.test(name) ? jsonRecords(source) : csvRecords(source);
    for await (const rest of records) yield fit({ kind, file: name, ...rest });
  }
}

/** A mapping with its fields by their whole paths. */
const withPaths = (mapping: Mapping, kind: KindName, language: Language | undefined): Mapping => ({
  ...mapping,
  columns: Object.fromEntries(
    Object.entries(mapping.columns).map(([name, column]) => [pathIn(fieldsOf(kind), name, language), column]),
  ),
});

function kindOfName(name: string): KindName {
  const word = name.toLowerCase();
  // `shades-2026.csv` holds shades; `shade-groups.csv` begins with no other kind.
  const kind = kindNames.find(
    (candidate) => word.startsWith(candidate) && !/^[a-z]/.test(word.slice(candidate.length)),
  );
  if (kind) return kind;
  throw new SiteError(
    'command-wrong',
    `${name}: say what it holds by --kind, or name it after that, as products.csv. Kinds: ${kindNames.join(', ')}`,
  );
}

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
