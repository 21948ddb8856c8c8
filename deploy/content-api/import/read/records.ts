import { SiteError } from 'shared/errors';
import type { Language } from 'shared/i18n';
import type { Entry, KindName } from '../contract.ts';
import { isRecord, type UncheckedRecord } from '../record.ts';
import { csvRows } from './csv.ts';
import { cellValue, fieldsOf, inLanguage, pathIn, setAt } from './fields.ts';
import { jsonPieces } from './json.ts';
import { columnsOf, type Mapping, mappedRecord, requireFields } from './mapping.ts';

export interface RecordSource {
  kind: KindName;
  /** As problems name it. */
  file: string;
  mapping: Mapping | undefined;
  /** Of texts that tell none themselves. */
  language: Language | undefined;
  text: AsyncIterable<string>;
}

type Rest = Pick<Entry, 'line' | 'number' | 'record' | 'problem'>;

/** The rows of a CSV file as records. Throws SiteError `command-wrong` where its first line names unknown columns. */
export async function* csvRecords({ kind, file, mapping, language, text }: RecordSource): AsyncGenerator<Rest> {
  const fields = fieldsOf(kind);
  const header = (names: string[]) => {
    if (mapping) requireColumns(file, mapping, names);
    else
      requireFields(
        file,
        kind,
        names.map((name) => pathIn(fields, name, language)),
      );
  };
  for await (const row of csvRows(text, header, mapping?.delimiter)) {
    if (row.problem !== undefined) yield row;
    else if (mapping)
      yield { line: row.line, record: mappedRecord(mapping, fields, (column) => row.cells.get(column)) };
    else {
      const record: UncheckedRecord = {};
      for (const [name, cell] of row.cells) {
        const path = pathIn(fields, name, language);
        if (cell !== '') setAt(record, path, cellValue(cell, fields.get(path) ?? 'text'));
      }
      yield { line: row.line, record };
    }
  }
}

/** The objects of a JSON file as records. */
export async function* jsonRecords({ kind, mapping, language, text }: RecordSource): AsyncGenerator<Rest> {
  const fields = fieldsOf(kind);
  let number = 0;
  for await (const { line, text: json } of jsonPieces(text)) {
    const value = parsed(json);
    number += 1;
    if (!isRecord(value)) yield { line, number, problem: 'is not a JSON object' };
    else
      yield {
        line,
        number,
        record: mapping ? mappedRecord(mapping, fields, value) : inLanguage(fields, value, language),
      };
  }
}

function requireColumns(file: string, mapping: Mapping, names: readonly string[]): void {
  const wanted = Object.values(mapping.columns).flatMap(({ column }) => {
    const joined = names.includes(column) ? [] : columnsOf(column);
    return joined.length > 0 ? joined : [column];
  });
  const missing = wanted.filter((column) => !names.includes(column));
  if (missing.length === 0) return;
  throw new SiteError('command-wrong', `${file} has no column ${missing.join(', ')}; it has ${names.join(', ')}`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
