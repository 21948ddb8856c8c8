export type RangeShape = 'big' | 'landscape' | 'portrait';

/** The shape of a card on the overview of a range: the first is big, then landscape and portrait in turn (R145). */
export function rangeShape(index: number): RangeShape {
  if (index === 0) return 'big';
  return index % 2 === 1 ? 'landscape' : 'portrait';
}
