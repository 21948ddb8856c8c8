/**
 * The shape of a journal card in two columns. Wide, tall, tall, wide: each column holds both, side by side they differ,
 * and after four the columns are level again.
 */
export const articleShape = (index: number): 'wide' | 'tall' => (index % 4 === 1 || index % 4 === 2 ? 'tall' : 'wide');
