/** Does some work for each of many, a few at a time, and answers the results in order. */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  few: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = items.entries();
  async function worker() {
    for (const [index, item] of waiting) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: few }, worker));
  return results;
}
