import { SiteError } from 'shared/errors';
import type { KindName } from '../../../content-api/import/contract.ts';
import type { UncheckedRecord } from '../../../content-api/import/record.ts';
import { cellValue, numberOf, partsOf } from './cells.ts';
import { type FieldKind, fieldsOf, setAt, valueAt } from './fields.ts';
import type { MappedColumn, Mapping } from './mapping.ts';

/** Where the cells of a foreign row come from: a table by the names of its columns, or a record by its paths. */
type ForeignRow = ((column: string) => string | undefined) | UncheckedRecord;

/** A foreign row as a record of ours. */
export function mappedRecord(
  { columns, constants }: Mapping,
  fields: ReadonlyMap<string, FieldKind>,
  row: ForeignRow,
): UncheckedRecord {
  const record: UncheckedRecord = {};
  for (const [path, value] of Object.entries(constants)) setAt(record, path, value);
  for (const [path, column] of Object.entries(columns)) {
    const cell = cellOf(column.column, (name) => (typeof row === 'function' ? row(name) : valueAt(row, name)));
    const value = translated(cell, column, fields.get(path) ?? 'text');
    if (value !== undefined) setAt(record, path, value);
  }
  return record;
}

/** The columns that a text like `{name} {subtype}` joins. */
export const columnsOf = (text: string): string[] => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The cell of a column, or, of a text like `{name} {subtype}`, the text with the cells in it; an empty one leaves no gap. */
function cellOf(column: string, cellIn: (name: string) => unknown): unknown {
  const whole = cellIn(column);
  if (whole !== undefined || columnsOf(column).length === 0) return whole;
  const joined = column.replace(/\{([^{}]+)\}/g, (_all, name: string) => String(cellIn(name) ?? ''));
  return joined.replace(/\s+/g, ' ').trim();
}

/** An empty cell says nothing, so that a constant or what is stored stays. */
function translated(cell: unknown, column: MappedColumn, kind: FieldKind): unknown {
  if (cell === undefined || cell === null || cell === '') return undefined;
  const named = (part: string) => column.prefix + (column.values[part] ?? part);
  if (kind === 'list') {
    if (Array.isArray(cell)) return cell.map((part: unknown) => (typeof part === 'string' ? named(part) : part));
    const text = String(cell);
    return text.startsWith('[') ? cellValue(text, kind) : partsOf(text, column.split ?? '|').map(named);
  }
  if (typeof cell === 'object') return cell;
  const text = named(String(cell));
  const factor = column.scale;
  const number = factor === undefined ? undefined : numberOf(text);
  // Six digits: a product of decimals is seldom exact.
  if (factor !== undefined && number !== undefined) return Number((number * factor).toFixed(6));
  return kind === 'text' ? text : cellValue(text, kind);
}

/** Throws SiteError `command-wrong` where columns are not fields of a kind: all rows would be bad for one reason. */
export function requireFields(where: string, kind: KindName, names: readonly string[]): void {
  const fields = fieldsOf(kind);
  const unknown = names.filter((name) => !fields.has(name));
  if (unknown.length === 0) return;
  const known = [...fields.keys()].map((name) => name.replace(/\.(?:fr|nl|en|de)$/, '.fr|nl|en|de'));
  throw new SiteError(
    'command-wrong',
    `${where}: ${kind} have no field ${unknown.map((name) => `"${name}"`).join(', ')}. They have ${[...new Set(known)].join(', ')}`,
  );
}
