/**
 * The records of some keys in the order of the keys, undefined where there is none: what a DataLoader has to answer. `read` asks
 * the database for all of them at once.
 */
export async function inOrder<Key, Entry>(
  keys: readonly Key[],
  read: (keys: Key[]) => PromiseLike<readonly Entry[]>,
  keyOf: (record: Entry) => Key,
): Promise<(Entry | undefined)[]> {
  const byKey = new Map((await read([...keys])).map((record) => [keyOf(record), record]));
  return keys.map((key) => byKey.get(key));
}
