/** The shape of a card on the inspirations overview: the first is big, then landscape and portrait in turn (R145). */
export function inspirationShape(index: number): 'big' | 'landscape' | 'portrait' {
  if (index === 0) return 'big';
  return index % 2 === 1 ? 'landscape' : 'portrait';
}

/**
 * The shape of a journal card in two columns. Wide, tall, tall, wide: each column holds both, side by side they differ,
 * and after four the columns are level again.
 */
export const articleShape = (index: number): 'wide' | 'tall' => (index % 4 === 1 || index % 4 === 2 ? 'tall' : 'wide');
