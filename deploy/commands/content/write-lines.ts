import type { KindName } from '../../content-api/import/contract.ts';
import { asText } from '../../content-api/import/read/csv.ts';
import { fieldsOf, valueAt } from '../../content-api/import/read/fields.ts';
import type { UncheckedRecord } from '../../content-api/import/record.ts';

/** Records as the lines of a CSV file that an import reads back to the same records. */
export async function* csvLines(kind: KindName, records: AsyncIterable<UncheckedRecord>): AsyncGenerator<string> {
  const paths = [...fieldsOf(kind).keys()];
  yield line(paths);
  for await (const record of records) yield line(paths.map((path) => cellOf(valueAt(record, path))));
}

/** Records as one JSON list, one a line. */
export async function* jsonList(records: AsyncIterable<UncheckedRecord>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield `${before}${JSON.stringify(record)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Records as JSON, one a line, for programs that read line by line. */
export async function* jsonLines(records: AsyncIterable<UncheckedRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

const line = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Lists of plain words are easier to read and to write with `|` between them; all others are JSON. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value)) return typeof value === 'string' ? asText(value) : String(value);
  const plain =
    value.length > 0 && value.every((part) => typeof part === 'string' && /^[^|[\s](?:[^|]*[^|\s])?$/.test(part));
  return plain ? asText(value.join('|')) : JSON.stringify(value);
}

const quoted = (cell: string): string => (/^\s|\s$|[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
