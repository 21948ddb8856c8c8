/** The records in the order of the keys asked for, undefined where there is none: what a DataLoader has to answer. */
export function inOrder<Key, Entry>(
  keys: readonly Key[],
  records: readonly Entry[],
  keyOf: (record: Entry) => Key,
): (Entry | undefined)[] {
  const byKey = new Map(records.map((record) => [keyOf(record), record]));
  return keys.map((key) => byKey.get(key));
}
