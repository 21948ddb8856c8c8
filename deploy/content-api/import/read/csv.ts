import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';

/** A line of a table: its cells by the names in the first line, or why it cannot be read. */
export type CsvRow = { line: number; cells: Map<string, string>; problem?: never } | { line: number; problem: string };

const parsed = z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) });

/**
 * The rows of a CSV file, one at a time. `header` is called with the names of the columns and may throw. A file that goes on
 * after a broken quote cannot be understood: its last row is then a problem.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  header: (names: string[]) => void,
  given?: string,
): AsyncGenerator<CsvRow> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  const beginning = first.done ? '' : first.value;
  const parser = Readable.from(joined(beginning, pieces), { objectMode: false, encoding: 'utf8' }).pipe(
    parse({
      delimiter: given ?? delimiterOf(beginning),
      info: true,
      trim: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      maxRecordSize: 4_000_000,
    }),
  );
  let names: string[] | undefined;
  let lastLine = 0;
  let doubled = 0;
  try {
    for await (const item of parser) {
      const { info, record } = parsed.parse(item);
      // A row with line breaks inside of quotes is known by its first line; the parser counts CR LF there as two.
      doubled += matches(record, /\r\n/g);
      lastLine = info.lines - doubled;
      const line = lastLine - matches(record, /\r\n|\n|\r/g);
      if (names) yield rowOf(line, names, record);
      else {
        names = record;
        header(names);
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: lastLine + 1, problem: `cannot be read from here on: ${error.message}` };
  }
}

const matches = (cells: string[], pattern: RegExp): number =>
  cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);

function rowOf(line: number, names: string[], record: string[]): CsvRow {
  if (record.length > names.length)
    return { line, problem: `has ${record.length} cells, but the first line has ${names.length}` };
  return { line, cells: new Map(names.map((name, index) => [name, withoutMark(record[index] ?? '')])) };
}

async function* joined(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning;
  for (let piece = await rest.next(); !piece.done; piece = await rest.next()) yield piece.value;
}

/** Texts that a spreadsheet takes for a formula, and runs, or for one that somebody has marked as text. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^[+-]?[\d\s.,]+$/;

/** A text as a cell that a spreadsheet shows and does not run: with the apostrophe by which people mark it, too. */
export const asText = (text: string): string => (formula.test(text) && !isNumber.test(text) ? `'${text}` : text);

/** What such a cell says. */
const withoutMark = (cell: string): string =>
  cell.startsWith("'") && asText(cell.slice(1)) === cell ? cell.slice(1) : cell;

export const delimiters = [',', ';', '\t', '|'] as const;

/** What is between the cells of a CSV file: of the signs that may, the one that its first line has most. */
export function delimiterOf(beginning: string): (typeof delimiters)[number] {
  const [line = ''] = beginning.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1);
  const count = (sign: string) => line.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
