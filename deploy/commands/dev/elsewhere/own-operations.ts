import { Kind, parse } from 'graphql';
import type { Manifest } from 'shared/release';

/** The operations of a release by their names, each with the hash that a site knows it by. */
export function hashesByName(operations: Manifest['operations']): ReadonlyMap<string, string> {
  const named = Object.entries(operations).flatMap(([hash, text]) =>
    namesIn(text).map((name) => [name, hash] as const),
  );
  return new Map(named);
}

/** The names of the operations in a text. */
export const namesIn = (text: string): string[] =>
  parse(text, { noLocation: true }).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
  );
