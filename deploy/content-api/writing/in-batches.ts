/** So many rows go to the database in one statement: few enough to be short, many enough to be quick. */
export const batchSize = 500;

/** A list in pieces of `batchSize`; the last may be shorter. */
export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
