import type { FieldKind } from './fields.ts';

const booleans: Record<string, boolean> = {
  ...{ true: true, yes: true, oui: true, ja: true, 1: true },
  ...{ false: false, no: false, non: false, nee: false, nein: false, 0: false },
};

/**
 * What a cell means; one that means nothing of its kind stays the text that it is, for the check to complain about.
 * Lists are parts between `|`, or JSON where what they hold is more than words.
 */
export function cellValue(cell: string, kind: FieldKind): unknown {
  switch (kind) {
    case 'number':
      return numberOf(cell) ?? cell;
    case 'boolean':
      return booleans[cell.trim().toLowerCase()] ?? cell;
    case 'list':
      return cell.trimStart().startsWith('[') ? (json(cell) ?? cell) : partsOf(cell, '|');
    default:
      return cell;
  }
}

/** The parts of a cell between separators, without the blanks around them; empty ones are left out. */
export const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** A number as people of any country write it: of two different signs the last begins the decimals, one alone does. */
export function numberOf(cell: string): number | undefined {
  const compact = cell.replace(/[\s\u00a0\u202f’']/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(compact)) return undefined;
  const sign = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (sign === -1) return Number(compact);
  const [mark, other] = compact[sign] === '.' ? ['.', ','] : [',', '.'];
  const isDecimal = compact.indexOf(mark) === sign;
  // The same sign twice, as in 1.234.567, only groups the digits; groups have three of them.
  if (!isDecimal)
    return compact.includes(other) || !/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(compact)
      ? undefined
      : Number(compact.replaceAll(mark, ''));
  return Number(compact.replaceAll(other, '').replace(mark, '.'));
}

function json(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
