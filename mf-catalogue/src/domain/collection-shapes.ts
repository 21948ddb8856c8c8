export type CollectionShape = 'big' | 'landscape' | 'portrait';

/** The shape of a card on the collections overview: the first is big, then landscape and portrait in turn (R145). */
export function shapeOf(index: number): CollectionShape {
  if (index === 0) return 'big';
  return index % 2 === 1 ? 'landscape' : 'portrait';
}
